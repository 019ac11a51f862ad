import type { TenantDto } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../support/as-owner.ts';
import { flawsOf } from '../../support/flaws.ts';
import { type Credentials, Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Credentials & { tenant: TenantDto };
beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Basic Wares');
  const { id, version } = admin.tenant;
  const superadmin = await visitors.api('superadmin');
  const changed = await superadmin('PATCH', `/api/v1/tenants/${id}`, { version, subscriptionPlan: 'basic' });
  expect(changed.status).toBe(200);
});
afterAll(() => visitors?.stop());

test('an admin requests a product, a superadmin grants it until a date, and the dashboard shows it', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Network Monitor/ })
    .getByText('Not in your plan')
    .waitFor();
  await page.getByRole('link', { name: /Network Monitor/ }).click();
  await page.getByRole('button', { name: 'Request Network Monitor' }).click();
  await page.getByText('Your request is sent. Our team replies by email.').first().waitFor();
  await page.getByRole('heading', { name: 'Requested', exact: true }).waitFor();

  const runner = await visitors.as('superadmin');
  await runner.goto('/superadmin/plan-requests');
  await runner.getByRole('link', { name: 'Products', exact: true }).click();
  await runner.getByLabel('End date of the grant to Basic Wares').fill('2099-12-31');
  await runner.getByRole('button', { name: 'Grant the request of Basic Wares' }).click();
  await runner.getByText('Granted. The organization is notified by email.').first().waitFor();
  await runner.getByRole('link', { name: 'Basic Wares' }).click();
  await runner.waitForURL('**/overview');
  await runner.goto(new URL('.', runner.url()).pathname.slice(0, -1));
  const dialog = runner.getByRole('dialog', { name: 'Basic Wares' });
  const line = dialog.getByRole('listitem').filter({ hasText: 'Network Monitor' });
  await line.getByText('until Dec 31, 2099').waitFor();
  await line.getByText('Change the grant of Network Monitor').click();
  await line.getByLabel('Until').fill('2000-01-01');
  await line.getByRole('button', { name: 'Save Network Monitor' }).click();
  await dialog.getByRole('alert').getByText('Choose a day in the future.').waitFor();
  await visitors.leave(runner);

  await page.goto('/dashboard');
  await page
    .getByRole('link', { name: /Network Monitor/ })
    .getByText('until Dec 31, 2099')
    .waitFor();
  await visitors.leave(page);
});

test('a list at its plan limit shows it and offers a one-click request for a larger plan', async () => {
  await asOwner(
    `insert into domains (id, tenant_id, domain, created_at, updated_at)
     select gen_random_uuid(), $1, 'wares-' || n || '.example', now(), now() from generate_series(1, 20) n`,
    [admin.tenant.id],
  );
  const page = await visitors.as(admin);
  await page.goto('/admin/domains');
  await page.getByText('20 of 20 domains').waitFor();
  expect(await page.getByRole('button', { name: 'Claim a domain' }).isDisabled()).toBe(true);
  expect(await flawsOf(page, 'domains, the plan is full')).toEqual([]);
  await page.goto('/admin/domains/new');
  await page.getByLabel('Domain').fill('one-more.example');
  await page.getByRole('button', { name: /Claim/ }).click();
  await page.getByRole('alert').getByText('The Basic Plan allows 20 domains: 20 are in use.').waitFor();
  await page.goto('/admin/domains');
  await page.getByRole('button', { name: 'Request the Pro Plan' }).click();
  await page.waitForURL((url) => url.pathname === '/admin');
  await page.getByText('Your request for the Pro Plan is waiting for an answer.').waitFor();
  await visitors.leave(page);
  expect(visitors.complaints).toEqual([]);
});
