import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEXTS } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emailOf, Visitors } from '../../support/visitors.ts';

const LIST = '/superadmin/applications';
const CALLBACK = 'https://app.example.test/callback';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

interface Registered {
  id: string;
  client_id: string;
  client_secret: string;
}

async function registered(name: string, more: object = {}): Promise<Registered> {
  const api = await visitors.api('superadmin');
  const response = await api('POST', '/api/v1/admin/oauth2/clients', {
    name,
    redirect_uris: [CALLBACK],
    scopes: ['openid', 'profile', 'email', 'tenant'],
    ...more,
  });
  expect(response.status).toBe(201);
  return (await response.json()) as Registered;
}

/** The user that the page was rendered for, according to its forms. */
const boundTo = (page: Page) => page.locator('input[name=_session_of]').first().inputValue();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('a superadmin registers an application and sees its secret once', async () => {
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(LIST);
    await page.getByRole('link', { name: 'New application' }).click();
    await page.getByRole('link', { name: /^Web application/ }).click();
    await page.getByLabel('Name').fill(`Expenses ${javaScriptEnabled}`);
    await press(page, 'Register application');
    await page.getByText('Enter the URL of the application').waitFor();
    await page.getByLabel('Application URL').fill('http://app.example.test');
    await press(page, 'Register application');
    await page
      .getByText('http://app.example.test/auth/callback: Use https. Only loopback addresses can use http')
      .waitFor();

    await page.getByText('Advanced', { exact: true }).click();
    const uris = page.getByLabel('Redirect URIs (optional)', { exact: true });
    await uris.fill(`${CALLBACK}\nhttp://app.example.test/\nhttps://*.test/`);
    await press(page, 'Register application');
    await page
      .getByText('http://app.example.test/: Use https. Only loopback addresses can use http')
      .waitFor();
    await page.getByText('https://*.test/: Wildcards are not allowed. Register each URI exactly').waitFor();
    expect(await uris.inputValue()).toContain('https://*.test/');
    expect(await uris.getAttribute('aria-invalid')).toBe('true');

    await uris.fill('');
    await page.getByLabel('Application URL').fill('https://app.example.test');
    await press(page, 'Register application');
    await page.getByRole('heading', { name: `Expenses ${javaScriptEnabled} is registered` }).waitFor();
    const secret = (await page.locator('code', { hasText: /^ghk_/ }).textContent()) ?? '';
    expect(secret).toMatch(/^ghk_[\w-]{43}$/);
    const file = await page.getByRole('link', { name: 'Download as JSON' }).getAttribute('href');
    expect(decodeURIComponent(file ?? '')).toContain(secret);

    await page.getByRole('link', { name: 'Open quick start' }).click();
    await page.getByRole('heading', { name: 'Quick start' }).waitFor();
    await page.getByRole('link', { name: 'Express' }).click();
    const code = page.getByRole('region', { name: 'server.mjs' });
    await code.getByText('https://app.example.test/auth/callback').waitFor();
    expect(await code.innerText()).not.toContain(secret);
    await page.getByRole('link', { name: 'Credentials' }).click();
    await page.getByRole('heading', { name: 'Client secret' }).waitFor();
    expect(await page.content()).not.toContain(secret);
    await visitors.leave(page);
  });

  test('settings are saved; concurrent changes are shown and not overwritten', async () => {
    const { id } = await registered(`Wiki ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}`);
    const api = await visitors.api('superadmin');
    await api('PATCH', `/api/v1/admin/oauth2/clients/${id}`, { version: 1, name: 'Theirs' });
    await page.getByLabel('Name').fill('Mine');
    await press(page, 'Save changes');
    const alert = page.getByRole('alert');
    await alert.getByText('Another user changed this application in the meantime').waitFor();
    expect(await alert.getByRole('row').nth(1).innerText()).toMatch(/Name\s+Theirs\s+Mine/);
    expect(await page.getByLabel('Name').inputValue()).toBe('Mine');
    await page.getByText('Advanced', { exact: true }).click();
    await page.getByLabel('Allow sign-ins without PKCE (less secure)').check();
    await press(page, 'Save mine');
    await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
    const kept = await api('GET', `/api/v1/admin/oauth2/clients/${id}`);
    expect(await kept.json()).toMatchObject({ name: 'Mine', require_pkce: false, version: 3 });
    await page.getByRole('link', { name: 'Credentials' }).click();
    await page.getByText('Not required. Sign-ins are less secure without PKCE.').waitFor();
    await visitors.leave(page);
  });

  test('signed messages and the start from the dashboard keep what was entered until they are saved', async () => {
    const { id } = await registered(`Signed ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}`);
    await page.getByText('Advanced', { exact: true }).click();
    const start = page.getByLabel('Login initiation URI (optional)');
    await start.fill('http://app.example.test/start');
    await page.getByLabel('Signed requests (JAR)').selectOption('ES256');
    await page.getByLabel('Require signed requests').check();
    await page.getByLabel('Signed responses (JARM)').selectOption('RS256');
    await press(page, 'Save changes');
    await page.getByText('Use https', { exact: true }).waitFor();
    await start.fill('https://app.example.test/start');
    await press(page, 'Save changes');
    await page
      .getByText('Signed requests need the public keys of the application: jwks or jwks_uri')
      .waitFor();
    expect(await start.inputValue()).toBe('https://app.example.test/start');
    expect(await page.getByLabel('Signed requests (JAR)').inputValue()).toBe('ES256');
    expect(await page.getByLabel('Require signed requests').isChecked()).toBe(true);
    await page.getByLabel('Public keys (JWKS)').fill('https://app.example.test/jwks.json');
    await press(page, 'Save changes');
    await page.getByText('The application is saved.').waitFor();
    const api = await visitors.api('superadmin');
    expect(await (await api('GET', `/api/v1/admin/oauth2/clients/${id}`)).json()).toMatchObject({
      initiate_login_uri: 'https://app.example.test/start',
      jwks_uri: 'https://app.example.test/jwks.json',
      request_object_signing_alg: 'ES256',
      require_signed_request_object: true,
      authorization_signed_response_alg: 'RS256',
    });
    await page.goto('/dashboard');
    const launch = page.getByRole('link', { name: `Signed ${javaScriptEnabled}` });
    expect(await launch.getAttribute('href')).toMatch(/\/api\/v1\/oauth2\/initiate\?client_id=app-/);
    await api('DELETE', `/api/v1/admin/oauth2/clients/${id}`);
    await visitors.leave(page);
  });

  test('the secret is replaced, the application disabled immediately, and deleted once its name is typed', async () => {
    const name = `Doomed ${javaScriptEnabled}`;
    const { id, client_id, client_secret } = await registered(name);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}?tab=credentials`);
    await press(page, 'Rotate secret');
    const secret = await page.locator('code', { hasText: /^ghk_/ }).textContent();
    expect(secret).not.toBe(client_secret);
    const kept = page.getByRole('listitem').filter({ hasText: '••••••••' });
    await expect.poll(() => kept.count()).toBe(2);
    expect(await kept.first().innerText()).toContain(secret?.slice(-4) ?? '');
    expect(await kept.last().innerText()).toContain(client_secret.slice(-4));

    const isKnown = async (with_: string | null) => {
      const basic = Buffer.from(`${client_id}:${with_}`).toString('base64');
      const response = await fetch(`${visitors.product.url}/api/v1/oauth2/introspect`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ token: 'unknown' }),
      });
      return response.status === 200;
    };
    expect([await isKnown(secret), await isKnown(client_secret)]).toEqual([true, true]);

    await page.goto(`${LIST}/${id}?tab=danger`);
    await press(page, 'Disable');
    await page.getByText('Disabled', { exact: true }).waitFor();
    expect(await isKnown(secret)).toBe(false);

    await press(page, 'Delete permanently');
    await page.getByText('This is not the name of the application').waitFor();
    await page.getByLabel(`Type ${name} to confirm`).fill(name);
    await press(page, 'Delete permanently');
    await page.waitForURL(`**${LIST}`);
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
    await visitors.leave(page);
  });

  test('a test sign-in shows each step and the claims, and no token reaches the page or storage', async () => {
    const { id, client_secret } = await registered(`Tried ${javaScriptEnabled}`);
    const page = await visitors.as('superadmin', { javaScriptEnabled });
    await page.goto(`${LIST}/${id}?tab=try`);
    await press(page, 'Add redirect URI');
    await press(page, 'Start sign-in');
    await page.getByText('Enter the client secret').waitFor();
    await page.getByLabel('Client secret').fill(client_secret);
    await press(page, 'Start sign-in');
    await press(page, 'Allow');
    await page
      .getByRole('heading', { name: `The test sign-in to Tried ${javaScriptEnabled} succeeded` })
      .waitFor();

    expect(await page.getByRole('img', { name: 'Passed:' }).count()).toBe(6);
    const text = await page.locator('main').innerText();
    for (const claim of ['email_verified', emailOf('superadmin'), 'RS256', 'nonce'])
      expect(text).toContain(claim);
    const content = await page.content();
    expect(content).not.toContain(client_secret);
    expect(content).not.toMatch(/eyJ[\w-]+\.[\w-]+/);
    if (javaScriptEnabled) {
      const stored = await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]);
      expect(stored[2]).not.toContain('trial');
    }
    const cookies = (await page.context().cookies()).map(({ name }) => name);
    expect(cookies).not.toContain('gatehouse_trial');

    await page.reload();
    await page.getByRole('heading', { name: 'This test has ended' }).waitFor();
    await visitors.leave(page);
  });
});

test('a test sign-in with a wrong secret fails where the application would, with the RFC’s error code', async () => {
  const { id } = await registered('Mistyped', { skip_consent: true });
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=try`);
  await press(page, 'Add redirect URI');
  await page.getByLabel('Client secret').fill('not the secret at all');
  await press(page, 'Start sign-in');
  await page.getByRole('heading', { name: 'The test sign-in to Mistyped failed' }).waitFor();
  expect(await page.getByRole('listitem').filter({ hasText: 'Token request' }).innerText()).toContain(
    'invalid_client',
  );
  await visitors.leave(page);
});

test('the test does not accept the response of another sign-in', async () => {
  const { id, client_secret } = await registered('Confused', { skip_consent: true });
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=try`);
  await press(page, 'Add redirect URI');
  await page.request.post(`${LIST}/${id}?tab=try`, {
    form: { intent: 'try', client_secret, _session_of: await boundTo(page) },
    headers: { origin: visitors.product.url },
    maxRedirects: 0,
  });
  const answer = new URLSearchParams({ code: 'stolen', state: 'another', iss: visitors.product.url });
  await page.goto(`/oauth/try?${answer}`);
  await page.getByRole('heading', { name: 'The test sign-in to Confused failed' }).waitFor();
  await page.getByText('invalid_response').waitFor();
  await visitors.leave(page);
});

test('a tenant admin sees and creates applications of their own organization only', async () => {
  await registered('Of the platform');
  const page = await visitors.as('admin');
  await page.goto('/admin/applications');
  expect(await page.getByRole('link', { name: 'Of the platform' }).count()).toBe(0);
  await page.goto('/admin/applications/new?preset=spa');
  expect(await page.getByLabel('Skip user consent').count()).toBe(0);
  expect(await page.getByLabel('Organization (optional)').count()).toBe(0);
  await page.getByLabel('Name').fill('Demo intranet');
  await page.getByLabel('Application URL').fill(CALLBACK);
  await press(page, 'Register application');
  await page.getByText('This application needs no secret').waitFor();
  await page.getByRole('link', { name: 'All applications' }).click();
  await page.getByRole('link', { name: 'Demo intranet' }).click();
  await page.getByRole('heading', { name: 'Demo intranet' }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\/applications\//);

  const list = (await (
    await (
      await visitors.api('admin')
    )('GET', '/api/v1/admin/oauth2/clients')
  ).json()) as {
    items: { name: string; tenant_id: string | null }[];
  };
  expect(list.items.map(({ name }) => name)).toEqual(['Demo intranet']);
  expect(list.items[0]?.tenant_id).toBeTruthy();
  await visitors.leave(page);
});

test('a superadmin’s application for one organization needs its code', async () => {
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/new?preset=web`);
  await page.getByLabel('Name').fill('For Demo alone');
  await page.getByLabel('Application URL').fill(CALLBACK);
  await page.getByLabel('Organization (optional)').fill('TEN-999');
  await press(page, 'Register application');
  await page.getByText('There is no organization with this code or slug').waitFor();
  await page.getByLabel('Organization (optional)').fill('demo-company');
  await press(page, 'Register application');
  await page.getByRole('link', { name: 'All applications' }).click();
  const row = page.getByRole('row').filter({ hasText: 'For Demo alone' });
  expect(await row.innerText()).toContain('Demo Company');
  await visitors.leave(page);
});

test('a machine is registered without a redirect URI, and gets its own token', async () => {
  const api = await visitors.api('superadmin');
  const identifier = 'https://api.expenses.test';
  await api('POST', '/api/v1/admin/oauth2/resources', {
    identifier,
    name: 'Expenses API',
    scopes: ['expenses:read'],
  });
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/new?preset=machine`);
  expect(await page.getByLabel('Application URL').count()).toBe(0);
  expect(await page.getByLabel('Public keys (JWKS)').count()).toBe(1);
  await page.getByLabel('Name').fill('Nightly export');
  await page.getByRole('checkbox', { name: 'Expenses API' }).check();
  await page.getByRole('checkbox', { name: 'expenses:read' }).check();
  await press(page, 'Register application');
  const secret = (await page.locator('code', { hasText: /^ghk_/ }).textContent()) ?? '';
  const clientId = (await page.locator('code', { hasText: /^app-/ }).textContent()) ?? '';
  const response = await fetch(`${visitors.product.url}/api/v1/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      resource: identifier,
      scope: 'expenses:read',
    }),
  });
  expect(await response.json()).toMatchObject({ token_type: 'Bearer', scope: 'expenses:read' });

  await page.getByRole('link', { name: 'Open quick start' }).click();
  await page.getByText('grant_type=client_credentials').waitFor();
  await page.getByRole('link', { name: 'Test', exact: true }).click();
  await page.getByText('there is no sign-in to test').waitFor();
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click();
  expect(await page.getByRole('checkbox', { name: 'Expenses API' }).isChecked()).toBe(true);
  expect(await page.getByRole('checkbox', { name: 'expenses:read' }).isChecked()).toBe(true);
  await page.getByLabel('Name').fill('Hourly export');
  await press(page, 'Save changes');
  await page.getByRole('heading', { name: 'Hourly export' }).waitFor();
  await visitors.leave(page);
});

test('incompatible settings show the error at the field to change', async () => {
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/new?preset=web`);
  await page.getByLabel('Name').fill('Bank');
  await page.getByLabel('Application URL').fill(CALLBACK);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('FAPI 2.0 security profile').check();
  await press(page, 'Register application');
  await page.getByText('High security requires private_key_jwt').waitFor();
  await page.getByLabel('Client authentication').selectOption('private_key_jwt');
  await press(page, 'Register application');
  await page.getByText('Specify either jwks or jwks_uri').waitFor();
  expect(await page.getByLabel('FAPI 2.0 security profile').isChecked()).toBe(true);
  await page.getByLabel('Public keys (JWKS)').fill('https://bank.example.test/jwks.json');
  await press(page, 'Register application');
  await page.getByRole('heading', { name: 'Bank is registered' }).waitFor();
  await visitors.leave(page);
});

test('the certificate of an application is kept in the form where mutual TLS is not set up', async () => {
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/new?preset=machine`);
  await page.getByLabel('Name').fill('Payments');
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Client authentication').selectOption('tls_client_auth');
  await press(page, 'Register application');
  await page.getByText('Specify the certificate of the client').waitFor();
  await page.getByLabel('Identified by').selectOption('san_dns');
  await page.getByLabel('Value in the certificate').fill('payments.acme.example');
  const authorities = page.getByLabel('Certificate authorities (PEM)');
  await authorities.fill('-----BEGIN CERTIFICATE-----');
  await page.getByLabel('Bind tokens to the client certificate (mutual TLS)').check();
  await press(page, 'Register application');
  await page.getByText('Mutual TLS is not set up on this platform').waitFor();
  expect(await authorities.inputValue()).toBe('-----BEGIN CERTIFICATE-----');
  expect(await page.getByLabel('Identified by').inputValue()).toBe('san_dns');
  expect(await page.getByLabel('Value in the certificate').inputValue()).toBe('payments.acme.example');
  await visitors.leave(page);
});

test('a search filters the list and reports when nothing matches', async () => {
  await registered('Needle');
  const page = await visitors.as('superadmin');
  await page.goto(LIST);
  const main = page.getByRole('main');
  await main.getByLabel('Search').fill('needle');
  await page.waitForURL('**?search=needle*');
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await page.goto(`${LIST}?search=haystack`);
  await page.getByText('No application matches').waitFor();
  await visitors.leave(page);
});

test('the list has all types, filtered by URL, and the old URL of SAML applications redirects there', async () => {
  await registered('Kind of web');
  const api = await visitors.api('superadmin');
  await api('POST', '/api/v1/admin/saml/service-providers', {
    name: 'Kind of SAML',
    entity_id: 'https://kind.zendesk.com',
    acs_url: 'https://kind.zendesk.com/access/saml',
  });
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}?search=kind+of`);
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(3);
  expect(await rows.nth(1).innerText()).toMatch(/Kind of SAML[\s\S]*SAML application/);
  expect(await rows.nth(1).locator('img').getAttribute('src')).toBe('/marks/zendesk.svg');

  const main = page.getByRole('main');
  await main.getByLabel('Type').selectOption('Web application');
  await page.keyboard.press('Enter');
  await page.waitForURL('**kind=web*');
  await expect.poll(() => rows.count()).toBe(2);
  await page.goto('/superadmin/saml-providers?search=kind+of');
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('kind'), searchParams.get('search')]).toEqual([LIST, 'saml', 'kind of']);
  await page.getByRole('link', { name: 'Kind of SAML' }).click();
  await page.getByRole('heading', { name: 'Kind of SAML' }).waitFor();
  await visitors.leave(page);
});

test('a quick start that needs another redirect URI registers it', async () => {
  const { id } = await registered('Needs one');
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=connect&for=spring`);
  await page.getByText('https://app.example.test/login/oauth2/code/gatehouse').waitFor();
  await press(page, 'Add redirect URI');
  await expect.poll(() => page.getByRole('button', { name: 'Add redirect URI' }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('for')).toBe('spring');
  const kept = await (await visitors.api('superadmin'))('GET', `/api/v1/admin/oauth2/clients/${id}`);
  expect((await kept.json()).redirect_uris).toContain('https://app.example.test/login/oauth2/code/gatehouse');
  await visitors.leave(page);
});

test('unsaved changes need a confirmation before they are lost', async () => {
  const { id } = await registered('Unsaved');
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}`);
  await page.getByLabel('Name').fill('Changed');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    return dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Danger' }).click();
  await expect.poll(() => asked).toEqual(['Leave this page? Your changes are not saved.']);
  expect(new URL(page.url()).search).toBe('');
  expect(await page.getByLabel('Name').inputValue()).toBe('Changed');
  await visitors.leave(page);
});

test('a URL is copied with one click', async () => {
  const { id, client_id } = await registered('Copied');
  const page = await visitors.as('superadmin', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.goto(`${LIST}/${id}?tab=credentials`);
  await page.getByRole('button', { name: 'Copy Client ID' }).click();
  await page.getByText(TEXTS.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(client_id);
  await visitors.leave(page);
});

test('a user sees a consent and revokes it', async () => {
  const { id, client_secret } = await registered('Photo album');
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=try`);
  await press(page, 'Add redirect URI');
  await page.getByLabel('Client secret').fill(client_secret);
  await press(page, 'Start sign-in');
  await press(page, 'Allow');
  await page.getByRole('heading', { name: 'The test sign-in to Photo album succeeded' }).waitFor();
  await page.goto('/user/applications');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Photo album' }) });
  expect(await card.innerText()).toContain('Your email address');
  await page.getByRole('button', { name: 'Withdraw access of Photo album' }).click();
  await page.getByText('Revoked. The application no longer has access.').first().waitFor();
  expect(await card.count()).toBe(0);
  await visitors.leave(page);
});

describe('an application that signs a user out', () => {
  test('confirms on our page, ends the session, and redirects to its address', async () => {
    const { client_id } = await registered('Leaver', {
      post_logout_redirect_uris: [`${visitors.product.url}/products/ai-antivirus`],
    });
    const page = await visitors.as('user');
    const query = new URLSearchParams({
      client_id,
      post_logout_redirect_uri: `${visitors.product.url}/products/ai-antivirus`,
    });
    await page.goto(`/api/v1/oauth2/end_session?${query}`);
    await page.getByRole('heading', { name: 'Sign out of Leaver and Gatehouse?' }).waitFor();
    await page.getByText(emailOf('user')).waitFor();
    await press(page, 'Sign out');
    await page.waitForURL('**/products/ai-antivirus');
    await page.goto('/dashboard');
    expect(new URL(page.url()).pathname).toBe('/login');
    await visitors.leave(page);
  });

  test('ends on our confirmation page if it has no redirect address', async () => {
    const page = await visitors.as('user');
    await page.goto('/api/v1/oauth2/end_session');
    await press(page, 'Sign out');
    await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/oauth/signed-out');
    await visitors.leave(page);
  });
});

test('an application with a back-channel URL is notified of a sign-out, and its page shows it', async () => {
  const told: string[] = [];
  const application = createServer((request, response) => {
    request.on('data', (chunk) => told.push(String(chunk)));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => application.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(application.address() as AddressInfo).port}/signed-out`;
  const { id, client_secret } = await registered('Listener', { skip_consent: true });
  const page = await visitors.as('superadmin');
  await page.goto(`${LIST}/${id}?tab=sign-outs`);
  await page.getByText('has no back-channel logout URI').waitFor();
  await page.goto(`${LIST}/${id}`);
  await page.getByText('Advanced', { exact: true }).click();
  await page.getByLabel('Back-channel logout URI (optional)').fill('http://app.example.test/');
  await press(page, 'Save changes');
  await page.getByText('Use https. Only loopback addresses can use http').waitFor();
  await page.getByLabel('Back-channel logout URI (optional)').fill(address);
  await press(page, 'Save changes');
  await page.goto(`${LIST}/${id}?tab=try`);
  await press(page, 'Add redirect URI');
  await page.getByLabel('Client secret').fill(client_secret);
  await press(page, 'Start sign-in');
  await page.getByRole('heading', { name: 'The test sign-in to Listener succeeded' }).waitFor();
  await page.goto('/dashboard');
  await page.locator('summary[aria-label^="Account menu"]').click();
  await page.locator('header').getByRole('button', { name: TEXTS.dashboard.logout }).click();
  await page.getByText('You are signed out.').waitFor();
  await expect.poll(() => told.join()).toMatch(/^logout_token=/);
  application.close();

  const again = await visitors.as('superadmin');
  await again.goto(`${LIST}/${id}?tab=sign-outs`);
  const isTold = async () => {
    await again.reload();
    return again.getByText('Delivered', { exact: true }).count();
  };
  await expect.poll(isTold).toBe(1);
  await visitors.leave(page);
  await visitors.leave(again);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
