import type { Page } from 'playwright-core';

/** Clicks the sign-out control on one of Gatehouse's pages. */
export async function signOutHere(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = '/logout';
    document.body.append(form);
    form.submit();
  });
}
