import type { CustomDomainOutcome, CustomDomainStatus } from '@gatehouse/contracts';
import { CUSTOM_DOMAIN_GRACE_DAYS } from '@gatehouse/contracts';
import { judgeRecords } from '../challenge.js';
import type { CnameAnswer } from '../cname-resolver.js';
import type { TxtAnswer } from '../txt-resolver.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a new host is checked automatically. Afterwards, an admin starts each check. */
const FRESH_MS = 7 * DAY;
/** How long a verification stays valid while the name servers do not answer. */
const SILENCE_MS = 3 * DAY;

/** The DNS records of a host. */
export interface SeenRecords {
  readonly txt: TxtAnswer;
  readonly cname: CnameAnswer;
}

export interface HostStanding {
  readonly status: CustomDomainStatus;
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly failingSince: Date | null;
}

/** Checks the ownership first: without the TXT record, the target of the host does not matter. */
export function outcomeOf(
  { txt, cname }: SeenRecords,
  challenge: string,
  target: string,
): CustomDomainOutcome {
  if ('unreachable' in txt || 'unreachable' in cname) return 'unreachable';
  const proof = judgeRecords(txt.records, challenge);
  if (proof !== 'found') return `txt_${proof}`;
  if (cname.names.length === 0) return 'cname_missing';
  return cname.names.includes(target) ? 'found' : 'cname_elsewhere';
}

/** The status after a check. A working host first becomes failing, and signs users in until the grace period ends. */
export function statusAfter(host: HostStanding, outcome: CustomDomainOutcome, now: Date): CustomDomainStatus {
  const { status } = host;
  const worked = status === 'active' || status === 'failing';
  if (outcome === 'found') return 'active';
  if (outcome === 'unreachable' && !(worked && isTooLongUnseen(host, now))) return status;
  if (worked) return isGraceOver(host, now) ? 'pending' : 'failing';
  return outcome === 'cname_missing' || outcome === 'cname_elsewhere' ? 'verified' : 'pending';
}

/** When a failing host stops signing users in. */
export function servesUntil(failingSince: Date): Date {
  return new Date(failingSince.getTime() + CUSTOM_DOMAIN_GRACE_DAYS * DAY);
}

/** Null for no automatic check. */
export function nextCheckOf(
  { status, createdAt }: Pick<HostStanding, 'status' | 'createdAt'>,
  now: Date,
): Date | null {
  const after = (ms: number) => new Date(now.getTime() + ms);
  if (status === 'active') return after(DAY);
  if (status === 'failing') return after(HOUR);
  const age = now.getTime() - createdAt.getTime();
  if (age <= FRESH_MS) return after(age < HOUR ? 5 * MINUTE : HOUR);
  // A verified host is reserved for its organization, so the verification is repeated.
  return status === 'verified' ? after(DAY) : null;
}

function isTooLongUnseen({ lastSeenAt }: HostStanding, now: Date): boolean {
  return !lastSeenAt || now.getTime() - lastSeenAt.getTime() > SILENCE_MS;
}

function isGraceOver({ failingSince }: HostStanding, now: Date): boolean {
  return failingSince !== null && now >= servesUntil(failingSince);
}
