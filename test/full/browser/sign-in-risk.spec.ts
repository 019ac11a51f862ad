import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVENTUALLY } from '../../support/eventually.ts';
import { flawsOf } from '../../support/flaws.ts';
import { fillIn, Visitors } from '../../support/visitors.ts';

/** Chromium without a window says so, which no user's browser does. */
const AUTOMATED =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36';
let visitors: Visitors;

beforeAll(async () => {
  visitors = await Visitors.join();
});
afterAll(async () => {
  await visitors?.stop();
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('an admin sees a risky sign-in with its reasons, and has the next one rejected', async () => {
  const organization = await visitors.organization('Risky Works');
  // By a script, which no user's browser is.
  const page = await visitors.as(organization);
  const attempt = page.getByRole('link', { name: organization.email });
  await expect
    .poll(async () => {
      await page.goto('/admin/sign-ins?risk=medium');
      return attempt.count();
    }, EVENTUALLY)
    .toBeGreaterThan(0);
  await attempt.first().click();
  await page.getByText('The policy only reports. It would have required a second factor.').waitFor();
  await page.getByText('A script, and no browser').waitFor();
  expect(await flawsOf(page, 'a risky attempt')).toEqual([]);

  await page.goto('/admin/security');
  await page.getByLabel('Risky sign-ins').selectOption('enforce');
  await page.getByLabel('At medium risk', { exact: true }).selectOption('reject');
  await press(page, 'Save policy');
  await page.getByText('The policy is saved.', { exact: false }).first().waitFor();
  await page.reload();
  expect(await page.getByLabel('Risky sign-ins').inputValue()).toBe('enforce');
  expect(await page.getByLabel('At medium risk', { exact: true }).inputValue()).toBe('reject');

  const again = await visitors.newcomer({ userAgent: AUTOMATED });
  await again.goto('/login');
  await fillIn(again, organization.email, organization.password);
  await again.getByText('This sign-in is unusual for your account', { exact: false }).waitFor();
  for (const opened of [page, again]) await visitors.leave(opened);
});
