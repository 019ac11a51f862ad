import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { barriersOf } from '../../support/flaws.ts';
import { Visitors } from '../../support/visitors.ts';

let visitors: Visitors;
let admin: Awaited<ReturnType<Visitors['organization']>>;
beforeAll(async () => {
  visitors = await Visitors.join();
  admin = await visitors.organization('Palette Works');
});
afterAll(() => visitors?.stop());

const path = (page: Page) => new URL(page.url()).pathname;
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const option = (page: Page, name: string | RegExp) =>
  page.locator('#search-choices').getByRole('option', { name });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** Opens the palette by keyboard once the page is hydrated. */
async function open(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Search', exact: true }).focus();
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      // A dialog that was just closed may still be fading out. It does not count.
      return field(page).count();
    }, EVENTUALLY)
    .toBe(1);
  // The button has the same name. Text typed before the field has the focus is lost.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('role')), EVENTUALLY)
    .toBe('combobox');
}

test('a superadmin reaches an organization, a page and another theme with the keyboard only', async () => {
  const page = await visitors.as('superadmin');
  await page.goto('/superadmin/keys');
  await open(page);
  expect(await barriersOf(page, 'the palette')).toEqual([]);
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');

  await page.keyboard.type('palette wo');
  await option(page, /Palette Works/)
    .first()
    .waitFor();
  const active = await field(page).getAttribute('aria-activedescendant');
  expect(await page.locator(`#${active}`).getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === `/superadmin/tenants/${admin.tenant.id}/overview`);
  await page.getByRole('heading', { name: 'Palette Works', level: 1 }).waitFor();
  // This page is a dialog over its list. Escape returns to the list.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('dialog').getByText('Palette Works').first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => url.pathname === '/superadmin/tenants');

  await open(page);
  await page.keyboard.type('audit log');
  await option(page, /Audit log/).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/superadmin/audit');

  await open(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
  // Only page paths are stored, without typed text or names.
  const kept = await page.evaluate(() => localStorage.getItem('gatehouse:recent-pages'));
  expect(kept).toBe('["/superadmin/audit"]');
  await open(page);
  expect(await option(page, /./).first().textContent()).toContain('Audit log');
  await visitors.leave(page);
});

test('Escape closes it and restores the focus, arrow keys cycle, and an empty result is announced', async () => {
  const page = await visitors.as(admin);
  await page.goto('/dashboard');
  await open(page);
  const first = await field(page).getAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowUp');
  const last = await field(page).getAttribute('aria-activedescendant');
  expect(last).not.toBe(first);
  await page.keyboard.press('ArrowDown');
  expect(await field(page).getAttribute('aria-activedescendant')).toBe(first);
  await page.keyboard.type('demo-company');
  await page.getByText('No results for “demo-company”.', { exact: false }).waitFor();
  expect(await option(page, /./).count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count(), EVENTUALLY).toBe(0);
  await expect.poll(() => focused(page), EVENTUALLY).toBe('Search');
  await visitors.leave(page);
});

test('a late response is dropped, and a failed search keeps pages and actions', async () => {
  const page = await visitors.as(admin);
  await page.goto('/dashboard');
  let answerFirst: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const hit = (title: string) => ({
    id: crypto.randomUUID(),
    thing: 'user',
    title,
    detail: 'x@y.test',
    tenantName: null,
  });
  await page.route('**/search/results?q=*', async (route) => {
    const q = new URL(route.request().url()).searchParams.get('q');
    if (q === 'broken') return route.fulfill({ status: 503, json: { groups: [] } });
    if (q === 'slow') await first;
    await route
      .fulfill({ json: { groups: [{ kind: 'users', more: false, items: [hit(`Found for ${q}`)] }] } })
      .catch(() => undefined);
  });
  await open(page);
  const asked = page.waitForRequest(/q=slow/);
  await field(page).fill('slow');
  await asked;
  await field(page).fill('quick');
  await option(page, 'Found for quick').waitFor();
  answerFirst();
  await field(page).fill('broken');
  await page.getByText('Search is not available. Pages and actions are still listed.').waitFor();
  await field(page).fill('invite');
  await option(page, 'Invite users').first().waitFor();
  expect(await option(page, 'Found for slow').count()).toBe(0);
  await visitors.leave(page);
});

test('without JavaScript, the search is a form that opens a results page', async () => {
  const page = await visitors.as(admin, { javaScriptEnabled: false });
  await page.goto('/dashboard');
  const bar = page.locator('header').getByRole('search');
  await bar.getByRole('searchbox', { name: 'Search' }).fill('ada');
  await bar.getByRole('button', { name: 'Search' }).click();
  expect(path(page)).toBe('/search');
  await page.getByRole('link', { name: /Ada Lovelace/ }).click();
  expect(path(page)).toMatch(/^\/admin\/users\/[0-9a-f-]{36}$/);
  await page.goto('/search?q=x');
  await page.getByText('Enter at least 2 characters.').waitFor();
  await page.goto('/search?q=%25%25%25');
  await page.getByText('No results', { exact: true }).waitFor();
  await visitors.leave(page);
});

test('Escape closes menus and dialogs, and the focus returns', async () => {
  const page = await visitors.as(admin);
  await page.goto('/dashboard');
  const menu = page.getByLabel(/^Account menu of/);
  await expect
    .poll(async () => {
      if (!(await page.getByRole('link', { name: 'Personal Settings' }).first().isVisible()))
        await menu.press('Enter');
      return page.locator('details[open]').count();
    }, EVENTUALLY)
    .toBe(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('details[open]').count(), EVENTUALLY).toBe(0);
  expect(await focused(page)).toMatch(/^Account menu of/);
  expect(visitors.complaints).toEqual([]);
  await visitors.leave(page);
});
