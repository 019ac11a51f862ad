import type { SsoConfigurationDto } from '@gatehouse/contracts';
import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

type StoredResponsePage = { items: { id: string }[] };

let sandbox: Sandbox;
let visitors: Visitors;
let connection: SsoConfigurationDto;

beforeAll(async () => {
  sandbox = await startSandbox(0);
  visitors = await Visitors.join();
  const api = await visitors.api('admin');
  const made = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name: 'Replayed directory',
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    domains: ['demo-company.test'],
    mapping: { email: 'contact' },
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

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Responses are written in batches. @returns the newest once there are at least that many */
async function stored(count: number): Promise<string> {
  const api = await visitors.api('admin');
  return vi.waitFor(async () => {
    const answer = await api('GET', `/api/v1/sso-configurations/${connection.id}/responses`);
    const { items } = (await answer.json()) as StoredResponsePage;
    expect(items.length).toBeGreaterThanOrEqual(count);
    return items[0]?.id ?? '';
  }, EVENTUALLY);
}

describe.each([
  ['with script', true, 1],
  ['without script', false, 2],
])('%s', (_name, javaScriptEnabled, count) => {
  test('an admin replays the response of a failed test with an edited mapping, and compares both', async () => {
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso/${connection.id}?tab=sign-ins`);
    await press(page, 'Test now');
    await page.getByText('Choose an account').waitFor();
    await page.getByRole('button', { name: /Emma Employee/ }).click();
    await page.waitForURL(/\/sign-ins\/[\w-]+$/);
    await page.getByRole('heading', { name: 'The test failed' }).waitFor();
    await stored(count);
    await page.getByRole('link', { name: 'Replay the response' }).click();

    await page.getByText('Attributes and roles', { exact: true }).click();
    expect(await page.locator('[name="mapping.email"]').inputValue()).toBe('contact');
    await page.locator('[name="mapping.email"]').fill('email');
    await press(page, 'Run the response');
    await row(page, 'Outcome').getByText('Rejected').waitFor();
    await row(page, 'Outcome').getByText('Accepted').waitFor();
    await row(page, 'Signature').getByText('Passed').first().waitFor();
    await row(page, 'Account').getByText('email_missing').waitFor();
    await row(page, 'Email address').getByText('employee@demo-company.test').waitFor();
    expect(await page.locator('[name="mapping.email"]').inputValue()).toBe('email');
    if (javaScriptEnabled) expect(await flawsOf(page, 'replayed response')).toEqual([]);
    await press(page, 'Show the response');
    await page.locator('pre').waitFor();
    const masked = await page.locator('pre').innerText();
    expect(masked).toContain('"alg"');
    expect(masked).not.toContain('employee@demo-company.test');

    await page.getByRole('link', { name: 'Stored responses' }).first().click();
    await page.getByRole('heading', { name: 'Stored responses' }).waitFor();
    await page.getByText('email_missing').first().waitFor();
    if (javaScriptEnabled) expect(await flawsOf(page, 'stored responses')).toEqual([]);
    await visitors.leave(page);
  });
});

test('a sign-in without a response is reported, and an invalid edit shows the error at the field', async () => {
  const page = await visitors.as('admin');
  await page.goto(`/admin/sso/${connection.id}/responses/00000000-0000-4000-8000-000000000000`);
  await page.getByText('No response is stored for this sign-in').waitFor();

  await page.goto(`/admin/sso/${connection.id}/responses/${await stored(1)}`);
  await page.getByLabel('Issuer').fill(`${sandbox.issuers.company}/nowhere`);
  await press(page, 'Run the response');
  await page.locator('[name=issuer][aria-invalid=true]').waitFor();
  await visitors.leave(page);
});

test('the response is replayed against the draft of the connection', async () => {
  const api = await visitors.api('admin');
  const path = `/api/v1/sso-configurations/${connection.id}`;
  const { mapping, version } = (await (await api('GET', path)).json()) as SsoConfigurationDto;
  const saved = await api('PUT', `${path}/draft`, { version, mapping: { ...mapping, email: 'email' } });
  expect(saved.status, await saved.clone().text()).toBe(200);
  await stored(1);
  const page = await visitors.as('admin');
  await page.goto(`/admin/sso/${connection.id}/draft`);
  await page.getByRole('link', { name: 'Replay a stored response' }).click();
  await page.getByText('email_missing').first().waitFor();
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Draft', exact: true }).click();
  await page.locator('[aria-current=true]', { hasText: 'Draft' }).waitFor();
  expect(await page.locator('[name="mapping.email"]').inputValue()).toBe('email');
  await press(page, 'Run the response');
  await row(page, 'Outcome').getByText('Accepted').waitFor();
  await row(page, 'Outcome').getByText('Rejected').waitFor();
  expect(await flawsOf(page, 'response replayed against a draft')).toEqual([]);
  await visitors.leave(page);
});
