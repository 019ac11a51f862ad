import { emailKey, type MembershipRole } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Membership } from './membership.entity.js';
import { User } from './user.entity.js';

/** A person, as they are when their account is made. */
export interface NewUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture?: string | null;
  readonly locale?: string | null;
  readonly zoneinfo?: string | null;
  readonly isSuperadmin?: boolean;
  readonly isDemo?: boolean;
}

/**
 * Makes the account of a person whose address is confirmed. Every account begins here.
 *
 * @param now since when the address is confirmed
 * @throws UniqueConstraintViolationException the address has an account
 */
export async function makeUser(em: EntityManager, person: NewUser, now: Date): Promise<User> {
  const user = em.create(User, { ...person, emailKey: emailKey(person.email), emailVerifiedAt: now });
  await em.flush();
  return user;
}

/** Who joins what, and as what. */
export interface NewMember {
  readonly tenantId: string;
  readonly userId: string;
  readonly role: MembershipRole;
  /** A role of the tenant's own. */
  readonly roleId?: string | null;
}

/** Joins a person to a tenant; written with the next flush. Every membership begins here. */
export function joinTenant(em: EntityManager, { roleId = null, ...member }: NewMember): void {
  em.create(Membership, { ...member, roleId });
}
