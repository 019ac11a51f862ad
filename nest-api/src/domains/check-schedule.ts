import type { DomainStatus, DomainVerification } from '@gatehouse/contracts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a fresh claim is looked at often; afterwards an admin asks for a check. */
const FRESH_MS = 7 * DAY;
/** How long silent name servers leave an older proof standing. */
const SILENCE_MS = 3 * DAY;

interface Claim {
  readonly status: DomainStatus;
  readonly proof?: DomainVerification | null;
  readonly createdAt: Date;
  readonly lastOutcome?: string | null;
  readonly lastSeenAt?: Date | null;
}

/** When to look again: soon at what is new or was silent, daily at what stands; null: not by ourselves. */
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

/** Whether the name servers have been silent for so long that an older proof no longer counts. */
export function isTooLongUnseen(claim: Pick<Claim, 'lastSeenAt'>, now: Date): boolean {
  return !claim.lastSeenAt || now.getTime() - claim.lastSeenAt.getTime() > SILENCE_MS;
}
