import { useLocation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';

/** What opened the dialog that is closing. */
let opener: Element | null = null;

/**
 * Puts the focus on the heading of a new page, so that a screen reader announces it and Tab goes on from there. A
 * closed dialog returns it to the control that opened the dialog. Without script the browser does both.
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
    // A dialog takes the focus itself. A tab that was pressed, or a field with autofocus, keeps it.
    if (document.querySelector('[role=dialog][aria-modal=true]')) return;
    if (document.activeElement?.matches('#content *')) return;
    const heading = document.querySelector<HTMLElement>('#content h1, h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
}

/** For a dialog with an address of its own: remembers what opened it. */
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
