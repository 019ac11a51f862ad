import type { PersonStanding } from '../person-standing.js';
import type { Place } from '../place-of.js';
import type { Proof } from '../sign-in.js';

/** What a sign-in still lacks: one of the factors that the person has, or that they set one up. */
export type SecondStep = 'answer' | 'enrol';

export interface SecondStepTerms {
  readonly now: Date;
  /** Whether the platform asks its own people for a second factor. */
  readonly superadminsNeedOne: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Whether a proof lacks a second factor, at whatever door.
 *
 * Whoever has one is asked for it, whether it is required or not. A tenant's own directory counts as its policy says;
 * the platform's Google and Microsoft buttons count as one factor, like a password.
 */
export function secondStepOf(place: Place, proof: Proof, terms: SecondStepTerms): SecondStep | null {
  const { standing } = place;
  if (proof.amr.includes('mfa') || isEnoughUpstream(place, proof)) return null;
  if (standing.hasTotp || standing.hasPasskey) return 'answer';
  const due = requiredFrom(standing, place.tenantId === null && terms.superadminsNeedOne);
  return due !== null && due <= terms.now ? 'enrol' : null;
}

/** Whether the person's own directory vouches for more than a password. */
export function upstreamVouches({ standing, tenantId }: Place, { through }: Proof): boolean {
  return isOwnDirectory(tenantId, through) && !!through?.claimsMfa && standing.upstreamFactor !== 'never';
}

/**
 * From when on nobody gets in without: after the days of grace, which a person has from when it was required or, where
 * that is later, from when they joined.
 *
 * @param isPlatforms they run the platform, where there is no grace
 */
export function requiredFrom(standing: PersonStanding, isPlatforms: boolean): Date | null {
  if (isPlatforms) return new Date(0);
  const { secondFactorSince, graceDays, memberSince } = standing;
  if (!secondFactorSince) return null;
  const since = Math.max(secondFactorSince.getTime(), memberSince?.getTime() ?? 0);
  return new Date(since + (graceDays ?? 0) * DAY_MS);
}

function isEnoughUpstream(place: Place, proof: Proof): boolean {
  if (!isOwnDirectory(place.tenantId, proof.through)) return false;
  return place.standing.upstreamFactor === 'trusted' || upstreamVouches(place, proof);
}

function isOwnDirectory(tenantId: string | null, through: Proof['through']): boolean {
  return tenantId !== null && through?.tenantId === tenantId;
}
