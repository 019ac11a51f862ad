import type { AuthenticatedUser } from '@gatehouse/contracts';
import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whoIs } from '~/session-binding';
import { bindRequests } from './bound-requests';
import { mayLoseText } from './drafts';

const BindingContext = createContext('');

/**
 * Tells forms and scripts for whom the page was rendered. While something is typed and not saved it stays the same, also
 * when the page hears that somebody else is signed in: what was typed is for the account and organization of before.
 */
export function SessionBinding({ user, children }: { user: AuthenticatedUser | null; children: ReactNode }) {
  const now = whoIs(user);
  const { pathname } = useLocation();
  const [bound, setBound] = useState(now);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page shows what is true now
  useEffect(() => {
    if (!mayLoseText()) setBound(now);
  }, [now, pathname]);
  useEffect(() => bindRequests(bound), [bound]);
  return <BindingContext.Provider value={bound}>{children}</BindingContext.Provider>;
}

export function useBinding(): string {
  return useContext(BindingContext);
}
