import type { SignInPolicy } from '@gatehouse/contracts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Credentials, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Credentials;
beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Console Works');
});
afterAll(() => visitors?.stop());

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const path = (page: Page) => new URL(page.url()).pathname;

test('an admin requires longer passwords and a second factor without JavaScript, and sees others’ edits', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/tenant-admin/security');
  expect(path(page)).toBe('/tenant-admin/security');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe('/admin/security');
  expect(await page.locator('nav [aria-current=page][href="/admin/security"]').count()).toBeGreaterThan(0);
  // The counts update every few seconds.
  const counted = async () => {
    await page.reload();
    return page.getByText(/\d+ sign-ins? in 14 days/).count();
  };
  await expect.poll(counted, { interval: 500 }).toBe(1);
  await page.getByText('Show as a table').click();
  expect(await page.locator('table tbody tr').count()).toBe(14);

  await page.getByLabel('Minimum password length').fill('99');
  await page.getByRole('checkbox', { name: /Require a second factor/ }).check();
  await page.getByLabel('Grace period in days').fill('7');
  await press(page, 'Save policy');
  await page.getByText('Enter a whole number from 8 to 64').waitFor();
  expect(await page.getByLabel('Minimum password length').inputValue()).toBe('99');
  expect(await page.getByRole('checkbox', { name: /Require a second factor/ }).isChecked()).toBe(true);
  await page.getByLabel('Minimum password length').fill('12');
  await press(page, 'Save policy');
  await page
    .getByText('The policy is saved. It applies to each user from their next sign-in.')
    .first()
    .waitFor();

  const api = await visitors.api(admin);
  const { tenantId: _, requiredSince: __, ...kept } = await policyOf(admin);
  expect(kept).toMatchObject({ passwordMinLength: 12, secondFactor: 'required', graceDays: 7 });
  expect((await api('PUT', '/api/v1/sign-in-policy', { ...kept, graceDays: 30 })).status).toBe(200);
  await page.getByLabel('Grace period in days').fill('10');
  await press(page, 'Save policy');
  await page.getByText('Another user changed this policy in the meantime').waitFor();
  await press(page, 'Save policy');
  await page.getByText('The policy is saved.', { exact: false }).first().waitFor();
  expect((await policyOf(admin)).graceDays).toBe(10);
  await visitors.leave(page);
});

test('a superadmin sees requests of an organization on the dashboard, and grants one', async () => {
  const api = await visitors.api(admin);
  expect((await api('POST', '/api/v1/tenants/plan-requests', { plan: 'pro' })).status).toBe(201);
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/dashboard');
  await page.getByRole('heading', { name: /tenants? by status/ }).waitFor();
  await page.getByRole('link', { name: 'Console Works requests Pro Plan' }).click();
  await press(page, 'Grant the request of Console Works');
  await page.getByText('Granted. The organization is notified by email.').first().waitFor();
  await page.getByRole('link', { name: 'Granted', exact: true }).click();
  await page.getByRole('link', { name: 'Console Works' }).waitFor();
  expect(await page.getByRole('button', { name: /Grant the request of Console Works/ }).count()).toBe(0);
  await visitors.leave(page);
});

test('a superadmin reads the health page, runs a job and sees every setting without secrets', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/system-health');
  for (const part of ['Database', 'Jobs', 'Email', 'Keys', 'Certificates', 'Connections', 'Audit log']) {
    await page.getByRole('heading', { name: part, exact: true }).waitFor();
  }
  await page.getByRole('link', { name: 'All jobs' }).click();
  await press(page, 'Run now outbox-retention');
  await page.getByText('outbox-retention succeeded.').waitFor();
  await page.getByRole('link', { name: 'Runs', exact: true }).click();
  await page
    .getByRole('row', { name: /^outbox-retention A user/ })
    .first()
    .waitFor();

  await page.goto('/superadmin/architecture/config');
  const row = page.getByRole('row', { name: /^MASTER_KEY / });
  await row.getByText('Set (hidden)').waitFor();
  await visitors.leave(page);
});

test('the live board follows its event stream', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/live');
  const measured = page.locator('[data-live="measured"]');
  const seen = new Set([await measured.innerText()]);
  // Each event has a new measurement time. A reload would start a new document.
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await expect
    .poll(async () => seen.add(await measured.innerText()).size, { timeout: 60_000 })
    .toBeGreaterThan(2);
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true);
  await visitors.leave(page);
});

test('a wall display shows the live board without a session, until the display is deleted', async () => {
  const screen = await visitors.as('superadmin');
  await screen.goto('/superadmin/live');
  await screen.getByRole('link', { name: 'Displays' }).click();
  await press(screen, 'Sign out and show the board');
  await screen.locator('[name=name][aria-invalid=true]').waitFor();
  await screen.getByLabel('Name').fill('Operations room');
  await press(screen, 'Sign out and show the board');
  await screen.waitForURL((url) => url.pathname === '/display');
  const measured = screen.locator('[data-live="measured"]');
  const seen = new Set<string>();
  await expect
    .poll(async () => seen.add(await measured.innerText()).size, { timeout: 60_000 })
    .toBeGreaterThan(2);
  // The session has ended here, and the display gives no other access.
  await screen.goto('/superadmin/dashboard');
  await screen.waitForURL((url) => url.pathname === '/login');
  await screen.goto('/display');
  await measured.waitFor();

  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/live/displays');
  const row = page.getByRole('row', { name: /^Operations room / });
  await row.getByText('Sam Superadmin').waitFor();
  await row.getByRole('button', { name: /Operations room/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Display deleted.').waitFor();
  await screen.getByRole('heading', { name: 'This browser is not a display' }).waitFor();
  expect(visitors.complaints).toEqual([]);
  await visitors.leave(screen);
  await visitors.leave(page);
});

test('a superadmin removes a user’s lost factors, which ends the user’s sessions', async () => {
  const person = await visitors.as(admin);
  await person.goto('/admin');
  await person.getByText('Sign-ins, last 24 hours').waitFor();
  const page = await visitors.as('superadmin');
  await page.goto(`/superadmin/users?search=${admin.email}`);
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await press(page, 'Remove second factors');
  await page.getByText('how you identified this user').waitFor();
  await page
    .getByLabel('How did you identify this person?')
    .fill('Called back on the number of their contract');
  await press(page, 'Remove second factors');
  await page.getByText('The second factors are removed, and all sessions have ended.').first().waitFor();
  await person.goto('/admin');
  await person.waitForURL((url) => url.pathname === '/login');
  expect(visitors.complaints).toEqual([]);
});

async function policyOf(who: Credentials): Promise<SignInPolicy> {
  const api = await visitors.api(who);
  return (await (await api('GET', '/api/v1/sign-in-policy')).json()) as SignInPolicy;
}
