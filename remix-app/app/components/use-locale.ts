import { useHydrated } from './use-hydrated';

/** The reader's own way to write numbers; English before script runs, since the server does not know it. */
export function useLocale(): string {
  return useHydrated() ? navigator.language : 'en';
}
