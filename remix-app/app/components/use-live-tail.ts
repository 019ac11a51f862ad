import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 5_000;

/** Reloads the page's data regularly while the page is visible. */
export function useLiveTail(isLive: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isLive || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [isLive, state, revalidate]);
}
