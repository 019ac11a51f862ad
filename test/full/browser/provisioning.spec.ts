import type { OutboxMailDetail, OutboxPage } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MisbehavingTarget } from '../../support/misbehaving-target.ts';
import { type Credentials, Visitors } from '../../support/visitors.ts';

const SOON = { timeout: 40_000, interval: 500 };
const MEMBER = 'grace@provisioned-works.test';

let visitors: Visitors;
let url: string;
let admin: Credentials;
const target = new MisbehavingTarget();
beforeAll(async () => {
  visitors = await Visitors.join();
  url = await target.start();
  admin = await visitors.organization('Provisioned Works');
});
afterAll(async () => {
  await target.stop();
  await visitors?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A new user, who joins by invitation. */
async function arrives(email: string): Promise<void> {
  expect((await (await visitors.api(admin))('POST', '/api/v1/invitations', { email })).status).toBe(201);
  const platform = await visitors.api('superadmin');
  const outbox = await platform('GET', `/api/v1/mail/outbox?to=${encodeURIComponent(email)}`);
  const [mail] = ((await outbox.json()) as OutboxPage).items;
  const { text } = (await (
    await platform('GET', `/api/v1/mail/outbox/${mail?.id}`)
  ).json()) as OutboxMailDetail;
  const token = /token=([\w.-]+)/.exec(text ?? '')?.[1];
  const accepted = await fetch(`${visitors.product.apiUrl}/api/v1/invitations/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      token,
      firstName: 'Grace',
      lastName: 'Hopper',
      password: 'correct horse battery staple',
    }),
  });
  expect(accepted.status).toBe(200);
}

/** The row of an account on a newly opened page. */
async function lineOf(page: Page, email: string): Promise<string> {
  await page.reload();
  const line = page.getByRole('row').filter({ hasText: email });
  return (await line.count()) === 1 ? line.innerText() : '';
}

test('an admin sets up provisioning and reads why an account is rejected', async () => {
  const made = await (await visitors.api(admin))('POST', '/api/v1/admin/oauth2/clients', {
    name: 'Travel',
    redirect_uris: ['https://travel.test/callback'],
  });
  const { id } = (await made.json()) as { id: string };
  const page = await visitors.as(admin);
  await page.goto(`/admin/applications/${id}?tab=provisioning`);
  await page.getByLabel('SCIM address').fill('http://scim.example.com');
  await press(page, 'Set up');
  await page.getByText('Use https. Only loopback addresses can use http').waitFor();
  await page.getByLabel('SCIM address').fill(url);
  await page.getByLabel('Token or client secret').fill('a-token-for-tests');
  await press(page, 'Set up');
  await page.getByText('Paused', { exact: true }).waitFor();

  await press(page, 'Test connection');
  await page.getByText('The connection works.').waitFor();
  await page.getByLabel('Who gets an account').selectOption('everybody');
  await press(page, 'Save changes');
  await expect.poll(() => page.getByLabel('Who gets an account').inputValue()).toBe('everybody');
  expect(await page.getByRole('heading', { name: 'Assigned users and groups' }).count()).toBe(0);
  await page.getByLabel('Email address of a user').fill(admin.email);
  await press(page, 'Show preview');
  await page.getByText('This user gets an account.').waitFor();
  expect(target.requests.filter((request) => !request.startsWith('GET'))).toEqual([]);

  await press(page, 'Start');
  await page.getByText('Active', { exact: true }).waitFor();
  await expect.poll(() => lineOf(page, admin.email), SOON).toContain('In sync');

  const body = JSON.stringify({ scimType: 'invalidValue', detail: 'This domain is not allowed' });
  target.misbehaviour = { method: 'POST', path: '/Users', status: 400, body };
  await arrives(MEMBER);
  await expect.poll(() => lineOf(page, MEMBER), SOON).toContain('Rejected');
  const line = page.getByRole('row').filter({ hasText: MEMBER });
  await line.getByText('The application rejects a value.').waitFor();
  await line.getByText('invalidValue: This domain is not allowed').waitFor();
  expect(await lineOf(page, admin.email)).toContain('In sync');

  target.misbehaviour = null;
  await page.getByRole('button', { name: `Send ${MEMBER} again` }).click();
  await expect.poll(() => lineOf(page, MEMBER), SOON).toContain('In sync');
  expect(target.named(MEMBER)).toMatchObject({ active: true, name: { givenName: 'Grace' } });
  await visitors.leave(page);
});

test.each([true, false])('with JavaScript %s, users and groups are assigned in one form', async (script) => {
  const call = await visitors.api(admin);
  const { id } = (await (
    await call('POST', '/api/v1/admin/oauth2/clients', {
      name: `Expenses by list ${script}`,
      redirect_uris: ['https://expenses.test/callback'],
    })
  ).json()) as { id: string };
  const given = { application_id: id, base_url: url, secret: 'a-token-for-tests', assigned: 'selected' };
  expect((await call('POST', '/api/v1/admin/provisioning', given)).status).toBe(201);
  await call('POST', '/api/v1/groups', { name: `Bookkeepers ${script}` });

  const page = await visitors.as(admin, { javaScriptEnabled: script });
  await page.goto(`/admin/applications/${id}?tab=provisioning`);
  const region = page.getByRole('region', { name: 'Assigned users and groups' });
  const search = async (text: string) => {
    await region.getByLabel('User or group').fill(text);
    // With JavaScript, the field searches while the user types.
    if (!script) await region.getByLabel('User or group').press('Enter');
  };
  await region.getByText('No user or group is assigned yet.').waitFor();
  await search('bookkeep');
  await region.getByRole('button', { name: `Assign Bookkeepers ${script}` }).click();
  await region.getByRole('button', { name: `Remove Bookkeepers ${script}` }).waitFor();
  await search(admin.email);
  await region.getByRole('button', { name: /^Assign / }).click();
  await region
    .getByRole('button', { name: /^Remove / })
    .nth(1)
    .waitFor();
  await region.getByRole('button', { name: `Remove Bookkeepers ${script}` }).click();
  await region.getByRole('button', { name: `Remove Bookkeepers ${script}` }).waitFor({ state: 'detached' });
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
