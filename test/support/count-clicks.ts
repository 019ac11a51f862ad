import type { Page } from 'playwright-core';

/**
 * Counts the user's presses on the page from now on: each pointer press and each Enter, including on pages that open
 * next. Typing and Tab are free.
 *
 * @returns a function that returns the count
 */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks++;
  });
  const listen = () => {
    const count = (event: Event) => {
      const isPress = event.type === 'pointerdown' || (event as KeyboardEvent).key === 'Enter';
      if (event.isTrusted && isPress) (window as unknown as { countClick(): void }).countClick();
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, count, true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => clicks;
}
