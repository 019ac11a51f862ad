import { SANDBOX_CLIENT_ID, SANDBOX_CLIENT_SECRET, type Sandbox, startSandbox } from '@gatehouse/sandbox-idp';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let sandbox: Sandbox;

beforeAll(async () => {
  [visitors, sandbox] = await Promise.all([Visitors.join(), startSandbox(0)]);
});
afterAll(async () => {
  await visitors?.stop();
  await sandbox?.stop();
});

async function connected(name: string): Promise<string> {
  const api = await visitors.api('admin');
  const response = await api('POST', '/api/v1/sso-configurations', {
    type: 'oauth2',
    name,
    issuer: sandbox.issuers.company,
    clientId: SANDBOX_CLIENT_ID,
    clientSecret: SANDBOX_CLIENT_SECRET,
    isEnabled: true,
  });
  expect(response.status, await response.clone().text()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe.each([
  ['with script', true],
  ['without script', false],
])('%s', (_name, javaScriptEnabled) => {
  test('an edit of a connection in use is saved as a draft, released, compared and published', async () => {
    const name = `Drafted ${javaScriptEnabled}`;
    const id = await connected(name);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso/${id}?tab=settings`);
    await page.getByLabel('Name', { exact: true }).fill(`${name} anew`);
    await press(page, 'Save as draft');
    await page.waitForURL(`**/admin/sso/${id}/draft`);
    await page.getByRole('heading', { name: `Draft of ${name}` }).waitFor();
    await says(page, `name: ${name} → ${name} anew`);
    await says(page, 'Not released');
    if (javaScriptEnabled) expect(await flawsOf(page, 'draft')).toEqual([]);

    await page.getByLabel('Email addresses of members').fill('nobody@elsewhere.test');
    await press(page, 'Release to these users');
    await says(page, 'nobody@elsewhere.test is not the address of an active member.');
    await page.getByLabel('Share of sign-ins in percent').fill('250');
    await press(page, 'Release to a share');
    await says(page, 'Enter a whole number from 1 to 100');
    await page.getByLabel('Share of sign-ins in percent').fill('10');
    await press(page, 'Release to a share');
    await says(page, 'Released to 10 % of sign-ins');
    await page.getByRole('table').getByText('Failure rate').waitFor();
    if (javaScriptEnabled) expect(await flawsOf(page, 'released draft')).toEqual([]);

    await page.goto(`/admin/sso/${id}?tab=settings`);
    await says(page, 'Some sign-ins use the draft of this connection.');
    expect(await page.getByRole('button', { name: 'Save as draft' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Open the draft' }).click();
    await press(page, 'End release');
    await says(page, 'Not released');
    await press(page, 'Publish');
    await page.waitForURL((url) => url.pathname === `/admin/sso/${id}`);
    await page.getByRole('heading', { name: `${name} anew` }).waitFor();
    await visitors.leave(page);
  });

  test('a connection without a draft says how to create one', async () => {
    const id = await connected(`Without draft ${javaScriptEnabled}`);
    const page = await visitors.as('admin', { javaScriptEnabled });
    await page.goto(`/admin/sso/${id}/draft`);
    await page.getByRole('heading', { name: 'No draft' }).waitFor();
    await page.getByRole('link', { name: 'Open the settings' }).click();
    await page.getByRole('button', { name: 'Save as draft' }).waitFor();
    await visitors.leave(page);
  });
});
