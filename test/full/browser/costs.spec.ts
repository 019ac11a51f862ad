import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flawsOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

/** Spreadsheets would run it as a formula. */
const NAME = '=HYPERLINK("http://attacker.test") Costly Works';

let visitors: Visitors;
beforeAll(async () => {
  // A product of its own: beside the organizations of other tests, this one is not among the ten most expensive.
  visitors = await Visitors.start();
  const api = await visitors.api(await visitors.organization(NAME, 'ada@costly-works.test'));
  await api('GET', '/api/v1/users');
});
afterAll(() => visitors?.stop());

/** Processes write what they counted every 30 seconds. */
async function untilCounted(page: Page): Promise<void> {
  const link = page.locator('main').getByRole('link', { name: NAME });
  await expect
    .poll(
      async () => {
        await page.goto('/superadmin/costs?by=requests');
        return link.count();
      },
      { timeout: 60_000, interval: 1_000 },
    )
    .toBeGreaterThan(0);
}

test('a superadmin reads which organizations cost most and why, without JavaScript, and as a file', async () => {
  const page = await visitors.as('superadmin', { javaScriptEnabled: false });
  await untilCounted(page);
  const row = page.locator('main tr', { hasText: 'Costly Works' });
  await expect.poll(() => row.innerText()).toMatch(/% (Sign-ins and sessions|Console and API requests) \(/);
  await page.getByLabel('Order by').selectOption('processor');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/by=processor/);
  expect(await page.locator('main figure').count()).toBeGreaterThan(1);
  await page.locator('main summary', { hasText: 'Show as a table' }).first().click();

  const waits = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download CSV/ }).click();
  const file = await (await waits).createReadStream();
  const [head, ...lines] = Buffer.concat(await file.toArray())
    .toString()
    .trim()
    .split(/\r?\n/);
  expect(head).toBe('day,tenantId,code,name,processorMs,storageBytes,tokens,emails,jobs,requests');
  expect(lines.find((line) => line.includes('Costly Works'))).toContain(`"'=HYPERLINK(`);
  await visitors.leave(page);
});

test('an organization has its own costs, and a range without costs says what appears there', async () => {
  const page = await visitors.as('superadmin');
  await untilCounted(page);
  await page.locator('main').getByRole('link', { name: NAME }).click();
  await page.waitForURL(/\/superadmin\/tenants\/[^/]+\/costs/);
  await page.getByRole('rowgroup').filter({ hasText: 'Requests' }).first().waitFor();
  expect(await flawsOf(page, 'tenant-costs')).toEqual([]);
  await page.goto('/superadmin/costs?from=2025-01-01&to=2025-01-31');
  await page.getByText('No costs in this range').waitFor();
  await page.goto('/superadmin/costs?from=2025-01-01&to=2026-01-31');
  await page.getByRole('alert').filter({ hasText: 'Choose at most 93 days' }).waitFor();
  await visitors.leave(page);
});
