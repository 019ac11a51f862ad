import type { Page } from 'playwright-core';

/** Waits until the scripts of a page run. What changes the page before would not match what they expect. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('.mantine-Notifications-root, [data-unhydrated]').first().waitFor({ state: 'attached' });
}
