import { useHydrated } from './use-hydrated';

const ENGLISH = 'en';

/** The reader's own way to write numbers; English before script runs, since the server does not know it. */
export function useLocale(): string {
  return useHydrated() ? usableLocale(navigator.language) : ENGLISH;
}

/** What a browser calls its language need not be a language tag, as in `en-US@posix`. Source: RFC 5646. */
export function usableLocale(language: string): string {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language)[0] ?? ENGLISH;
  } catch {
    return ENGLISH;
  }
}
