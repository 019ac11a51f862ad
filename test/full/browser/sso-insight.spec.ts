import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

let sandbox: Sandbox;
let visitors: Visitors;
let connection: SsoConfigurationDto;
/** The failed test: its page, and the reference that a user would have seen. */
let failed: { path: string; reference: string };

beforeAll(async () => {
  sandbox = await startSandbox(0);
  visitors = await Visitors.join();
  // Disabled, so that no other user is redirected there.
  const api = await visitors.api('admin');
  const made = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Traced directory',
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    domains: ['demo-company.test'],
    mapping: { groupRoles: [{ group: 'it-admins', role: 'tenant_admin' }] },
    scopes: ['openid', 'profile', 'email', 'groups'],
  });
  expect(made.status, await made.clone().text()).toBe(201);
  connection = (await made.json()) as SsoConfigurationDto;
});
afterAll(async () => {
  const api = await visitors?.api('admin');
  if (connection) await api?.('DELETE', `/api/v1/sso-configurations/${connection.id}`);
  await visitors?.stop();
  await sandbox?.stop();
});

const pathOf = (more = '') => `/admin/sso/${connection.id}${more}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs in as a user of the sandbox, and returns to the result. */
async function signInThere(page: Page, person: RegExp, mode?: string): Promise<void> {
  await page.getByText('Choose an account').waitFor();
  if (mode) {
    await page.getByText('Make it go wrong').click();
    await page.getByLabel('What it answers').selectOption(mode);
  }
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL(/\/admin\/sso\/[\w-]+\/sign-ins\/[\w-]+$/);
}

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an admin tests a disabled connection, and sees who would be allowed and why', async () => {
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(pathOf());
    await press(page, javaScriptEnabled ? 'Test this connection' : 'Test again');
    await signInThere(page, /Dana Directory/);
    await page.getByRole('heading', { name: 'The test passed' }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'Test: directory-admin@demo-company.test',
    );
    const drawing = page.getByRole('region', { name: 'Sequence of the sign-in' });
    expect(await drawing.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Starts a test'),
        expect.stringContaining('Redirects to sign in'),
        expect.stringContaining('Would sign the user in'),
      ]),
    );
    await page.getByText('tenant_admin, by the group it-admins').first().waitFor();
    await page.getByRole('row').filter({ hasText: 'given_name' }).getByText('First name').waitFor();
    expect(await page.content()).not.toContain(SANDBOX_CLIENT_SECRET);
    await page.goto(pathOf());
    await page.getByRole('heading', { name: 'Connection tested but disabled' }).waitFor();
    await page.getByRole('link', { name: 'demo-company.test' }).waitFor();
    await visitors.leave(page);
  });
});

test('a failed test shows the fix and is found by the reference that a user would see', async () => {
  const page = await visitors.as('admin');
  await page.goto(pathOf('?tab=sign-ins'));
  await press(page, 'Test now');
  await signInThere(page, /Emma Employee/, 'wrong_audience');
  await page.getByRole('heading', { name: 'The test failed' }).waitFor();
  await page.getByText('The ID token is for another client ID.').waitFor();
  await page.locator('pre:visible', { hasText: '"found": "another-application"' }).waitFor();
  const reference = await page.locator('dt', { hasText: 'Reference' }).locator('+ dd code').innerText();
  failed = { path: new URL(page.url()).pathname, reference };

  await page.goto(pathOf('?tab=sign-ins'));
  await page.getByLabel('User or reference').fill(reference);
  await press(page, 'Show');
  await page.waitForURL(/search=/);
  // The URL changes before the list does.
  await page.getByRole('row').nth(2).waitFor({ state: 'detached' });
  await page.getByText('Failed', { exact: true }).waitFor();
  await page.getByText(reference, { exact: true }).waitFor();
  expect(await page.getByRole('row').count()).toBe(2);
  await page.getByLabel('User or reference').fill('nobody@nowhere.example');
  await press(page, 'Show');
  await page.getByText('No matching sign-ins').waitFor();
  await visitors.leave(page);
});

test('platform support sees every step without personal data, and regular users cannot open it', async () => {
  const helper = await visitors.as('superadmin');
  const path = failed.path.replace('/admin/sso', '/superadmin/sso-configuration');
  await helper.goto(path);
  await helper.getByText('You are viewing this as platform support').waitFor();
  await helper.getByRole('heading', { name: 'The test failed' }).waitFor();
  expect(await helper.locator('main').innerText()).not.toMatch(/Emma|employee@/);
  await visitors.leave(helper);
  const user = await visitors.as('user');
  await user.goto(failed.path);
  expect(new URL(user.url()).pathname).toBe('/login');
  await visitors.leave(user);
});

test('the routing of an address is explained, with the fix for a rejection', async () => {
  const page = await visitors.as('admin');
  await page.goto('/admin/sso/routing');
  await page.getByLabel('Email address').fill('anybody@nobody-owns-this.example');
  await press(page, 'Check');
  await page
    .getByText('No organization has verified nobody-owns-this.example. The page asks for the password.')
    .waitFor();
  await page.getByRole('link', { name: 'Claim the domain' }).waitFor();
  await page.getByText('does not include nobody-owns-this.example').first().waitFor();
  await visitors.leave(page);
});

test('requiring single sign-on first shows who is locked out and what is missing, and saves nothing', async () => {
  const organization = await visitors.organization('Enforced');
  const page = await visitors.as(organization);
  await page.goto('/admin/sso/enforcement');
  await page.getByRole('heading', { name: 'Single sign-on is optional' }).waitFor();
  await page.getByText('1 user', { exact: true }).waitFor();
  await page.getByRole('checkbox', { name: 'Ada Lovelace' }).check();
  await press(page, 'Show affected users');
  await page.getByText('None. Every user is known to a connection').waitFor();
  expect(await page.getByRole('checkbox', { name: 'Ada Lovelace' }).isChecked()).toBe(true);
  await press(page, 'Require single sign-on');
  await page.getByRole('alert').getByText('Test an enabled connection first').waitFor();
  await page.goto('/admin/sso/enforcement');
  await page.getByRole('heading', { name: 'Single sign-on is optional' }).waitFor();
  await visitors.leave(page);
});

test('no screen overflows or has an accessibility flaw', async () => {
  const page = await visitors.as('admin');
  const found: string[] = [];
  for (const [name, path] of [
    ['sso-overview', pathOf()],
    ['sso-sign-ins', pathOf('?tab=sign-ins')],
    ['sso-trace', failed.path],
    ['sso-enforcement', '/admin/sso/enforcement'],
    ['sso-routing', '/admin/sso/routing?email=ada%40demo-company.test'],
  ] as const) {
    await page.goto(path);
    found.push(...(await flawsOf(page, name)));
  }
  expect(found).toEqual([]);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
