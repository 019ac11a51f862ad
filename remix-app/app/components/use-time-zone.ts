import { useAccount } from './auth-context';
import { useHydrated } from './use-hydrated';

/** The reader's time zone: of the account, or of the browser after hydration; undefined before. */
export function useTimeZone(): string | undefined {
  const own = useAccount()?.timeZone;
  const isHydrated = useHydrated();
  return own ?? (isHydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined);
}
