import type { DomainStatus, DomainVerification } from '@gatehouse/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a new claim is checked frequently. Afterwards, an admin starts each check. */
const FRESH_MS = 7 * DAY;
/** How long a verification stays valid while the name servers do not answer. */
const SILENCE_MS = 3 * DAY;

interface Claim {
  readonly status: DomainStatus;
  readonly proof?: DomainVerification | null;
  readonly createdAt: Date;
  readonly lastOutcome?: string | null;
  readonly lastSeenAt?: Date | null;
}

/**
 * When to check again: soon for new claims and unreachable name servers, daily for verified ones; null for no automatic
 * check.
 */
export function nextCheckAfter(claim: Claim, now: Date): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (claim.proof && claim.proof !== 'dns') return null;
  if (claim.lastOutcome === 'unreachable') return after(HOUR);
  if (claim.status === 'active') return after(DAY);
  if (claim.status === 'inactive') return after(6 * HOUR);
  const age = now.getTime() - claim.createdAt.getTime();
  if (age > FRESH_MS) return null;
  return after(age < HOUR ? 5 * MINUTE : HOUR);
}

/** Whether the name servers have been unreachable for so long that the verification is no longer valid. */
export function isTooLongUnseen(claim: Pick<Claim, 'lastSeenAt'>, now: Date): boolean {
  return !claim.lastSeenAt || now.getTime() - claim.lastSeenAt.getTime() > SILENCE_MS;
}
