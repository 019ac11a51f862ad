import type { AuthenticatedUser } from '@gatehouse/contracts';
import { useLocation } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { whoIs } from '~/session-binding';
import { bindRequests } from './bound-requests';
import { mayLoseText } from './drafts';

const BindingContext = createContext('');

/**
 * Tells forms and scripts which user the page was rendered for. While there is unsaved input, this does not change,
 * even if another user signs in: the input belongs to the earlier account and organization.
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
