import { emailKey, type MembershipRole } from '@gatehouse/contracts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Membership } from './membership.entity.js';
import { User } from './user.entity.js';

/** The data of a new account. */
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
 * Creates the account of a user with a verified email address. This is the only function that creates accounts.
 *
 * @param now when the address was verified
 * @throws UniqueConstraintViolationException the address has an account
 */
export async function makeUser(em: EntityManager, person: NewUser, now: Date): Promise<User> {
  const user = em.create(User, { ...person, emailKey: emailKey(person.email), emailVerifiedAt: now });
  await em.flush();
  return user;
}

/** The data of a new membership. */
export interface NewMember {
  readonly tenantId: string;
  readonly userId: string;
  readonly role: MembershipRole;
  /** A custom role of the tenant. */
  readonly roleId?: string | null;
}

/** Adds a user to a tenant; stored with the next flush. This is the only function that creates memberships. */
export function joinTenant(em: EntityManager, { roleId = null, ...member }: NewMember): void {
  em.create(Membership, { ...member, roleId });
}
