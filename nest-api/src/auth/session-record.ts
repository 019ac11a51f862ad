import {
  type AuthenticatedUser,
  type Me,
  type MembershipRole,
  type MembershipStatus,
  type Permission,
  type Plan,
  permissionsOfMember,
  type RiskLevel,
  ROLES,
  type Role,
  TENANT_STANDING,
  type TenantStatus,
} from '@gatehouse/contracts';
import type { Caller, RequiredProof } from '../common/caller.js';
import type { ApplicationRule } from './application-rule.js';
import type { SessionPlace } from './moves/session-place.js';

/** A session with the facts that decide whether it is active, read by one statement. */
export interface SessionRecord {
  readonly id: string;
  readonly userId: string;
  readonly tenantId: string | null;
  readonly accountRole: Role;
  readonly role: Role;
  readonly amr: string[];
  readonly authenticatedAt: Date;
  /** The last authentication: at sign-in or by re-authentication. */
  readonly provedAt: Date;
  readonly lastSeenAt: Date;
  readonly idleSeconds: number;
  readonly expiresAt: Date;
  /** The tenant whose identity provider authenticated it; null if none did. */
  readonly upstreamTenantId: string | null;
  /** The custom domain where it began, and counts; null: the platform's host. */
  readonly host: string | null;
  /** Where it began. */
  readonly address: string | null;
  readonly userAgent: string | null;
  /** Where else it was used; the newest first. */
  readonly places: readonly SessionPlace[] | null;
  /** Of the sign-in or, if it is higher, of the place of the current request; null if it was not assessed. */
  readonly riskLevel: RiskLevel | null;
  /** Whether an admin approved the sign-in because of its risk. */
  readonly isApproved: boolean;
  /** Of the enforced policy, for applications; null without one. */
  readonly riskRules: readonly ApplicationRule[] | null;
  /** Whether the policy has networks for individual applications. */
  readonly hasNetworkRules: boolean;
  /** What the user confirmed their identity with at the place of the current request; null at that of the sign-in. */
  readonly confirmedBy?: readonly string[] | null;
  /** The user must confirm their identity at the place of the current request first. */
  readonly mustProve?: RequiredProof;
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
  readonly membershipRole: MembershipRole | null;
  readonly membershipStatus: MembershipStatus | null;
  /** Of the tenant's custom role, if the user has one. */
  readonly roleName: string | null;
  readonly rolePermissions: Permission[] | null;
  readonly tenantName: string | null;
  readonly tenantStatus: TenantStatus | null;
  readonly plan: Plan | null;
  readonly trialEndsAt: Date | null;
  readonly oidc: { authorizations?: Record<string, unknown>; state?: Record<string, unknown> } | null;
}

/** Whether the session is active: its time limits, and the status of user, membership and tenant. */
export function isAlive(session: SessionRecord, now: Date): boolean {
  if (now >= session.expiresAt || now >= idleEnd(session)) return false;
  if (session.userStatus !== 'active') return false;
  if (session.tenantId === null) return session.isSuperadmin;
  if (session.membershipStatus !== 'active' || session.tenantStatus === null) return false;
  return TENANT_STANDING[session.tenantStatus].read;
}

export function idleEnd(session: Pick<SessionRecord, 'lastSeenAt' | 'idleSeconds'>): Date {
  return new Date(session.lastSeenAt.getTime() + session.idleSeconds * 1000);
}

/** The effective role: never above the account's current role. */
export function roleInForce(session: SessionRecord): Role {
  const account = accountRole(session);
  return ROLES.indexOf(session.role) > ROLES.indexOf(account) ? session.role : account;
}

/** Permissions of the effective role. A custom role of the tenant adds to a member's. */
export function permissionsInForce(session: SessionRecord): readonly Permission[] {
  const own = accountRole(session) === 'tenant_user' ? session.rolePermissions : null;
  return permissionsOfMember(roleInForce(session), own);
}

function accountRole(session: SessionRecord): Role {
  return session.tenantId === null ? session.accountRole : (session.membershipRole ?? 'tenant_user');
}

export function toCaller(session: SessionRecord): Caller {
  const role = roleInForce(session);
  const standing = session.tenantStatus ? TENANT_STANDING[session.tenantStatus] : null;
  return {
    userId: session.userId,
    sessionId: session.id,
    tenantId: session.tenantId,
    role,
    accountRole: accountRole(session),
    permissions: permissionsInForce(session),
    provedAt: session.provedAt,
    mustProve: session.mustProve ?? null,
    readOnlyBecause: standing && !standing.write ? standing.message : null,
  };
}

export function toMe(session: SessionRecord, now: Date, { mustProve }: Pick<Caller, 'mustProve'>): Me {
  return {
    user: toUser(session),
    session: {
      id: session.id,
      authenticatedAt: session.authenticatedAt.toISOString(),
      now: now.toISOString(),
      idleExpiresAt: idleEnd(session).toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      idleSeconds: session.idleSeconds,
      mustReauthenticate: mustProve !== null,
    },
  };
}

export function toUser(session: SessionRecord): AuthenticatedUser {
  const role = roleInForce(session);
  const user: AuthenticatedUser = {
    id: session.userId,
    email: session.email,
    name: `${session.givenName} ${session.familyName}`.trim(),
    role,
    accountRole: accountRole(session),
    permissions: [...permissionsInForce(session)],
    isAuthenticated: true,
    emailVerified: session.emailVerifiedAt !== null,
    ...(session.zoneinfo && { timeZone: session.zoneinfo }),
  };
  if (session.tenantId === null) return user;
  return {
    ...user,
    ...(session.roleName && { roleName: session.roleName }),
    tenantId: session.tenantId,
    tenantName: session.tenantName ?? '',
    tenantStatus: session.tenantStatus ?? 'inactive',
    subscriptionPlan: session.plan ?? 'trial',
    trialEndsAt: session.trialEndsAt?.toISOString() ?? null,
  };
}
