import type { Page } from 'playwright-core';

/** Waits until the scripts of a page run. Changing the page earlier causes hydration mismatches. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('.mantine-Notifications-root, [data-unhydrated]').first().waitFor({ state: 'attached' });
}
