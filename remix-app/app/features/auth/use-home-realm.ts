import type { SsoRoute } from '@gatehouse/contracts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Long enough to type on. */
const PAUSE_MS = 350;

export interface HomeRealm {
  /** What is offered for the address that stands in the form. */
  realm: SsoRoute | null;
  /** The address as it is typed. */
  typed(email: string): void;
}

/**
 * Looks where an address signs in while it is typed. Each domain is asked for once; where it can't be asked for, the
 * form stays as it is, and sending it asks again.
 *
 * @param answered what the server said of the form that was sent
 */
export function useHomeRealm(answered: SsoRoute | undefined, initial: string): HomeRealm {
  const [realm, setRealm] = useState<SsoRoute | null>(answered ?? null);
  const known = useRef(new Map<string, SsoRoute | null>());
  const pause = useRef<ReturnType<typeof setTimeout>>();
  const wanted = useRef('');

  useEffect(() => {
    if (answered) setRealm(answered);
  }, [answered]);

  const typed = useCallback((email: string) => {
    clearTimeout(pause.current);
    const domain = domainOf(email);
    wanted.current = domain ?? '';
    if (!domain) return setRealm(null);
    const before = known.current.get(domain);
    if (before !== undefined) return setRealm(before);
    setRealm(null);
    pause.current = setTimeout(async () => {
      const found = await discover(email);
      if (found === undefined) return;
      known.current.set(domain, found);
      if (wanted.current === domain) setRealm(found);
    }, PAUSE_MS);
  }, []);

  // What a browser or a link has filled in was typed by nobody.
  useEffect(() => {
    if (initial && !answered) typed(initial);
    return () => clearTimeout(pause.current);
  }, [initial, answered, typed]);

  return { realm, typed };
}

/** Of what looks like an address already. */
function domainOf(email: string): string | null {
  return /^[^\s@]+@([^\s@]+\.[^\s@.]{2,})$/.exec(email.trim())?.at(1)?.toLowerCase() ?? null;
}

async function discover(email: string): Promise<SsoRoute | null | undefined> {
  try {
    const response = await fetch('/sso/discover', { method: 'POST', body: new URLSearchParams({ email }) });
    return response.ok ? ((await response.json()) as SsoRoute | null) : undefined;
  } catch {
    return undefined;
  }
}
