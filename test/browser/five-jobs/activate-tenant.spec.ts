import type { TenantDto } from '@gatehouse/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countClicks } from '../../support/count-clicks.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const NAME = 'Three Clicks';

test('an operator creates and activates a tenant in 3 clicks, from the dashboard', async () => {
  const page = await visitors.signedIn('superadmin');
  const clicks = await countClicks(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tenant Management' })
    .click();
  await page.getByRole('link', { name: 'New tenant' }).click();

  const dialog = page.getByRole('dialog');
  await expect
    .poll(() => dialog.getByLabel('Name').evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type(NAME);
  for (const value of ['three-clicks.example', 'it@three-clicks.example']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await dialog.getByRole('button', { name: 'Create and activate' }).click();

  await page.getByRole('heading', { name: NAME, level: 1 }).waitFor();
  await page.getByRole('main').getByText('Active', { exact: true }).first().waitFor();
  expect(clicks()).toBe(3);

  const id = new URL(page.url()).pathname.split('/').at(-2);
  const answer = await (await visitors.api('superadmin'))('GET', `/api/v1/tenants/${id}`);
  const tenant = (await answer.json()) as TenantDto;
  expect(tenant).toMatchObject({ name: NAME, status: 'active', adminEmail: 'it@three-clicks.example' });
  expect(tenant.trialEndsAt).not.toBeNull();
  await visitors.leave(page);
});
