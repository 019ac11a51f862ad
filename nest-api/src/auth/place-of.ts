import { type Role, TENANT_STANDING } from '@gatehouse/contracts';
import type { PersonStanding } from './person-standing.js';
import { SignInRefused } from './sign-in-refused.js';

/** The target of a sign-in: a tenant with the user's role in it, or the platform. */
export interface Place {
  readonly standing: PersonStanding;
  /** Null on the platform. */
  readonly tenantId: string | null;
  readonly role: Role;
}

/**
 * The first tenant that a user can sign in to, or the reason why there is none. `standings` are in order of preference.
 * `only` excludes all other tenants and the platform.
 */
export function placeOf(
  standings: readonly PersonStanding[],
  only: string | null = null,
): Place | SignInRefused {
  const [person] = standings;
  if (person?.userStatus !== 'active') return SignInRefused.person(only);
  if (person.isSuperadmin && only) return SignInRefused.superadminThroughTenant(only);
  if (person.isSuperadmin) return { standing: person, tenantId: null, role: 'superadmin' };

  let refusal = SignInRefused.noTenant(only);
  for (const standing of standings) {
    const { tenantId, tenantStatus, membershipRole, membershipStatus } = standing;
    if (!tenantId || !tenantStatus || !membershipRole || (only && tenantId !== only)) continue;
    if (!TENANT_STANDING[tenantStatus].signIn) refusal = SignInRefused.tenant(tenantId, tenantStatus);
    else if (membershipStatus !== 'active') refusal = SignInRefused.person(tenantId);
    else return { standing, tenantId, role: membershipRole };
  }
  return refusal;
}
