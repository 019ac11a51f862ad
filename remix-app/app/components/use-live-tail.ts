import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 5_000;

/** Reads the page again now and then while somebody looks at it. */
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
