import type { PersonStanding } from '../person-standing.js';
import type { Place } from '../place-of.js';
import type { Proof } from '../proof.js';

/** What a sign-in still lacks: one of the factors that the person has, or that they set up one, or a new one. */
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
 * Whoever has one is asked for it, whether it is required or not; only then do they set up the new one that their
 * tenant may ask them for. A tenant's own directory counts as its policy says; the platform's Google and Microsoft
 * buttons count as one factor, like a password.
 */
export function secondStepOf(place: Place, proof: Proof, terms: SecondStepTerms): SecondStep | null {
  const { standing } = place;
  if (isEnoughUpstream(place, proof)) return null;
  const isWhole = proof.amr.includes('mfa');
  if (!isWhole && (standing.hasTotp || standing.hasPasskey)) return 'answer';
  if (owesNewFactor(standing)) return 'enrol';
  if (isWhole) return null;
  const due = requiredFrom(standing, place.tenantId === null && terms.superadminsNeedOne);
  return due !== null && due <= terms.now ? 'enrol' : null;
}

/** Whether the person's own directory vouches for more than a password. */
export function upstreamVouches({ standing, tenantId }: Place, { through }: Proof): boolean {
  return isOwnDirectory(tenantId, through) && !!through?.claimsMfa && standing.upstreamFactor !== 'never';
}

/**
 * From when on they do not get in without: after the days of grace, which a person has from when it was required or,
 * where that is later, from when they joined; at once where their tenant asks them by name.
 *
 * @param isPlatforms they run the platform, where there is no grace
 */
export function requiredFrom(standing: PersonStanding, isPlatforms: boolean): Date | null {
  if (isPlatforms) return new Date(0);
  const { secondFactorSince, graceDays, memberSince, newFactorSince } = standing;
  if (!secondFactorSince) return newFactorSince;
  const since = Math.max(secondFactorSince.getTime(), memberSince?.getTime() ?? 0);
  const byPolicy = new Date(since + (graceDays ?? 0) * DAY_MS);
  return newFactorSince && newFactorSince < byPolicy ? newFactorSince : byPolicy;
}

/** Whether their tenant asks them for a factor that is newer than those they have. */
function owesNewFactor({ newFactorSince, newestFactorAt }: PersonStanding): boolean {
  return newFactorSince !== null && (newestFactorAt === null || newestFactorAt < newFactorSince);
}

function isEnoughUpstream(place: Place, proof: Proof): boolean {
  if (!isOwnDirectory(place.tenantId, proof.through)) return false;
  return place.standing.upstreamFactor === 'trusted' || upstreamVouches(place, proof);
}

function isOwnDirectory(tenantId: string | null, through: Proof['through']): boolean {
  return tenantId !== null && through?.tenantId === tenantId;
}
