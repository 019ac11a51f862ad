import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTUALLY } from '../support/eventually.ts';
import { Visitors } from '../support/visitors.ts';

let visitors: Visitors;
beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(() => visitors?.stop());

const SCHEME = () => document.documentElement.getAttribute('data-mantine-color-scheme');

test('on the landing page, colors follow the toggle and the system, and the choice is kept', async () => {
  const page = await visitors.newcomer({ colorScheme: 'light' });
  await page.goto('/');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(SCHEME), EVENTUALLY).toBe('dark');
  await page.getByRole('button', { name: 'Change between light and dark' }).click();
  await expect.poll(() => page.evaluate(SCHEME), EVENTUALLY).toBe('light');
  await page.reload();
  expect(await page.evaluate(SCHEME)).toBe('light');
  // A hydrated page uses the same choice.
  await page.goto('/login');
  expect(await page.evaluate(SCHEME)).toBe('light');
  await visitors.leave(page);
});

test('the toggle has a tooltip for pointer and keyboard, and Escape closes it', async () => {
  const page = await visitors.newcomer();
  await page.goto('/');
  const hint = page.getByText('Light or dark', { exact: true });
  expect(await hint.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Change between light and dark' }).hover();
  await expect.poll(() => hint.isVisible(), EVENTUALLY).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hint.isVisible(), EVENTUALLY).toBe(false);
  await visitors.leave(page);
});

test('a link of a hydrated page opens the landing page as a document, and Back returns', async () => {
  const page = await visitors.newcomer();
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { isFirst: true }));
  await page.getByRole('link', { name: 'Gatehouse, home' }).first().click();
  await page.getByRole('heading', { level: 2, name: 'Four products, one sign-in' }).waitFor();
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goBack();
  await page.getByLabel('Email', { exact: true }).waitFor();
  await visitors.leave(page);
});

test('the landing page forgets the pages of a user who has signed out', async () => {
  const page = await visitors.newcomer();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('gatehouse:recent-pages', '["/admin"]'));
  await page.reload({ waitUntil: 'networkidle' });
  expect(await page.evaluate(() => localStorage.getItem('gatehouse:recent-pages'))).toBeNull();
  await visitors.leave(page);
});

test('no page logged an error', () => {
  expect(visitors.complaints).toEqual([]);
});
