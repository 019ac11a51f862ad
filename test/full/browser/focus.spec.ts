import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return [element?.tagName.toLowerCase(), element?.textContent?.trim()];
  });

/** Waits until the page is hydrated. */
const awake = (page: Page) =>
  page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });

test('a new page moves the focus to its heading, and Tab continues from there', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/dashboard');
  await awake(page);
  const link = page.locator('nav a[href="/superadmin/tenants"]:visible').first();
  await link.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/superadmin/tenants');
  await expect.poll(() => focused(page)).toEqual(['h1', 'Tenant Management']);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#content') !== null)).toBe(true);
  await visitors.leave(page);
});

test('a closed dialog returns the focus to its opener', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/tenants');
  await awake(page);
  const opener = page.getByRole('link', { name: 'New tenant' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null))
    .toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toEqual(['a', 'New tenant']);
  await visitors.leave(page);
});

test('a clicked tab keeps the focus', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/jobs');
  await awake(page);
  const tab = page.locator('#content nav a:not([aria-current])').first();
  const name = (await tab.textContent())?.trim();
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('#content nav a[aria-current]').first().textContent())
    .toContain(name ?? '');
  expect(await focused(page)).toEqual(['a', name]);
  await visitors.leave(page);
});
