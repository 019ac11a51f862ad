import type { Permission, Role } from '@gatehouse/contracts';
import { ForbiddenError, NotFoundError } from './app-error.js';

/** Who calls, as the session says. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Null for platform people. */
  readonly tenantId: string | null;
  /** The role in force; lower than `accountRole` while a view is taken. */
  readonly role: Role;
  readonly accountRole: Role;
  readonly permissions: readonly Permission[];
  /** When they last proved who they are. */
  readonly provedAt: Date;
  /** What is said when the standing of the tenant allows no change; null where it does. */
  readonly readOnlyBecause: string | null;
}

export function may(caller: Caller, permission: Permission): boolean {
  return caller.permissions.includes(permission);
}

/**
 * The tenant that a request is about: the caller's own; platform callers name one.
 *
 * @throws NotFoundError somebody names a tenant that isn't theirs: whether it exists stays unknown
 */
export function tenantInQuestion(caller: Caller, named: string | undefined | null): string | null {
  if (may(caller, 'platform_management')) return named ?? null;
  if (!caller.tenantId) throw new ForbiddenError();
  if (named && named !== caller.tenantId) throw new NotFoundError('tenant');
  return caller.tenantId;
}
