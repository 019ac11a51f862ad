import type { DomainDto } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { DnsServer } from '../../support/dns-server.ts';
import { flawsOf } from '../../support/flaws.ts';
import { type Credentials, continueWithAddress, Visitors } from '../../support/visitors.ts';

const EMPLOYEE = 'employee@fjord-rentals.test';
const COLLEAGUE = 'manager@fjord-rentals.test';

type Call = Awaited<ReturnType<Visitors['api']>>;

let visitors: Visitors;
let sandbox: Sandbox;
let admin: Credentials;
let connection: string;

beforeAll(async () => {
  [visitors, sandbox] = await Promise.all([Visitors.join(), startSandbox(0)]);
  const { tenant, ...credentials } = await visitors.organization('Fjord Rentals');
  admin = credentials;
  const superadmin = await visitors.api('superadmin');
  await verified(superadmin, 'fjord-rentals.test', tenant.id);
  connection = await connected();
});
afterAll(async () => {
  await visitors?.stop();
  await sandbox?.stop();
});

/** Verifies the organization's domain for the directory's users in the DNS. */
async function verified(superadmin: Call, domain: string, tenantId: string): Promise<void> {
  const dns = await DnsServer.start(inject('gatehouse').dnsPort);
  try {
    const claimed = await superadmin('POST', '/api/v1/domains', { domain, tenantId });
    const { id, challenge } = (await claimed.json()) as DomainDto;
    dns.records.set(challenge.recordName, [challenge.recordValue]);
    const checked = await superadmin('POST', `/api/v1/domains/${id}/verify`);
    expect(await checked.json()).toMatchObject({ status: 'active' });
  } finally {
    await dns.stop();
  }
}

async function connected(): Promise<string> {
  const api = await visitors.api(admin);
  const response = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Fjord connection',
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    domains: ['fjord-rentals.test'],
    isEnabled: true,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Clicks a button of the sandbox's directory. */
async function push(played: 'okta' | 'entra', form: Record<string, string>): Promise<void> {
  const response = await fetch(`${sandbox.url}/directory/${played}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(form),
  });
  const { problem } = (await response.json()) as { problem: string | null };
  expect(problem).toBeNull();
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const at = (part: string) => `/admin/sso/${connection}?tab=directory&part=${part}`;

const inRow = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Reloads the page until a change from the background appears. */
async function showsInTime(page: Page, address: string, locator: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.goto(address);
      return locator.first().isVisible();
    })
    .toBe(true);
}

/** Changes a company's directory in the sandbox at this origin. */
async function atCompany(origin: string, what: string, ...of: unknown[]): Promise<void> {
  const response = await fetch(`${origin}/company-directory`, {
    method: 'POST',
    body: JSON.stringify({ domain: 'fjord-cycling.test', do: what, of }),
  });
  expect(response.status).toBe(200);
}

/** Creates a token on the page, and connects the sandbox's directory with it. */
async function connectSandbox(page: Page, played: 'okta' | 'entra', button: string): Promise<void> {
  await page.goto(at('set-up'));
  await press(page, button);
  await says(page, 'Copy the token now. It is shown only once.');
  const token = await page.getByText(/^ghd_/).first().innerText();
  const address = `${visitors.product.url}/scim/v2/${connection}`;
  await push(played, { intent: 'connect', played, address, token });
}

describe('the directory of a connection', () => {
  test('is set up with its guide and approved, and adds and removes users', async () => {
    const page = await visitors.as(admin);
    await page.goto(`/admin/sso/${connection}?tab=directory`);
    await says(page, 'Provisioning is off');
    await press(page, 'Turn on provisioning');
    await page.getByRole('link', { name: 'Okta', exact: true }).click();
    await says(page, 'SCIM connector base URL');
    expect(await flawsOf(page, 'set-up of a directory')).toEqual([]);

    await connectSandbox(page, 'okta', 'Create token');
    for (const email of [EMPLOYEE, COLLEAGUE]) await push('okta', { intent: 'add', email });
    await page.goto(at('requests'));
    await says(page, 'Approve the first sync');
    await says(page, '2 users join');
    await page.getByText('Show the users').click();
    await page.getByRole('listitem').filter({ hasText: EMPLOYEE }).waitFor();
    expect(await flawsOf(page, 'preview of a directory')).toEqual([]);
    await press(page, 'Approve and start');
    await says(page, 'Provisioning is updated.');
    await showsInTime(page, at('users'), inRow(page, EMPLOYEE).getByText('Member', { exact: true }));

    // Single sign-on finds the same user.
    const employee = await visitors.newcomer({ javaScriptEnabled: false });
    await employee.goto('/login');
    await employee.getByLabel('Email', { exact: true }).fill(EMPLOYEE);
    await continueWithAddress(employee);
    await press(employee, 'Continue with Fjord connection');
    await employee.getByRole('button', { name: new RegExp(EMPLOYEE) }).click();
    await employee.waitForURL(`${visitors.product.url}/**`);
    await employee.goto('/user/settings');
    expect(new URL(employee.url()).pathname).toBe('/user/settings');
    // Attributes that the directory manages are visible and read-only.
    await says(employee, /^The directory of the connection Fjord connection manages your name/);
    expect(await employee.locator('input[name=firstName], input[name=email]').count()).toBe(0);

    await push('okta', { intent: 'deactivate', email: EMPLOYEE });
    await employee.goto('/user/settings');
    expect(new URL(employee.url()).pathname).toBe('/login');
    await page.goto(at('changes'));
    await inRow(page, EMPLOYEE).getByText('Deactivated').first().waitFor();
    expect(await flawsOf(page, 'changes of a directory')).toEqual([]);
  });

  test('shows a rejected request when it arrives, with cause and fix', async () => {
    const page = await visitors.as(admin);
    await page.goto(at('requests'));
    await says(page, 'New requests appear here as they come.');
    await push('okta', { intent: 'malformed' });
    await says(page, 'A required value is missing or has the wrong type.');
    await says(page, /What to do: Correct the value of this user/);
    expect(await flawsOf(page, 'requests of a directory')).toEqual([]);
  });

  test('supports Entra ID with a second token', async () => {
    const page = await visitors.as(admin);
    await connectSandbox(page, 'entra', 'Create second token');
    await push('entra', { intent: 'add', email: COLLEAGUE });
    await push('entra', { intent: 'deactivate', email: COLLEAGUE });
    await page.goto(at('users'));
    await inRow(page, COLLEAGUE).getByText('Deactivated').waitFor();
  });

  test('accepts attributes that the organization defines', async () => {
    const page = await visitors.as(admin);
    await page.goto(at('settings'));
    await page.getByLabel('Name', { exact: true }).fill('userName');
    await page.getByLabel('Label').fill('Cost code');
    await press(page, 'Define attribute');
    await says(page, 'SCIM defines an attribute of this name. Choose another one');
    await page.getByLabel('Name', { exact: true }).fill('costCode');
    await press(page, 'Define attribute');
    await says(page, '0 users have a value');
    expect(await flawsOf(page, 'settings of a directory')).toEqual([]);
    await page.locator('summary').filter({ hasText: 'Delete' }).click();
    await says(page, /No user has a value/);
    await page.getByRole('button', { name: 'Delete the attribute costCode' }).click();
    await says(page, 'No custom attributes yet. Define one, then map it in your directory.');
  });

  test('is managed without JavaScript', async () => {
    const page = await visitors.as(admin, { javaScriptEnabled: false });
    await page.goto(at('settings'));
    await page.getByLabel('Largest share of deactivations').fill('250');
    await press(page, 'Save settings');
    await page.getByLabel('Largest share of deactivations').waitFor();
    expect(await page.getByLabel('Largest share of deactivations').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('Largest share of deactivations').fill('30');
    await press(page, 'Save settings');
    await says(page, 'Provisioning is updated.');
  });
});

test('a Microsoft directory is read after a consent, and approved', async () => {
  const { tenant, ...owner } = await visitors.organization('Fjord Cycling');
  await verified(await visitors.api('superadmin'), 'fjord-cycling.test', tenant.id);
  const api = await visitors.api(owner);
  const made = await api('POST', '/api/v1/sso-configurations', {
    type: 'microsoft',
    name: 'Fjord at Microsoft',
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    directoryId: sandbox.companies.of('fjord-cycling.test').company.tid,
    domains: ['fjord-cycling.test'],
    isEnabled: true,
  });
  expect(made.status, await made.clone().text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const page = await visitors.as(owner);
  await page.goto(`/admin/sso/${id}?tab=directory`);
  await page.getByRole('button', { name: 'Use SCIM' }).waitFor();
  await press(page, 'Read the directory');

  await press(page, 'Consent with Microsoft');
  await press(page, 'Cancel and go back');
  await page.getByRole('alert').waitFor();
  expect(await flawsOf(page, 'consent that was declined')).toEqual([]);
  await page.getByRole('link', { name: 'Continue here' }).click();
  await press(page, 'Consent with Microsoft');
  const account = page.getByRole('button', { name: /directory-admin@fjord-cycling\.test/ });
  await account.waitFor();
  // The sandbox directory that the product reads.
  const played = new URL(page.url()).origin;
  await account.click();
  // The list of users, who may have been read by now, names the account as well.
  await page.getByRole('definition').filter({ hasText: 'directory-admin@fjord-cycling.test' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Full comparison' }).getByText('Succeeded').waitFor();
  await says(page, '4 users, 2 groups');
  await says(page, '2 users join');
  await says(page, '2 users cannot join: the domain of the address is not verified');
  expect(await flawsOf(page, 'reads of a directory')).toEqual([]);

  await press(page, 'Approve and start');
  await says(page, 'Provisioning is updated.');
  const listed = inRow(page, 'Freya Falk').getByText('Directory', { exact: true });
  await showsInTime(page, '/admin/users?search=employee@fjord-cycling.test', listed);
  await page.getByRole('link', { name: 'Freya Falk' }).click();
  await says(page, 'The directory of the connection Fjord at Microsoft manages the name');
  expect(await page.getByRole('button', { name: 'Suspend' }).count()).toBe(0);
  expect(await flawsOf(page, 'member of a directory')).toEqual([]);

  await page.goto(`/admin/sso/${id}?tab=directory`);
  await press(page, 'Read now');
  await page.getByRole('row').filter({ hasText: 'Changes' }).getByText('Succeeded').waitFor();

  await atCompany(played, 'add', 'guest@partner.example', { isGuest: true });
  await page.getByLabel('Read guests of Microsoft Entra ID').check();
  await press(page, 'Save guests');
  await says(page, '5 users, 2 groups');
  expect(await page.getByLabel('Read guests of Microsoft Entra ID').isChecked()).toBe(true);
  await atCompany(played, 'remove', 'guest@partner.example');
  await visitors.leave(page);
});
