import { useFetcher } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useBinding } from '~/components/forms/session-binding';
import { useHydrated } from '~/components/use-hydrated';
import { BINDING_FIELD } from '~/session-binding';
import { PORTAL } from './portal-step';

const EVERY_MS = 5_000;
/** Then whoever waits presses the button: DNS may take hours, and a forgotten tab asks for nothing. */
const MOST_CHECKS = 120;

/**
 * Checks domains one after the other while the page is visible. The page is read again after each check.
 *
 * @param domains those that are not verified
 * @returns whether checks are under way
 */
export function useDomainChecks(domains: readonly string[]): boolean {
  const { submit } = useFetcher();
  const binding = useBinding();
  const isHydrated = useHydrated();
  const count = useRef(0);
  const names = domains.join(' ');
  useEffect(() => {
    if (!names) return;
    const waiting = names.split(' ');
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden' || count.current >= MOST_CHECKS) return;
      const intent = `check:${waiting[count.current % waiting.length]}`;
      count.current += 1;
      submit({ intent, [BINDING_FIELD]: binding }, { method: 'post', action: PORTAL });
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [names, submit, binding]);
  return isHydrated && names !== '';
}
