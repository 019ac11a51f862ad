import { mayGive, type Permission, permissionsOfMember } from '@gatehouse/contracts';
import { ConflictError, ForbiddenError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';

/** The tenant would have no admin left. */
export class LastAdmin extends ConflictError {
  readonly code = 'last_admin';

  constructor() {
    super('This is the last active admin of the organization. Make another user an admin first.');
  }
}

/** Users cannot do this to themselves, because they could not undo it. */
export class OwnMembership extends ConflictError {
  readonly code = 'own_membership';

  constructor() {
    super('This is your own account. Ask another admin to do this.');
  }
}

/** The role comes from a group, and the next change of groups would set it again. */
export class RoleOfGroup extends ConflictError {
  readonly code = 'role_of_group';

  constructor(group: string) {
    super(
      `The group "${group}" gives this role. Change the user's groups, or the role that the group gives.`,
    );
  }
}

/** A directory manages name, email address and access of the user, and would overwrite a change. */
export class ManagedByDirectory extends ConflictError {
  readonly code = 'managed_by_directory';

  constructor(directory: string) {
    super(
      `The directory of the connection "${directory}" manages this user. Make the change in the directory.`,
    );
  }
}

/**
 * A directory that manages a user owns the name and the email address.
 *
 * @param directory name of its connection; null if no directory manages the user
 * @throws ManagedByDirectory
 */
export function requireOwnNames(directory: string | null): void {
  if (directory !== null) throw new ManagedByDirectory(directory);
}

/** The object already has the requested state. */
export class AlreadySo extends ConflictError {
  readonly code = 'already_so';
}

/** A member of a tenant, with their permissions in it. */
export interface Holder {
  readonly role: string;
  readonly rolePermissions: readonly string[] | null;
}

export function permissionsHeld({ role, rolePermissions }: Holder): readonly Permission[] {
  return permissionsOfMember(role, rolePermissions as readonly Permission[] | null);
}

/**
 * Callers cannot act on users who have permissions that the caller lacks.
 *
 * @throws ForbiddenError
 */
export function requireMayActOn(caller: Caller, person: Holder): void {
  if (mayGive(caller.permissions, permissionsHeld(person))) return;
  throw new ForbiddenError('This user has more permissions than you. Ask an admin.', 'outranked');
}

/**
 * Users cannot grant permissions that they do not have.
 *
 * @throws ForbiddenError
 */
export function requireMayGive(caller: Caller, role: Holder): void {
  if (mayGive(caller.permissions, permissionsHeld(role))) return;
  throw new ForbiddenError('You cannot assign a role that has more permissions than you.', 'cannot_grant');
}
