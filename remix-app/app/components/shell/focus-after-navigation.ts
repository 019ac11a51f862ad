import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** The element that opened the dialog that is closing. */
let opener: Element | null = null;

/**
 * Focuses the heading of a new page, so that a screen reader announces it and Tab continues from there. A closed dialog
 * returns the focus to the control that opened it. Without script, the browser does both.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const returnsTo = opener?.isConnected ? (opener as HTMLElement) : null;
    opener = null;
    if (returnsTo) return returnsTo.focus({ preventScroll: true });
    // A dialog focuses itself. A pressed tab or a field with autofocus keeps the focus.
    if (document.querySelector('[role=dialog][aria-modal=true]')) return;
    if (document.activeElement?.matches('#content *')) return;
    const heading = document.querySelector<HTMLElement>('#content h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** For a dialog with its own URL: remembers the element that opened it. */
export function useReturnedFocus(): void {
  const [opened] = useState(() =>
    typeof document === 'undefined' || document.activeElement === document.body
      ? null
      : document.activeElement,
  );
  useEffect(
    () => () => {
      opener = opened;
    },
    [opened],
  );
}
