import { LIMITS } from '@gatehouse/contracts';
import { relayToOpener } from '~/features/auth/relay';
import { forgetPages } from '~/features/search/forget-pages';
import { openTabs } from '~/features/session/tabs';
import { onClick } from './forms';

/** Takes what this browser keeps of a person away where nobody is signed in. */
export function forgetWhenSignedOut(): void {
  if (document.querySelector('[data-signed-out]')) forgetPages();
}

/** Somebody signs in or out here: the other tabs had better look who is signed in now. */
export function tellOtherTabs(): void {
  if (document.querySelector('[data-tells-other-tabs]')) openTabs(() => undefined).tell({ kind: 'look' });
}

/** Whatever came to nothing in a pop-up, the page behind it waits to hear so. */
export function relay(): void {
  const view = document.querySelector<HTMLElement>('[data-relay]');
  if (!view) return;
  const { relay: kind, relayMessage = '' } = view.dataset;
  if (kind === 'success' || kind === 'error') relayToOpener(kind, relayMessage);
  else if (window.opener) relayToOpener('error', relayMessage);
}

/** Messages go by themselves, as snackbars of hydrated pages do. */
export function hideNotices(): void {
  const hide = () => {
    for (const notice of document.querySelectorAll('[data-notice]')) notice.remove();
  };
  setTimeout(hide, LIMITS.snackbarMs);
}

/** Counts down to the page that is next, and opens it. */
export function leadOn(): void {
  const timer = document.querySelector<HTMLElement>('[data-leads-to]');
  if (!timer) return;
  const texts = JSON.parse(timer.dataset.seconds ?? '[]') as string[];
  let left = texts.length - 1;
  setInterval(() => {
    left -= 1;
    if (left >= 0) timer.textContent = texts[left] ?? '';
    if (left === 0) location.assign(timer.dataset.leadsTo ?? '/');
  }, 1_000);
}

/** Tabs that are links: an arrow opens the other one. */
export function openTabsByArrow(): void {
  document.addEventListener('keydown', ({ key, target }) => {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    const list = (target as Element).closest('[role="tablist"]');
    list?.querySelector<HTMLElement>('[aria-selected="false"]')?.click();
  });
}

/** Puts the text of a button on the clipboard, and says so. */
export function copyTexts(): void {
  onClick('[data-copies]', async (button) => {
    const { copies = '', copied = '' } = button.dataset;
    await navigator.clipboard.writeText(copies);
    const notice = document.createElement('p');
    notice.setAttribute('role', 'status');
    notice.className = 'script-notice';
    notice.textContent = copied;
    document.body.append(notice);
    setTimeout(() => notice.remove(), LIMITS.copySnackbarMs);
  });
}
