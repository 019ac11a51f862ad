import type { Permission, Role } from '@gatehouse/contracts';
import { ForbiddenError, NotFoundError } from './app-error.js';

/** With a passkey and nothing else, or as for any re-authentication. */
export type RequiredProof = 'passkey' | 'any';

/** The caller, according to the session. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Null for superadmins. */
  readonly tenantId: string | null;
  /** The effective role; lower than `accountRole` while the caller views the product as another role. */
  readonly role: Role;
  readonly accountRole: Role;
  readonly permissions: readonly Permission[];
  /** When the caller last authenticated. */
  readonly provedAt: Date;
  /** The session moved, and the policy has the caller confirm their identity before anything else; null otherwise. */
  readonly mustProve: RequiredProof | null;
  /** Why the tenant is read-only; null if it is not. */
  readonly readOnlyBecause: string | null;
  /** Of the works-council mode: data about single users is shown from this time on. Left out: all of it is shown. */
  readonly usersShownSince?: Date;
}

/** Whether data about a single user from a time is shown. Only on routes with `ShowsUsersAmongOthers`. */
export function isShown({ usersShownSince }: Caller, at: Date | string): boolean {
  return usersShownSince === undefined || new Date(at) >= usersShownSince;
}

export function may(caller: Caller, permission: Permission): boolean {
  return caller.permissions.includes(permission);
}

/**
 * The tenant of a request: the caller's own; superadmins name one.
 *
 * @throws NotFoundError the caller named another tenant, whose existence must not be revealed
 */
export function tenantInQuestion(caller: Caller, named: string | undefined | null): string | null {
  if (may(caller, 'platform_management')) return named ?? null;
  if (!caller.tenantId) throw new ForbiddenError();
  if (named && named !== caller.tenantId) throw new NotFoundError('tenant');
  return caller.tenantId;
}
