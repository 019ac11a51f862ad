import {
  type AuditAction,
  type ChangedGroupMembers,
  type ChangeGroup,
  type ChangeGroupMembersSchema,
  type CreateGroup,
  GROUPS,
  type GroupListQuery,
  type SetGroupRole,
} from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { Audit, type AuditDetail } from '../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import type { Counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { TenantsRepository } from '../tenants/tenants.repository.js';
import { MembershipsRepository } from '../users/memberships.repository.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { type GivenApplication, GroupApplicationsRepository } from './group-applications.repository.js';
import { GroupAuthority } from './group-authority.js';
import { GroupMembersRepository } from './group-members.repository.js';
import { GroupCycle, GroupNameTaken, GroupOfDirectory, TooManyGroups } from './group-refused.js';
import { GroupRolesRepository } from './group-roles.repository.js';
import { GroupRoles } from './group-roles.service.js';
import { type GroupRow, GroupsRepository, type NamedGroup } from './groups.repository.js';

/** A group with what it is nested in and what it gives. */
export interface GroupDetail extends GroupRow {
  readonly parents: readonly NamedGroup[];
  readonly applications: readonly GivenApplication[];
}

export interface GroupActor {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

export type MemberOrders = z.output<typeof ChangeGroupMembersSchema>;

/** Parents and applications that the page of a group lists. */
const MOST_LISTED = 100;

/** More affected members than this are computed with all members of the tenant. */
const MOST_AFFECTED = 2_000;

/** Groups that admins make, and what any group gives. */
@Injectable()
export class Groups {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly members: GroupMembersRepository,
    private readonly mappings: GroupRolesRepository,
    private readonly applications: GroupApplicationsRepository,
    private readonly authority: GroupAuthority,
    private readonly groupRoles: GroupRoles,
    private readonly memberships: MembershipsRepository,
    private readonly tenantRoles: TenantRolesRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** At most `limit + 1`. */
  list(tenantId: string, query: Omit<GroupListQuery, 'tenantId'>): Promise<Counted<GroupRow>> {
    return this.unit.inTenant(tenantId, () => this.groups.page(tenantId, query));
  }

  /** @throws NotFoundError */
  get(tenantId: string, id: string): Promise<GroupDetail> {
    return this.unit.inTenant(tenantId, () => this.detail(tenantId, id));
  }

  /** @throws GroupNameTaken, TooManyGroups, NotFoundError no such tenant */
  create(actor: GroupActor, { name, description }: Omit<CreateGroup, 'tenantId'>): Promise<GroupDetail> {
    return this.unit.inTenant(actor.tenantId, async () => {
      const { tenantId } = actor;
      if (!(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
      if ((await this.groups.countLocal(tenantId, GROUPS.mostLocal)) >= GROUPS.mostLocal)
        throw new TooManyGroups();
      const id = await this.groups.add(tenantId, name, description);
      if (id === null) throw new GroupNameTaken();
      await this.record(actor, 'group.created', id, { name });
      return this.detail(tenantId, id);
    });
  }

  /** @throws NotFoundError, StaleVersion, GroupNameTaken, GroupOfDirectory */
  change(actor: GroupActor, id: string, { version, name, description }: ChangeGroup): Promise<GroupDetail> {
    return this.edit(actor, id, async (group) => {
      if (group.version !== version) throw new StaleVersion('group');
      requireLocal(group);
      if (!(await this.groups.change(actor.tenantId, id, name, description))) throw new GroupNameTaken();
      await this.record(actor, 'group.updated', id, { from: group.name, to: name });
    });
  }

  /** @throws NotFoundError, GroupOfDirectory, ForbiddenError it gives what the caller may not give */
  async delete(actor: GroupActor, id: string): Promise<void> {
    const { tenantId } = actor;
    await this.unit.inTenant(tenantId, async () => {
      const group = await this.lock(tenantId, id);
      requireLocal(group);
      await this.authority.require(actor.caller, tenantId, id, { groupIds: [id], userIds: [] });
      const affected = await this.affectedBy(tenantId, [id], []);
      await this.groups.remove(tenantId, id);
      await this.record(actor, 'group.deleted', id, { name: group.name });
      if (affected) await this.groupRoles.recompute(tenantId, affected);
    });
  }

  /**
   * @throws NotFoundError, GroupOfDirectory, GroupCycle
   * @throws ForbiddenError the group gives what the caller may not give
   * @throws UnprocessableInput unknown users or groups
   */
  changeMembers(actor: GroupActor, id: string, orders: MemberOrders): Promise<ChangedGroupMembers> {
    const { caller, tenantId } = actor;
    return this.unit.inTenant(tenantId, async () => {
      requireLocal(await this.lock(tenantId, id));
      await this.requireKnown(tenantId, id, orders);
      const userIds = [...orders.addUsers, ...orders.removeUsers];
      const groupIds = [...orders.addGroups, ...orders.removeGroups];
      await this.authority.require(caller, tenantId, id, { groupIds, userIds });
      const added = [
        ...(await this.members.add(tenantId, id, 'user_id', orders.addUsers)),
        ...(await this.members.add(tenantId, id, 'member_group_id', orders.addGroups)),
      ].length;
      const removed = [
        ...(await this.members.remove(tenantId, id, 'user_id', orders.removeUsers)),
        ...(await this.members.remove(tenantId, id, 'member_group_id', orders.removeGroups)),
      ].length;
      if (added + removed > 0) {
        await this.groups.touch(tenantId, id);
        await this.record(actor, 'group.members_changed', id, { added, removed });
        const affected = await this.affectedBy(tenantId, groupIds, userIds, [id]);
        if (affected) await this.groupRoles.recompute(tenantId, affected);
      }
      return { added, removed };
    });
  }

  /**
   * Sets the role that members get. Groups of directories have one too.
   *
   * @throws NotFoundError, ForbiddenError the caller may not give it, or not take the one before
   * @throws UnprocessableInput no such role
   */
  setRole(actor: GroupActor, id: string, { role, roleId }: SetGroupRole): Promise<GroupDetail> {
    const { caller, tenantId } = actor;
    return this.edit(actor, id, async (group) => {
      const custom = roleId ? await this.tenantRoles.find(tenantId, roleId) : null;
      if (roleId && !custom) throw unknown('roleId', 'This role does not exist');
      const before = group.role ? [{ role: group.role, roleId: group.roleId }] : [];
      const wanted = role ? [{ role, roleId }] : [];
      await this.authority.requireFor(caller, tenantId, [...before, ...wanted], {
        groupIds: [id],
        userIds: [],
      });
      await this.mappings.set(tenantId, id, role && { role, roleId }, caller.userId);
      await this.groups.touch(tenantId, id);
      await this.record(actor, 'group.role_changed', id, {
        from: group.roleName ?? group.role,
        to: custom?.name ?? role,
      });
      await this.groupRoles.recompute(tenantId, 'all');
    });
  }

  private async detail(tenantId: string, id: string): Promise<GroupDetail> {
    const group = await this.groups.find(tenantId, id);
    if (!group) throw new NotFoundError('group');
    return {
      ...group,
      parents: await this.groups.parents(tenantId, id, MOST_LISTED),
      applications: await this.applications.ofGroup(tenantId, id, MOST_LISTED),
    };
  }

  private edit(
    actor: GroupActor,
    id: string,
    work: (group: GroupRow) => Promise<void>,
  ): Promise<GroupDetail> {
    return this.unit.inTenant(actor.tenantId, async () => {
      await work(await this.lock(actor.tenantId, id));
      return this.detail(actor.tenantId, id);
    });
  }

  private async lock(tenantId: string, id: string): Promise<GroupRow> {
    const group = (await this.groups.lock(tenantId, id)) ? await this.groups.find(tenantId, id) : null;
    if (!group) throw new NotFoundError('group');
    return group;
  }

  private async requireKnown(
    tenantId: string,
    id: string,
    { addUsers, addGroups }: Pick<MemberOrders, 'addUsers' | 'addGroups'>,
  ): Promise<void> {
    const users = new Set((await this.memberships.some(tenantId, addUsers)).map(({ userId }) => userId));
    if (addUsers.some((userId) => !users.has(userId)))
      throw unknown('addUsers', 'One of these users is not a member of the organization');
    const groups = new Set((await this.groups.known(tenantId, addGroups)).map((group) => group.id));
    if (addGroups.some((groupId) => !groups.has(groupId)))
      throw unknown('addGroups', 'One of these groups does not exist');
    if (addGroups.length > 0 && (await this.groups.wouldCycle(tenantId, id, addGroups)))
      throw new GroupCycle();
  }

  /**
   * Whose roles and applications follow from some groups.
   *
   * @param givers the groups that give something; `groupIds` by default
   * @returns null where these give nothing
   */
  private async affectedBy(
    tenantId: string,
    groupIds: readonly string[],
    userIds: readonly string[],
    givers = groupIds,
  ): Promise<readonly string[] | 'all' | null> {
    if (!(await this.mappings.giveAnything(tenantId, givers))) return null;
    const affected = new Set(userIds);
    for (const id of groupIds) {
      const users = await this.members.usersOf(tenantId, id, { limit: MOST_AFFECTED });
      for (const userId of users) affected.add(userId);
      if (affected.size >= MOST_AFFECTED) return 'all';
    }
    return [...affected];
  }

  private record(
    { caller, client, tenantId }: GroupActor,
    action: Extract<AuditAction, `group.${string}`>,
    id: string,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'group', id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}

function requireLocal({ directoryId, directoryName }: GroupRow): void {
  if (directoryId !== null) throw new GroupOfDirectory(directoryName ?? '');
}

function unknown(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'unknown', message }]);
}
