import type { PersonStanding } from '../person-standing.js';
import type { Place } from '../place-of.js';
import type { Proof } from '../proof.js';

/**
 * What a sign-in still requires: an existing factor, a passkey and no other factor, the set-up of a factor, an emergency
 * code, a new password, or the approval of an admin.
 */
export type SecondStep = 'answer' | 'passkey' | 'enrol' | 'emergency_code' | 'new_password' | 'approval';

export interface SecondStepTerms {
  readonly now: Date;
  /** Whether the platform requires a second factor from superadmins. */
  readonly superadminsNeedOne: boolean;
}

const DAY_MS = 86_400_000;

/**
 * Whether a sign-in still requires a second factor, for every authentication method.
 *
 * A user with a second factor always uses it, whether or not it is required. Only then do they set up a new one that
 * their tenant requires. The policy decides how a tenant's own identity provider counts. The platform's Google and
 * Microsoft buttons count as one factor, like a password.
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

/** Whether a risky sign-in still requires a second factor, whatever the policy requires of other sign-ins. */
export function riskStepOf(place: Place, proof: Proof): SecondStep | null {
  if (proof.amr.includes('mfa') || upstreamVouches(place, proof)) return null;
  return place.standing.hasTotp || place.standing.hasPasskey ? 'answer' : 'enrol';
}

/** Whether the user has a passkey that this sign-in has not used. */
export function owesPasskey({ standing }: Place, proof: Proof): boolean {
  return standing.hasPasskey && !usedPasskey(proof);
}

/** Only a passkey has these methods; an identity provider's are not copied. Source: RFC 8176 §2. */
export function usedPasskey({ amr }: Proof): boolean {
  return amr.includes('hwk') || amr.includes('swk');
}

/** Whether the organization's identity provider asserts more than one factor, and the policy accepts that. */
export function upstreamVouches({ standing, tenantId }: Place, { through }: Proof): boolean {
  return isOwnDirectory(tenantId, through) && !!through?.claimsMfa && standing.upstreamFactor !== 'never';
}

/**
 * When the second factor becomes required: after the grace period, which starts when the policy takes effect or, if
 * that is later, when the user joins. Immediately if the tenant requires it from this member.
 *
 * @param isPlatforms superadmins have no grace period
 */
export function requiredFrom(standing: PersonStanding, isPlatforms: boolean): Date | null {
  if (isPlatforms) return new Date(0);
  const { secondFactorSince, graceDays, memberSince, newFactorSince } = standing;
  if (!secondFactorSince) return newFactorSince;
  const since = Math.max(secondFactorSince.getTime(), memberSince?.getTime() ?? 0);
  const byPolicy = new Date(since + (graceDays ?? 0) * DAY_MS);
  return newFactorSince && newFactorSince < byPolicy ? newFactorSince : byPolicy;
}

/** Whether the tenant requires a newer factor than the existing ones. */
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
