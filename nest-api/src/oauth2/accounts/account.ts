import {
  isLowerRole,
  type MembershipRole,
  type MembershipStatus,
  type Permission,
  permissionsOfMember,
  type Role,
  TENANT_STANDING,
  type TenantStatus,
} from '@gatehouse/contracts';
import { roleInForce, type SessionRecord } from '../../auth/session-record.js';

/** The current state of a user in a tenant (or on the platform), for tokens. */
export interface Account {
  readonly userId: string;
  /** Null for superadmins. */
  readonly tenantId: string | null;
  readonly tenantName: string | null;
  readonly tenantStatus: TenantStatus | null;
  readonly membershipRole: MembershipRole | null;
  readonly membershipStatus: MembershipStatus | null;
  /** Of the tenant's custom role, if the user has one. */
  readonly rolePermissions: Permission[] | null;
  /** The lower role whose view was active when the application was authorized; null for the user's own role. */
  readonly viewRole: Role | null;
  readonly email: string;
  readonly emailVerifiedAt: Date | null;
  readonly givenName: string;
  readonly familyName: string;
  readonly picture: string | null;
  readonly locale: string | null;
  readonly zoneinfo: string | null;
  readonly userUpdatedAt: Date;
  readonly userStatus: 'active' | 'suspended';
  readonly isSuperadmin: boolean;
}

/** Whether tokens for this user in this tenant are (still) allowed. */
export function mayActThrough(account: Account): boolean {
  if (account.userStatus !== 'active') return false;
  if (account.tenantId === null) return account.isSuperadmin;
  if (account.membershipStatus !== 'active' || account.tenantStatus === null) return false;
  return TENANT_STANDING[account.tenantStatus].signIn;
}

export function accountOfSession(session: SessionRecord): Account {
  const role = roleInForce(session);
  const own = session.tenantId === null ? 'superadmin' : (session.membershipRole ?? 'tenant_user');
  return { ...session, viewRole: role === own ? null : role };
}

/**
 * Every claim of every scope. The library returns those that were requested and allowed.
 *
 * @param knowsAddress `preferred_username` is the email address, so `profile` alone does not include it
 */
export function claimsOf(account: Account, knowsAddress: boolean) {
  const role = roleOf(account);
  return {
    sub: account.userId,
    name: `${account.givenName} ${account.familyName}`.trim(),
    given_name: account.givenName,
    family_name: account.familyName,
    ...(knowsAddress ? { preferred_username: account.email } : {}),
    ...(account.picture === null ? {} : { picture: account.picture }),
    ...(account.locale === null ? {} : { locale: account.locale }),
    ...(account.zoneinfo === null ? {} : { zoneinfo: account.zoneinfo }),
    updated_at: Math.floor(account.userUpdatedAt.getTime() / 1000),
    email: account.email,
    email_verified: account.emailVerifiedAt !== null,
    ...(account.tenantId === null
      ? {}
      : { tenant_id: account.tenantId, tenant_name: account.tenantName ?? '' }),
    roles: [role],
    permissions: [...permissionsOfMember(role, account.viewRole ? null : account.rolePermissions)],
  };
}

/** The current role, which the view of a lower role can reduce. */
function roleOf(account: Account): Role {
  const own = account.tenantId === null ? 'superadmin' : (account.membershipRole ?? 'tenant_user');
  return account.viewRole && isLowerRole(account.viewRole, own) ? account.viewRole : own;
}
