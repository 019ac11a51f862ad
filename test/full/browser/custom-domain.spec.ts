import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import {
  DEMO_PASSWORD,
  type Me,
  type OutboxMailDetail,
  type OutboxPage,
  type SamlServiceProviderDto,
  type SsoConfigurationDto,
  type SsoProviders,
} from '@gatehouse/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import { DnsServer } from '../../support/dns-server.ts';
import { EVENTUALLY } from '../../support/eventually.ts';
import { emailOf, fillIn, unfoldOtherMethods, Visitors } from '../../support/visitors.ts';

const HOST = 'login.acme.test';
let dns: DnsServer;
let visitors: Visitors;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const { url, dnsPort } = inject('gatehouse');
  dns = await DnsServer.start(dnsPort);
  visitors = await Visitors.join();
  browser = await launchChromium([`--host-resolver-rules=MAP ${HOST} 127.0.0.1`]);
  origin = `http://${HOST}:${new URL(url).port}`;
});
afterAll(async () => {
  await browser?.close();
  const call = await visitors.api('admin');
  await call('DELETE', '/api/v1/custom-domain');
  await call('PATCH', '/api/v1/organization', { version: (await organization()).version, color: null });
  await visitors.stop();
  await dns.stop();
});

async function organization(): Promise<{ name: string; version: number }> {
  return (await (await visitors.api('admin'))('GET', '/api/v1/organization')).json();
}

/** A page at the custom domain, in a browser that resolves it to this machine. */
async function pageThere(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce', ...options });
  const page = await visitors.pageIn(context);
  await page.goto(path);
  return page;
}

async function signInThere(page: Page, email: string): Promise<void> {
  await fillIn(page, email, DEMO_PASSWORD);
}

/** For visual review. */
function pictureOf(name: string): { path: string; fullPage: true } | undefined {
  const folder = process.env.PICTURES;
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  return { path: join(folder, `${name}.png`), fullPage: true };
}

test('an admin adds the host, publishes both records and sees it become active', async () => {
  const call = await visitors.api('admin');
  const { version } = await organization();
  await call('PATCH', '/api/v1/organization', { version, color: '#0b6e4f' });
  const page = await visitors.as('admin');
  await page.goto('/admin/settings');
  await page.getByLabel('Host', { exact: true }).fill('acme.test');
  await page.getByRole('button', { name: 'Add custom domain' }).click();
  await page.getByText(/cannot have a CNAME record/).waitFor();
  await page.getByLabel('Host', { exact: true }).fill(HOST);
  await page.getByRole('button', { name: 'Add custom domain' }).click();
  const section = page.getByRole('region', { name: HOST });
  await section.getByText('Pending', { exact: true }).waitFor();
  const value = await section
    .getByText(/^gatehouse-verification=/)
    .first()
    .textContent();
  expect(await section.getByText('localhost', { exact: true }).count()).toBeGreaterThan(0);

  dns.records.set(`_gatehouse-challenge.${HOST}`, [String(value)]);
  dns.cnames.set(HOST, 'localhost');
  await section.getByRole('button', { name: 'Check now' }).click();
  await section.getByText('Active', { exact: true }).waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const picture = pictureOf(`organization-${width}-${colorScheme}`);
      if (picture) await section.screenshot({ path: picture.path });
    }
  }
  await visitors.leave(page);
});

test('the sign-in page at the host is the organization’s own, and only its users can sign in', async () => {
  const { name } = await organization();
  const page = await pageThere('/login');
  await page.getByRole('heading', { name: `Sign in to ${name}` }).waitFor();
  expect(await page.getByRole('tab').count()).toBe(0);
  expect(await page.getByText('Demo accounts').count()).toBe(0);

  await signInThere(page, emailOf('superadmin'));
  await page
    .getByRole('alert')
    .getByText(/cannot sign in through an organization/)
    .waitFor();
  await signInThere(page, emailOf('user'));
  await page.waitForURL((url) => url.origin === origin && url.pathname !== '/login');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ domain }) => domain)).toEqual(cookies.map(() => HOST));
  const session = cookies.find((cookie) => cookie.name === 'gatehouse_session');
  await page.context().close();

  const call = (headers: Record<string, string>) =>
    fetch(`${inject('gatehouse').url}/api/v1/auth/me`, { headers });
  expect((await call({ authorization: `Bearer ${session?.value}` })).status).toBe(401);
});

/** The link in the newest email to an address. */
async function linkTo(email: string): Promise<URL> {
  const call = await visitors.api('superadmin');
  return vi.waitFor(async () => {
    const page = await call('GET', `/api/v1/mail/outbox?to=${encodeURIComponent(email)}`);
    const { items } = (await page.json()) as OutboxPage;
    const mail = await call('GET', `/api/v1/mail/outbox/${items[0]?.id}`);
    const { text } = (await mail.json()) as OutboxMailDetail;
    return new URL(/http\S+\?token=\S+/.exec(text ?? '')?.[0] ?? '');
  }, EVENTUALLY);
}

test('an invited user joins and resets the password at the host', async () => {
  const email = `joins-${Date.now()}@acme.test`;
  const { name } = await organization();
  const invited = await (await visitors.api('admin'))('POST', '/api/v1/invitations', { email });
  expect(invited.status, await invited.clone().text()).toBe(201);
  const invitation = await linkTo(email);
  expect(invitation.origin).toBe(origin);
  const page = await pageThere(invitation.pathname + invitation.search);
  await page.getByRole('heading', { name: `Join ${name}` }).waitFor();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  for (const label of ['Password', 'Confirm password'])
    await page.getByLabel(label, { exact: true }).fill('four words make one door');
  await page.getByRole('button', { name: 'Accept', exact: false }).click();
  await page.waitForURL((url) => url.origin === origin && url.pathname !== '/invitation');
  await page.goto('/user');
  await page.context().close();

  const forgetful = await pageThere('/login');
  await unfoldOtherMethods(forgetful);
  await forgetful.getByText(/Passkeys that you added at .* work there only/).waitFor();
  await forgetful.goto('/forgot-password');
  await forgetful.getByLabel('Email', { exact: true }).fill(email);
  await forgetful.getByRole('button', { name: 'Send me a link' }).click();
  await forgetful.getByRole('heading', { name: 'Check your mail' }).waitFor();
  const reset = await vi.waitFor(async () => {
    const link = await linkTo(email);
    expect(link.pathname).toBe('/reset-password');
    return link;
  }, EVENTUALLY);
  expect(reset.origin).toBe(origin);
  await forgetful.goto(reset.pathname + reset.search);
  for (const field of await forgetful.locator('input[type=password]').all())
    await field.fill('five other words open it');
  await forgetful.getByRole('button', { name: 'Save and sign in' }).click();
  await forgetful.waitForURL((url) => url.origin === origin && url.pathname !== '/reset-password');
  await forgetful.context().close();
});

test('a SAML application is configured with the host', async () => {
  const call = await visitors.api('admin');
  const made = await call('POST', '/api/v1/admin/saml/service-providers', {
    name: 'Expenses at a host',
    entity_id: `https://app.acme.test/${Date.now()}`,
    acs_url: 'https://app.acme.test/saml/acs',
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as SamlServiceProviderDto;
  const page = await visitors.as('admin');
  await page.goto(`/admin/saml-providers/${id}?tab=connect`);
  expect(await page.locator('main').innerText()).not.toContain(`${origin}/api/v1/saml/metadata`);
  await page.getByRole('link', { name: new URL(origin).host, exact: true }).click();
  await page.getByText(`${origin}/api/v1/saml/sso`, { exact: true }).waitFor();
  expect(await page.locator('main').innerText()).toContain(`${origin}/api/v1/saml/metadata`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      const picture = pictureOf(`saml-connect-${width}-${colorScheme}`);
      if (picture) await page.screenshot(picture);
    }
  }
  await visitors.leave(page);
});

test('the account page at the host says where passkeys work', async () => {
  const page = await pageThere('/login');
  await signInThere(page, emailOf('user'));
  await page.waitForURL((url) => url.origin === origin && url.pathname !== '/login');
  await page.goto('/user/settings');
  await page.getByText(/A passkey works only at the address where you added it/).waitFor();
  await page.getByRole('button', { name: 'Add a passkey' }).waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const width of [390, 768, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const picture = pictureOf(`account-${width}-${colorScheme}`);
      if (picture) await page.screenshot(picture);
    }
  }
  await page.context().close();
});

test('the consent to read a directory returns to the host where it started', async () => {
  const call = await visitors.api('admin');
  const { items } = (await (await call('GET', '/api/v1/sso/providers')).json()) as SsoProviders;
  const sandbox = items.find(({ type }) => type === 'google')?.origin;
  const domains = ['demo-company.test'];
  const connection = { type: 'google', name: 'Google at a host', usesPlatformClient: true, domains };
  const made = await call('POST', '/api/v1/sso-configurations', connection);
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as SsoConfigurationDto;
  await call('POST', `/api/v1/sso-configurations/${id}/directory`, { source: 'google' });

  const page = await pageThere('/login');
  await signInThere(page, emailOf('admin'));
  await page.waitForURL((url) => url.origin === origin && url.pathname !== '/login');
  await page.goto(`/admin/sso/${id}?tab=directory&part=reads`);
  await page.getByRole('button', { name: 'Consent with Google' }).click();
  await page.waitForURL((url) => url.origin === sandbox);
  await page.getByRole('button', { name: /directory-admin@demo-company\.test/ }).click();
  await page.waitForURL((url) => url.origin === origin && url.pathname === `/admin/sso/${id}`);
  // The read that follows can find this user too, in a collapsed list.
  const account = page.getByText('directory-admin@demo-company.test', { exact: false });
  await account.filter({ visible: true }).first().waitFor();

  // Without the cookie of the browser that started it, there is no redirect to the host.
  await page.goto(`${inject('gatehouse').url}/sso/callback/${id}?state=d.unknown&code=x`);
  expect(new URL(page.url()).origin).toBe(inject('gatehouse').url);
  await page.context().close();
  await call('DELETE', `/api/v1/sso-configurations/${id}`);
});

test('a platform session is rejected at the host', async () => {
  const call = await visitors.api('user');
  const me = (await (await call('GET', '/api/v1/auth/me')).json()) as Me;
  expect(me.user.email).toBe(emailOf('user'));
  const signedIn = await visitors.as('user');
  const [cookie] = (await signedIn.context().cookies()).filter(({ name }) => name === 'gatehouse_session');
  const page = await pageThere('/login');
  await page.context().addCookies([{ name: 'gatehouse_session', value: String(cookie?.value), url: origin }]);
  await page.goto('/dashboard');
  expect(new URL(page.url()).pathname).toBe('/login');
  await page.context().close();
  await visitors.leave(signedIn);
});

test('the platform rejects a form from that origin', async () => {
  const { url } = inject('gatehouse');
  const port = new URL(url).port;
  const send = (host: string, from: string) =>
    fetch(`${url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        host,
        origin: from,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-host': host,
      },
      body: 'intent=continue&email=a%40b.test',
    });
  // `fetch` sends its own Host header. The gateway uses the host that it received.
  expect((await send(`${HOST}:${port}`, origin)).status).toBe(403);
});

test.each(['/', '/products/usb-security', '/login-old'])(
  '%s belongs to the platform, and redirects to the sign-in page',
  async (path) => {
    const page = await pageThere(path);
    expect(new URL(page.url()).href).toBe(`${origin}/login`);
    await page.context().close();
  },
);

test.each([390, 768, 1440])('the sign-in page fits at %i pixels in both themes', async (width) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await pageThere('/login', { viewport: { width, height: 900 }, colorScheme });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const button = page.getByRole('button', { name: 'Continue', exact: true }).last();
    expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgb(25, 118, 210)',
    );
    const picture = pictureOf(`login-${width}-${colorScheme}`);
    if (picture) await page.screenshot(picture);
    await page.context().close();
  }
});
