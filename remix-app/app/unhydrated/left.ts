let hasActed = false;

/** The user sends something, or opens another Gatehouse page. */
export function noteAction(): void {
  hasActed = true;
}

/** Tells the server when a sign-in page is left without sending anything, for the statistics. */
export function countWhenLeft(): void {
  const page = document.querySelector<HTMLElement>('[data-left]');
  if (!page) return;
  document.addEventListener('submit', noteAction);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a, button')) noteAction();
  });
  window.addEventListener('pagehide', () => {
    if (!hasActed) navigator.sendBeacon('/login/left', new URLSearchParams(page.dataset.left));
    // By Back the browser may show the page again.
    noteAction();
  });
}
