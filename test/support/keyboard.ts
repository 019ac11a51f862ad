import type { CDPSession, Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';

declare global {
  interface Window {
    walked: { readonly reached: Set<Element>; readonly unseen: Set<Element>; isPast: boolean };
  }
}

/** Name of the first tab stop of every page. */
const SKIP = 'Skip to content';

/**
 * Keyboard problems of the open page: a first tab stop that is not the skip link, an unreachable control, an invisible
 * focus, a focus trap.
 *
 * @param whole includes the frame of the page, which many pages share
 */
export async function keyboardFlawsOf(page: Page, name: string, whole: boolean): Promise<string[]> {
  // Includes what React adds on hydration. Some pages are not hydrated.
  await hydrated(page);
  if (await page.locator('[role=dialog][aria-modal=true]').count()) return [];
  const session = await page.context().newCDPSession(page);
  try {
    const hasFrame = (await page.locator('header, nav').count()) > 0;
    if (!(await begins(page, session)) && hasFrame) return [`${name}: the first stop is not “${SKIP}”`];
    const isWhole = whole || !hasFrame;
    if (!isWhole) await press(session, 'Enter');
    const stops = await page.evaluate(countStops, isWhole);
    // Two extra presses: a focus that is still inside has then wrapped around.
    await press(session, 'Tab', stops + 2);
    return (await page.evaluate(findings, isWhole)).map((found) => `${name}: by keyboard, ${found}`);
  } finally {
    await session.detach();
  }
}

/** Whether the first Tab reaches the skip link. Retries while the page is still hydrating. */
async function begins(page: Page, session: CDPSession): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    await page.evaluate(watchFocus);
    await press(session, 'Tab');
    if (await page.evaluate((skip) => document.activeElement?.textContent === skip, SKIP)) return true;
  }
  return false;
}

const KEYS = { Tab: 9, Enter: 13 };

/** Sends the key presses without waiting for each. The page handles them in order. */
async function press(session: CDPSession, key: keyof typeof KEYS, times = 1): Promise<void> {
  const event = { key, code: key, windowsVirtualKeyCode: KEYS[key], ...(key === 'Enter' && { text: '\r' }) };
  await Promise.all(
    Array.from({ length: times }, () =>
      session.send('Input.dispatchKeyEvent', { type: key === 'Enter' ? 'keyDown' : 'rawKeyDown', ...event }),
    ),
  );
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
}

/**
 * Runs in the page. Records which elements get focus and whether it is visible, and moves focus to the start of the
 * page.
 */
function watchFocus(): void {
  const looks = (element: Element) =>
    [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
      .flatMap((it) => (it ? [getComputedStyle(it)] : []))
      .map((style) =>
        [
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          style.boxShadow,
          style.borderTopColor,
          style.backgroundColor,
        ].join(),
      )
      .join(';');
  const walked = { reached: new Set<Element>(), unseen: new Set<Element>(), isPast: false };
  window.walked = walked;
  let last: { element: Element; focused: string } | null = null;
  let isInside = false;
  document.addEventListener('focusin', ({ target }) => {
    if (last && looks(last.element) === last.focused) walked.unseen.add(last.element);
    last = null;
    if (!(target instanceof Element)) return;
    const isContent = target.id === 'content';
    walked.isPast ||= isInside && !target.closest('#content');
    isInside ||= isContent;
    if (isContent) return;
    walked.reached.add(target);
    last = { element: target, focused: looks(target) };
  });
  const start = document.createElement('span');
  start.tabIndex = -1;
  document.body.prepend(start);
  start.focus();
  start.remove();
}

/** Runs in the page. Counts hidden controls too. A date field has one stop for each of its parts. */
function countStops(whole: boolean): number {
  const root = whole ? document.body : document.getElementById('content');
  const every = root?.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]');
  return [...(every ?? [])].reduce(
    (sum, it) => sum + (it.matches('[type=date], [type=datetime-local]') ? 7 : 1),
    0,
  );
}

/** Runs in the page. */
function findings(whole: boolean): string[] {
  const { reached, unseen, isPast } = window.walked;
  const root = whole ? document.body : document.getElementById('content');
  if (!root) return ['there is no content to skip to'];
  const nameOf = (element: Element) => element.outerHTML.slice(0, 140);
  const isOneOfReachedGroup = (element: Element) =>
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    [...reached].some(
      (it) => it instanceof HTMLInputElement && it.name === element.name && it.form === element.form,
    );
  const stops = [
    ...root.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]'),
  );
  const isLeft = isPast || document.activeElement === document.body;
  return [
    ...stops
      .filter((it) => !reached.has(it) && !isOneOfReachedGroup(it))
      .map((it) => `${nameOf(it)} is not reached`),
    ...[...unseen].filter((it) => root.contains(it)).map((it) => `the focus on ${nameOf(it)} is not seen`),
    ...(whole || isLeft ? [] : ['the content is not left again']),
  ];
}
