import { CAUSES, isCauseCode } from '@gatehouse/contracts';

/** Fewer attempts through the draft prove nothing. */
export const LEAST_ATTEMPTS = 5;
/** By so much the draft's share of failures must exceed that of the connection. */
const MARGIN = 0.2;

export interface Tally {
  readonly succeeded: number;
  readonly failed: number;
}

/** Of the connection or the identity provider. `platform` counts too: an unexpected error may come from the values. */
const COUNTED_FAMILIES: readonly string[] = ['openid', 'saml', 'directory', 'platform'];

/**
 * Whether a failure may be the configuration's fault. A closed window, a wrong password or a suspended account says
 * nothing about it; a missing attribute or a wrong directory does.
 */
export function isOfConfiguration(code: string): boolean {
  if (code === 'cancelled' || !isCauseCode(code)) return false;
  const { family, fixedBy, place } = CAUSES[code] as (typeof CAUSES)[typeof code] & { place?: string };
  if (fixedBy === 'person') return false;
  return COUNTED_FAMILIES.includes(family) || /^(connection|domains)/.test(place ?? '');
}

/**
 * Whether a release ends by itself: at least `LEAST_ATTEMPTS` sign-ins used the draft, and the share of them that failed
 * exceeds that of the connection by more than `MARGIN`.
 */
export function isWorse(draft: Tally, live: Tally): boolean {
  if (draft.succeeded + draft.failed < LEAST_ATTEMPTS) return false;
  return rateOf(draft) > rateOf(live) + MARGIN;
}

function rateOf({ succeeded, failed }: Tally): number {
  return failed === 0 ? 0 : failed / (succeeded + failed);
}
