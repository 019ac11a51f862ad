import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { type SsoConfigurationDto, type SsoProviders, TEXTS, type WizardRunDto } from '@gatehouse/contracts';
import { ROOT } from '@gatehouse/embedded';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { hydrated } from '../../support/hydrated.ts';
import { Visitors } from '../../support/visitors.ts';

const PICTURES = join(ROOT, 'test/screenshots');
const { cancelled, succeeded } = TEXTS.wizard;

let visitors: Visitors;
let sandbox: string;
beforeAll(async () => {
  mkdirSync(PICTURES, { recursive: true });
  visitors = await Visitors.join();
  const response = await fetch(`${visitors.product.url}/api/v1/sso/providers`);
  const { items } = (await response.json()) as SsoProviders;
  sandbox = items.find(({ type }) => type === 'google')?.origin ?? '';
});
afterAll(() => visitors?.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

async function popupBy(page: Page, press: () => Promise<void>): Promise<Page> {
  await hydrated(page);
  const opened = page.waitForEvent('popup');
  await press();
  const popup = await opened;
  await popup.waitForURL('**/interaction/**');
  return popup;
}

async function flaws(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test('from the configurations to a signed-in user of the new domain takes less than twelve clicks', async () => {
  const page = await visitors.as('superadmin');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await page.goto('/superadmin/sso-configuration');
  await click(page.getByRole('link', { name: 'Automated SSO Wizard' }));
  await click(button(page, /^Google Workspace/));
  await heading(page, 'Sign in as an administrator of Google Workspace').waitFor();
  const consent = await popupBy(page, () => click(button(page, 'Authenticate with Google')));
  expect(await consent.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700]);
  await click(button(consent, /directory-admin@new-company\.test/));

  await heading(page, 'Captured configuration').waitFor();
  await page.getByText('The Google directory returned 2 domains as verified.').waitFor();
  expect(await flaws(page)).toEqual([]);
  await click(page.getByRole('link', { name: 'Continue' }));
  await click(button(page, 'Save configuration'));
  await page.getByText(succeeded('New Company Google')).first().waitFor();
  await button(page, 'Test this connection').waitFor();
  await click(button(page, 'Enable'));
  await page.getByText('Active', { exact: true }).waitFor();

  await click(page.locator('header summary[aria-label]').last());
  await click(button(page, TEXTS.dashboard.logout));
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByLabel('Email', { exact: true }).fill('employee@new-company.test');
  await page.keyboard.press('Enter');
  const signIn = await popupBy(page, () => click(button(page, 'Continue with New Company Google')));
  await click(button(signIn, /employee@new-company\.test/));
  await page.waitForURL('**/dashboard');
  await page.getByText(TEXTS.dashboard.welcome('Nils Newcomer', 'employee@new-company.test')).waitFor();
  expect(clicks).toBeLessThan(12);
  await visitors.leave(page);
});

test('a failed pop-up says so, and the step can be repeated', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso/quick');
  await button(page, /^Microsoft Entra ID/).click();
  const closed = await popupBy(page, () => button(page, 'Authenticate with Microsoft').click());
  await closed.close();
  await page.getByRole('alert').getByText(cancelled, { exact: true }).waitFor();

  const refused = await popupBy(page, () => button(page, 'Authenticate with Microsoft').click());
  await button(refused, 'Cancel and go back').click();
  await page.getByRole('alert').getByText(TEXTS.callback.accessDenied).waitFor();
  if (!refused.isClosed()) await refused.waitForEvent('close');

  const good = await popupBy(page, () => button(page, 'Authenticate with Microsoft').click());
  await button(good, /directory-admin@demo-company\.test/).click();
  await heading(page, 'Review and save').waitFor();
  expect(await flaws(page)).toEqual([]);
  await button(page, 'Discard').click();
  await page.waitForURL((url) => url.pathname === '/admin/sso');
  await visitors.leave(page);
});

test('without JavaScript, the consent uses the whole page', async () => {
  const page = await visitors.as('admin', { javaScriptEnabled: false });
  await page.goto('/admin/sso/wizard');
  await button(page, /^Google Workspace/).click();
  await button(page, 'Authenticate with Google').click();
  await page.getByRole('link', { name: 'Continue to Google' }).click();
  await button(page, /directory-admin@demo-company\.test/).click();
  await heading(page, 'Captured configuration').waitFor();
  await button(page, 'Discard').click();
  await visitors.leave(page);
});

test('a superadmin finds any organization by name, with and without JavaScript', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await page.goto('/superadmin/sso-configuration/wizard?of=nobody-is-called-so');
  await page.getByText('No organization matches “nobody-is-called-so”.').waitFor();
  await page.getByLabel('Find an organization').fill('demo-company');
  await button(page, 'Find').click();
  await page.getByText('1 organization matches and is selected.').waitFor();
  expect(
    await page.getByLabel('Organization', { exact: true }).locator('option:checked').textContent(),
  ).toMatch(/^Demo Company \(/);
  await button(page, 'Okta with SAML').click();
  await heading(page, 'Set up Okta').waitFor();
  await page.getByText('Demo Company', { exact: false }).first().waitFor();
  await button(page, 'Discard').click();
  await visitors.leave(page);
});

test.each([true, false])('with JavaScript %s a connection moves to its own client', async (script) => {
  const api = await visitors.api('admin');
  const given = { type: 'google', name: `Shared client ${script}`, usesPlatformClient: true };
  const made = await api('POST', '/api/v1/sso-configurations', given);
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as SsoConfigurationDto;
  const page = await visitors.as('admin', { javaScriptEnabled: script });
  await page.goto(`/admin/sso/${id}?tab=settings`);
  await page.getByText('Use your own client').click();
  await page.getByText(`/sso/callback/${id}`).waitFor();
  if (script) expect(await flaws(page)).toEqual([]);
  await page.getByLabel('Client ID').fill('a-client-of-our-own');
  await page.getByLabel('Client secret').fill('its secret');
  await button(page, 'Save').click();
  await page.getByText(TEXTS.ssoConfiguration.saved(given.name)).first().waitFor();
  const kept = await api('GET', `/api/v1/sso-configurations/${id}`);
  expect(await kept.json()).toMatchObject({
    usesPlatformClient: false,
    clientId: 'a-client-of-our-own',
    clientSecretSet: true,
  });
  await api('DELETE', `/api/v1/sso-configurations/${id}`);
  await visitors.leave(page);
});

test('the set-up link of a run continues it without an account and shows nothing else', async () => {
  const admin = await visitors.as('admin');
  await admin.goto('/admin/sso/wizard');
  await button(admin, 'Okta with SAML').click();
  await heading(admin, 'Set up Okta').waitFor();
  await admin.getByText('Does another person manage your identity provider?').click();
  await button(admin, 'Create link').click();
  await admin.getByText('It is shown only once.').waitFor();
  const link = (await admin.locator('code', { hasText: '/sso/setup?token=' }).textContent()) ?? '';

  const page = await visitors.newcomer();
  await page.goto(link);
  await page.waitForURL((url) => url.pathname === '/sso/setup' && url.search === '');
  await page.getByText('Demo Company asked you to complete this set-up.', { exact: false }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await heading(page, 'Verify your email domain').waitFor();
  expect(await flawsOf(page, 'portal-domain')).toEqual([]);
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.locator('code', { hasText: '/acs' }).waitFor();
  expect(await flawsOf(page, 'portal-connect')).toEqual([]);
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Metadata URL' }).fill(`${sandbox}/nowhere`);
  await button(page, 'Read the metadata').click();
  await page.locator('[name=metadataUrl][aria-invalid=true]').waitFor();
  await page.getByRole('textbox', { name: 'Metadata URL' }).fill(`${sandbox}/saml/metadata`);
  await button(page, 'Read the metadata').click();
  await page.getByLabel('Your email address').fill('it@demo-company.test');
  await button(page, 'Save configuration').click();
  await heading(page, 'Test with your own account').waitFor();
  expect(await flawsOf(page, 'portal-test')).toEqual([]);
  await page.goto('/sso/setup?step=provisioning');
  await button(page, 'Create OAuth client').click();
  await page.getByText('Copy the client secret now. It is shown only once.').waitFor();
  await page
    .getByText(/^scim-/)
    .first()
    .waitFor();
  expect(await flawsOf(page, 'portal-provisioning')).toEqual([]);
  await visitors.leave(page);

  await admin.reload();
  await admin.getByText(succeeded('Demo Company Okta')).first().waitFor();
  await admin.getByText('Inactive', { exact: true }).waitFor();
  await visitors.leave(admin);
});

test('an admin creates a set-up link, sees its last use, and revokes it', async () => {
  const admin = await visitors.as('admin');
  await admin.goto('/admin/sso/wizard');
  await admin.getByRole('link', { name: 'Create a set-up link' }).click();
  await heading(admin, 'Set-up links').waitFor();
  await admin.getByLabel('Return address (optional)').fill('https://evil.example/');
  await button(admin, 'Create link').click();
  await admin.locator('[name=returnUrl][aria-invalid=true]').waitFor();
  await admin.getByLabel('Return address (optional)').fill('https://app.demo-company.test/');
  await button(admin, 'Create link').click();
  const link = (await admin.locator('code', { hasText: '/sso/setup?token=' }).textContent()) ?? '';
  // The button and the list are dimmed while the list reloads.
  await admin.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  expect(await flaws(admin)).toEqual([]);
  const page = await visitors.newcomer();
  await page.goto(link);
  await heading(page, 'Which identity provider do you use?').waitFor();
  expect(await flawsOf(page, 'portal-provider')).toEqual([]);
  await admin.goto('/admin/sso/set-up-links');
  const row = admin.getByRole('row').nth(1);
  expect(await row.textContent()).not.toContain('Not used yet');
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await row.getByText('Revoked').waitFor();
  await page.reload();
  await heading(page, 'This link does not work').waitFor();
  await Promise.all([visitors.leave(page), visitors.leave(admin)]);
});

test('a link connects an LDAP directory behind a connector, to the first read', async () => {
  const api = await visitors.api('admin');
  const made = (await (await api('POST', '/api/v1/set-up-links', {})).json()) as { url: string };
  const page = await visitors.newcomer();
  await page.goto(made.url);
  await button(page, 'LDAP / Active Directory with LDAP').click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await heading(page, 'Set up LDAP / Active Directory').waitFor();
  expect(await flawsOf(page, 'portal-ldap')).toEqual([]);
  await hydrated(page);
  await button(page, 'Test the settings').click();
  await page.locator('[name="parameters.ldapUrl"][aria-invalid=true]').waitFor();
  await button(page, 'Use a connector').click();
  await page.getByLabel('Your email address').fill('it@demo-company.test');
  await button(page, 'Save configuration').click();
  await button(page, 'Create enrollment code').click();
  await page.getByText('The code is shown only once.', { exact: false }).waitFor();
  await page
    .getByText(/--code ghc_/)
    .first()
    .waitFor();
  expect(await flawsOf(page, 'portal-connector')).toEqual([]);
  await page.goto('/sso/setup?step=provisioning');
  await button(page, 'Read now').click();
  await page.getByText(/Gatehouse (has not read any users yet|is reading the directory)/).waitFor();
  expect(await flawsOf(page, 'portal-reads')).toEqual([]);
  await visitors.leave(page);
});

/** Path of a wizard run whose connection was saved, and the connection. */
async function savedRun(name: string): Promise<{ run: string; connection: string }> {
  const api = await visitors.api('admin');
  const read = async <T>(response: Response) => {
    expect(response.ok, await response.clone().text()).toBe(true);
    return (await response.json()) as T;
  };
  const runs = '/api/v1/sso-wizard/runs';
  const begun = await read<WizardRunDto>(await api('POST', runs, { provider: 'okta', type: 'saml' }));
  const at = `${runs}/${begun.id}`;
  const metadataUrl = `${sandbox}/saml/metadata`;
  const captured = await read<WizardRunDto>(await api('POST', `${at}/capture`, { metadataUrl }));
  const body = { version: captured.version, name, domains: [], createsPeople: false };
  const { saved } = await read<WizardRunDto>(await api('POST', `${at}/save`, body));
  return { run: `/admin/sso/wizard/${begun.id}`, connection: `/admin/sso/${saved?.configurationId}` };
}

test.each([true, false])('with JavaScript %s, the last step sets up users and groups', async (script) => {
  const { run, connection } = await savedRun(`Okta with users ${script}`);
  const page = await visitors.as('admin', { javaScriptEnabled: script });
  await page.goto(run);
  await page.getByRole('link', { name: 'Set up users and groups' }).click();
  await heading(page, 'The directory sends changes by SCIM').waitFor();
  if (script) expect(await flawsOf(page, 'wizard-provisioning-off')).toEqual([]);
  await button(page, 'Create token').click();
  await page.getByText('Copy the token now. It is shown only once.').waitFor();
  const token = await page.getByText(/^ghd_/).first().innerText();
  await page.getByText('SCIM connector base URL').first().waitFor();
  if (script) expect(await flawsOf(page, 'wizard-provisioning-token')).toEqual([]);

  const id = connection.split('/').at(-1);
  const users = await fetch(`${visitors.product.url}/scim/v2/${id}/Users`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(users.status).toBe(200);
  await page.goto(`${run}?step=provisioning`);
  await page.getByRole('link', { name: 'OneLogin', exact: true }).click();
  await page.getByText('Values for OneLogin').waitFor();
  expect(await page.getByText(token).count()).toBe(0);
  await page.getByRole('link', { name: 'Open provisioning' }).click();
  await page.waitForURL((url) => url.pathname === connection && url.searchParams.get('tab') === 'directory');
  await visitors.leave(page);
});

test('one click skips the last step, and a Google directory is read after one consent', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso/wizard');
  await button(page, /^Google Workspace/).click();
  const consent = await popupBy(page, () => button(page, 'Authenticate with Google').click());
  await button(consent, /directory-admin@demo-company\.test/).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await button(page, 'Save configuration').click();
  await page.getByRole('link', { name: 'Set up users and groups' }).click();
  await heading(page, 'Gatehouse reads the directory').waitFor();
  expect(await flawsOf(page, 'wizard-provisioning-google')).toEqual([]);
  const step = page.url();
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await page.waitForURL(/admin\/sso\/[0-9a-f-]{36}$/);

  await page.goto(step);
  await button(page, 'Consent with Google').click();
  await button(page, /directory-admin@demo-company\.test/).click();
  await page.waitForURL(/admin\/sso\/[0-9a-f-]{36}\?tab=directory&part=reads$/);
  await heading(page, 'Last reads').waitFor();
  await visitors.leave(page);
});

test('the pages have no accessibility flaws at any width and log no errors', async () => {
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    const page = await visitors.as('admin', { viewport: { width, height: 900 }, colorScheme });
    for (const [name, press] of [
      ['select', null],
      ['consent', /^Microsoft Entra ID/],
      ['guide', 'Keycloak with OpenID Connect'],
    ] as const) {
      await page.goto('/admin/sso/wizard');
      if (press) await button(page, press).click();
      if (press) await page.waitForURL(/wizard\/[0-9a-f-]{36}$/);
      await page.screenshot({ path: join(PICTURES, `sso-wizard-${name}-${width}.png`), fullPage: true });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name).toBe(true);
    }
    await visitors.leave(page);
  }
  expect(visitors.complaints).toEqual([]);
});
