import { Injectable } from '@nestjs/common';
import type { Caller } from '../common/caller.js';
import { type Holder, requireMayActOn, requireMayGive } from '../users/member-rules.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { GroupMembersRepository } from './group-members.repository.js';
import { GroupsRepository } from './groups.repository.js';

interface Affected {
  readonly groupIds: readonly string[];
  readonly userIds: readonly string[];
}

interface RoleName {
  readonly role: string;
  readonly roleId: string | null;
}

/**
 * Who may change a group that gives a role: a change of its members is a change of their roles. Joins the unit of work
 * that is open.
 */
@Injectable()
export class GroupAuthority {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly members: GroupMembersRepository,
    private readonly roles: TenantRolesRepository,
  ) {}

  /**
   * @param affected those whose roles the change may change
   * @throws ForbiddenError the group gives, itself or by groups that it is nested in, what the caller may not give; or an
   *   affected member may do more than the caller
   */
  async require(caller: Caller, tenantId: string, groupId: string, affected: Affected): Promise<void> {
    const given = await this.groups.rolesGiven(tenantId, [groupId]);
    if (given.length > 0) await this.requireFor(caller, tenantId, given, affected);
  }

  /** The same for a role that the group does not give yet. */
  async requireFor(
    caller: Caller,
    tenantId: string,
    roles: readonly RoleName[],
    affected: Affected,
  ): Promise<void> {
    for (const holder of await this.toHolders(roles)) requireMayGive(caller, holder);
    for (const holder of await this.toHolders(await this.members.holders(tenantId, affected)))
      requireMayActOn(caller, holder);
  }

  private async toHolders(roles: readonly RoleName[]): Promise<Holder[]> {
    const known = await this.roles.byId(roles.flatMap(({ roleId }) => roleId ?? []));
    return roles.map(({ role, roleId }) => ({
      role,
      rolePermissions: roleId ? (known.get(roleId)?.permissions ?? null) : null,
    }));
  }
}
