import { useAccount } from './auth-context';
import { useHydrated } from './use-hydrated';

/** The reader's time zone: of their account, or of the browser once script runs; undefined before that. */
export function useTimeZone(): string | undefined {
  const own = useAccount()?.timeZone;
  const isHydrated = useHydrated();
  return own ?? (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined);
}
