import { LIMITS } from '@gatehouse/contracts';

/** Shows a hint after a long touch, and hides it on Escape. A short touch stays a tap. Source: WCAG 2.2 §1.4.13. */
export function holdHints(): void {
  let timer: number | undefined;
  const set = (hint: Element | null, state: string) => hint?.setAttribute('data-hint', state);
  const hintAt = ({ target }: Event) => (target as Element).closest('[data-hint]');
  document.addEventListener(
    'touchstart',
    (event) => {
      const hint = hintAt(event);
      if (hint) timer = window.setTimeout(() => set(hint, 'held'), LIMITS.tooltipTouchMs);
    },
    { passive: true },
  );
  for (const end of ['touchend', 'touchcancel']) {
    document.addEventListener(end, (event) => {
      window.clearTimeout(timer);
      set(hintAt(event), '');
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    for (const hint of document.querySelectorAll('[data-hint]')) set(hint, 'dismissed');
  });
  for (const leave of ['focusout', 'mouseout'])
    document.addEventListener(leave, (event) => set(hintAt(event), ''));
}
