import { useLocation, useNavigation } from '@remix-run/react';

/** Whether another view of the current page is loading. */
export function useIsLoadingHere(): boolean {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  return state === 'loading' && location.pathname === pathname;
}
