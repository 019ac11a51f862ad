import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/as-owner.ts';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { fillIn, Visitors } from '../../support/visitors.ts';

const PATH = '/admin/sso/enforcement';
let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(async () => {
  await visitors?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Simulates that the admin enabled the requirement yesterday, effective in the given number of days. */
const enforce = (
  { tenant, email }: { tenant: { id: string }; email: string },
  days: number,
  emergencyAccess = 'password',
) =>
  asOwner(
    `insert into sso_policies (tenant_id, enforced, enforced_since, enforced_from, break_glass, emergency_access, updated_at)
     select $1, true, now() - interval '1 day', now() + make_interval(days => $2), array[u.id], $3, now()
     from users u where u.email = $4`,
    [tenant.id, days, emergencyAccess, email],
  );

test.each([
  ['with script', true],
  ['without script', false],
])('each form shows who would be affected before it is saved (%s)', async (name, script) => {
  const organization = await visitors.organization(`Replayed ${name}`);
  const page = await visitors.as(organization, { javaScriptEnabled: script });
  await page.goto('/admin/security');
  await page.getByLabel('Grace period in days').fill('3');
  await press(page, 'Who would be affected?');
  await page.getByRole('heading', { name: 'Who would be affected?' }).waitFor();
  // The sign-in appears in the log within a second.
  const affected = page.getByText('Must set up a second factor');
  await expect
    .poll(async () => {
      await page.reload();
      return affected.count();
    }, EVENTUALLY)
    .toBe(1);
  await page.getByRole('listitem').filter({ hasText: organization.email }).last().waitFor();
  expect(await page.getByLabel('Grace period in days').inputValue()).toBe('3');

  await page.goto('/admin/settings');
  await press(page, 'Who would be affected?');
  await page.getByText('This is an estimate.').waitFor();

  await page.goto(PATH);
  await press(page, 'Show affected users');
  await page.getByRole('heading', { name: 'Who would be affected?' }).waitFor();
  await page.goto(PATH);
  await page.getByRole('heading', { name: 'Single sign-on is optional' }).waitFor();
  await visitors.leave(page);
});

test('an invalid grace period is rejected at its field', async () => {
  const page = await visitors.as(await visitors.organization('Long Grace'));
  await page.goto(PATH);
  await page.getByLabel('Grace period (days)').evaluate((field: HTMLInputElement) => {
    field.removeAttribute('max');
    field.value = '31';
  });
  await press(page, 'Require single sign-on and lock out 1 user');
  await page.getByText('Enter 0 to 30 days').waitFor();
  await visitors.leave(page);
});

test('during a grace period, the page shows who still uses a password, and the account shows its end', async () => {
  const organization = await visitors.organization('In Grace');
  await enforce(organization, 5);
  const page = await visitors.as(organization);
  await page.goto(PATH);
  await page.getByRole('heading', { name: 'Single sign-on will be required' }).waitFor();
  await page.getByRole('heading', { name: 'Who still signs in without single sign-on?' }).waitFor();
  await page.getByRole('button', { name: 'Require single sign-on now' }).waitFor();
  expect(await flawsOf(page, 'sso-enforcement-in-grace')).toEqual([]);
  await page.goto('/user/settings');
  await page.getByText('Your organization requires single sign-on from').waitFor();
  await visitors.leave(page);
});

test('an emergency administrator signs in with the password and a one-time emergency code', async () => {
  const organization = await visitors.organization('Sealed Codes');
  const admin = await visitors.as(organization);
  await enforce(organization, 0, 'code');
  await admin.goto(PATH);
  await admin.getByText('No code is left').waitFor();
  await press(admin, 'Create new codes');
  await admin.getByText('Save the emergency codes now').waitFor();
  const codes = await admin.getByRole('listitem').locator('code').allTextContents();
  expect(codes).toHaveLength(10);
  expect(await flawsOf(admin, 'sso-emergency-codes')).toEqual([]);
  await admin.goto(PATH);
  await admin.getByText('10 codes are left').waitFor();
  expect(await admin.getByText(codes[0] ?? '').count()).toBe(0);

  const page = await visitors.newcomer();
  await page.goto('/login');
  await fillIn(page, organization.email, organization.password);
  await page.getByLabel('Emergency code').fill('WRNG-WRNG-WRNG-WRNG');
  await press(page, 'Continue');
  await page.getByText('This code is not correct').waitFor();
  await page.getByLabel('Emergency code').fill(codes[0] ?? '');
  await press(page, 'Continue');
  await page.waitForURL('**/dashboard**');
  await admin.goto(PATH);
  await admin.getByText('9 codes are left').waitFor();
  await visitors.leave(page);
  await visitors.leave(admin);
});
