import type { DetectionKind, Severity } from '@gatehouse/contracts';

/** What stands out in the last minutes: of a network, a tenant or a user. */
export interface Finding {
  /** Null for the platform. */
  readonly tenantId: string | null;
  /** The network or the ID of the user; empty for a tenant. */
  readonly subject: string;
  readonly failures: number;
  /** Accounts that failed and did not sign in. */
  readonly failing: number;
  /** Accounts that signed in. */
  readonly succeeded: number;
  readonly networks: readonly string[];
  readonly networkCount: number;
  readonly users: readonly string[];
  /** Users who signed in from these networks. */
  readonly signedIn: readonly string[];
  readonly firstAt: Date;
  readonly lastAt: Date;
}

/** A finding that a rule calls an attack. */
export interface Detection extends Finding {
  readonly kind: DetectionKind;
  readonly severity: Severity;
  /** The session that moved. */
  readonly sessionId?: string;
  /** The OIDC client whose token was used twice. */
  readonly applicationId?: string | undefined;
}

/**
 * Many accounts fail from one network, and few sign in. The longer window sees attacks that are too slow for the shorter one.
 *
 * - 20 accounts in 10 minutes: in an office of 300 people where 5 % mistype, 15 fail, even if none of them tries again.
 * - 40 % of the accounts: an account that mistypes and then signs in does not count as failing, so an office stays near 0 %.
 *   An attacker inside an office of 300 people who sign in at the same time is seen from 200 accounts on.
 */
export const SPRAYING = {
  leastShare: 0.4,
  windows: [
    { minutes: 10, leastAccounts: 20 },
    { minutes: 60, leastAccounts: 30 },
  ],
} as const;

/**
 * Many accounts fail from many networks with few accounts each.
 *
 * - 50 accounts from 20 networks in 10 minutes: bots use lists of thousands.
 * - Half of the accounts: a large organization has as many typing errors at nine o'clock, but most of its people sign in.
 */
export const STUFFING = {
  leastNetworks: 20,
  leastShare: 0.5,
  windows: [
    { minutes: 10, leastAccounts: 50 },
    { minutes: 60, leastAccounts: 80 },
  ],
} as const;

/**
 * One account fails from many networks. 8 in an hour: a person has a phone, a home, an office and a VPN, with IPv4 and
 * IPv6.
 */
export const GUESSING = { minutes: 60, leastNetworks: 8 } as const;

/**
 * Many second steps of one user fail or stay unanswered. 6 in 10 minutes: more than the 5 that the rate limit admits
 * at once to a user whose clock is wrong.
 */
export const FATIGUE = {
  windows: [
    { minutes: 10, leastSteps: 6 },
    { minutes: 60, leastSteps: 8 },
  ],
} as const;

/**
 * Somebody else uses the session of a user: in another browser on another network, at a distance that nobody travels, or from
 * a network that attacks. `isStolen` of `@gatehouse/sign-in-risk` decides once for each place, so a phone that changes between
 * the mobile network and the office never opens an incident, however often.
 */
export interface MovedSession {
  /** Or a token of the session was used twice. */
  readonly kind: 'session_moved' | 'token_reused';
  readonly id: string;
  readonly tenantId: string | null;
  readonly userId: string;
  readonly authenticatedAt: Date;
  /** Those of the sign-in first. */
  readonly networks: readonly string[];
  /** The highest level of the places that somebody else uses. */
  readonly level: 'medium' | 'high';
  readonly lastAt: Date;
  /** Of a token that was used twice. */
  readonly applicationId: string | undefined;
}

export function movedIn({
  kind,
  id,
  tenantId,
  userId,
  authenticatedAt,
  networks,
  level,
  lastAt,
  applicationId,
}: MovedSession): Detection {
  return {
    tenantId,
    kind,
    severity: level,
    subject: userId,
    failures: 0,
    failing: 1,
    succeeded: 1,
    networks,
    networkCount: networks.length,
    users: [userId],
    signedIn: [userId],
    firstAt: authenticatedAt,
    lastAt,
    sessionId: id,
    applicationId,
  };
}

/** The password is correct in each of these attempts, so it is known. */
const PASSWORD_IS_KNOWN: Severity = 'high';

/** How far a detection looks back, and what it needs there. */
interface OfAccounts {
  readonly leastAccounts: number;
}

export function sprayingIn(finding: Finding, { leastAccounts }: OfAccounts): Detection | null {
  if (finding.failing < leastAccounts || shareOf(finding) < SPRAYING.leastShare) return null;
  return { ...finding, kind: 'password_spraying', severity: finding.succeeded > 0 ? 'high' : 'medium' };
}

export function stuffingIn(finding: Finding, { leastAccounts }: OfAccounts): Detection | null {
  if (finding.failing < leastAccounts || finding.networkCount < STUFFING.leastNetworks) return null;
  if (shareOf(finding) < STUFFING.leastShare) return null;
  return {
    ...finding,
    kind: 'credential_stuffing',
    severity: finding.signedIn.length > 0 ? 'high' : 'medium',
  };
}

export function guessingIn(finding: Finding): Detection | null {
  if (finding.networkCount < GUESSING.leastNetworks) return null;
  return { ...finding, kind: 'password_guessing', severity: finding.signedIn.length > 0 ? 'high' : 'medium' };
}

export function fatigueIn(
  finding: Finding,
  { leastSteps }: { readonly leastSteps: number },
): Detection | null {
  if (finding.failures < leastSteps) return null;
  return { ...finding, kind: 'second_factor_fatigue', severity: PASSWORD_IS_KNOWN };
}

/** Failing accounts among all of them. */
function shareOf({ failing, succeeded }: Finding): number {
  return failing / (failing + succeeded);
}
