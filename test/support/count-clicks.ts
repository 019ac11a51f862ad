import type { Page } from 'playwright-core';

/**
 * Counts what a person presses on the page from now on: each press of a pointer, and each Enter. Pages that it leads to
 * count as well. Typing and Tab are free.
 *
 * @returns tells how many there were
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
