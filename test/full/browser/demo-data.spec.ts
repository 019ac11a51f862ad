import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

const PAGE = '/superadmin/demo-data';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.start();
});
afterAll(() => visitors?.stop());

async function accountsOnSignIn(): Promise<string[]> {
  const page = await visitors.newcomer();
  await page.goto('/login');
  const names = await page.getByRole('link', { name: /@/ }).allInnerTexts();
  await visitors.leave(page);
  return names.map((name) => name.split('\n')[0] ?? '');
}

test('the demo data page is visible to superadmins only', async () => {
  const page = await visitors.as('admin');
  await page.goto(PAGE);
  expect(new URL(page.url()).pathname).toBe('/login');
  await visitors.leave(page);
});

test('a superadmin reads about it, confirms the counts, and removes it, also from the sign-in page', async () => {
  expect(await accountsOnSignIn()).toEqual(['SuperAdmin', 'Tenant Admin', 'Regular User']);
  const page = await visitors.as('superadmin');
  await page.goto(PAGE);
  await page.getByText('The demo super admin stays').waitFor();
  await page.getByText('Remove the demo data…').click();
  await page.getByText('Remove 1 organization and 3 accounts?').waitFor();
  expect(await flawsOf(page, 'demo-data-confirm')).toEqual([]);
  await page.getByRole('button', { name: 'Remove demo data' }).click();
  await page.getByText('No demo data is loaded').waitFor();
  expect(await flawsOf(page, 'demo-data-none')).toEqual([]);
  await expect.poll(accountsOnSignIn, EVENTUALLY).toEqual(['SuperAdmin']);
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
