import type { Browser } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { launchChromium } from '../support/chromium.ts';

let browser: Browser | undefined;
afterEach(() => browser?.close());

test('the browser runs scripts, opens pop-ups and keeps contexts separate', async () => {
  browser = await launchChromium();
  const [one, two] = [await browser.newContext(), await browser.newContext()];
  const page = await one.newPage();
  await page.setContent('<button onclick="window.open(\'about:blank\')">Open</button>');
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.click('button')]);
  await popup.close();
  await two.newPage();
  expect(await page.evaluate(() => 6 * 7)).toBe(42);
  expect([one.pages().length, two.pages().length]).toEqual([1, 1]);
});
