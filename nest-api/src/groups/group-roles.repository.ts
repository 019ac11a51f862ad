import type { MembershipRole } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { uuids } from './group-members.repository.js';

/** A role of a member that groups changed, or would have if the organization had another admin. */
export interface ChangedRole {
  readonly userId: string;
  readonly from: MembershipRole;
  readonly fromId: string | null;
  readonly to: MembershipRole;
  readonly toId: string | null;
  /** The group that gives it; null where the member gets their own role back. */
  readonly groupId: string | null;
  /** The member is the last admin, so nothing changed. */
  readonly isHeldBack: boolean;
}

/** What groups give, in the unit of work of the caller. */
@Injectable()
export class GroupRolesRepository {
  constructor(private readonly em: EntityManager) {}

  async set(
    tenantId: string,
    groupId: string,
    role: { role: MembershipRole; roleId: string | null } | null,
    by: string,
  ): Promise<void> {
    if (role === null) {
      await this.em.execute('delete from group_roles where tenant_id = ? and group_id = ?', [
        tenantId,
        groupId,
      ]);
      return;
    }
    await this.em.execute(
      `insert into group_roles (tenant_id, group_id, role, role_id, given_by) values (?, ?, ?, ?, ?)
       on conflict (group_id) do update set role = excluded.role, role_id = excluded.role_id,
         given_by = excluded.given_by, given_at = now()`,
      [tenantId, groupId, role.role, role.roleId, by],
    );
  }

  /** Whether any group of the tenant gives a role, or gave one that a member has to give back. */
  async areInUse(tenantId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from group_roles where tenant_id = ?
       union all select 1 from group_given_roles where tenant_id = ? limit 1`,
      [tenantId, tenantId],
    );
    return rows.length > 0;
  }

  /** Whether a group gives this role, or a member returns to it. */
  async isNamed(tenantId: string, roleId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from group_roles where tenant_id = ? and role_id = ?
       union all select 1 from group_given_roles where tenant_id = ? and role_id = ? limit 1`,
      [tenantId, roleId, tenantId, roleId],
    );
    return rows.length > 0;
  }

  /** The group whose role a member holds, by name; null if it is the member's own. */
  async giverOf(tenantId: string, userId: string): Promise<{ id: string; name: string } | null> {
    const [row] = await this.em.execute<{ id: string; name: string }[]>(
      `select g.id, g.name from group_given_roles r join groups g on g.id = r.group_id
       where r.tenant_id = ? and r.user_id = ? and not r.held_back`,
      [tenantId, userId],
    );
    return row ?? null;
  }

  /** The roles that some groups give. */
  givenBy(
    tenantId: string,
    groupIds: readonly string[],
  ): Promise<{ groupId: string; role: MembershipRole; roleId: string | null }[]> {
    return this.em.execute(
      `select group_id as "groupId", role, role_id as "roleId" from group_roles
       where tenant_id = ? and group_id = any(?::uuid[])`,
      [tenantId, uuids(groupIds)],
    );
  }

  /** The role that a member returns to; null while they hold it. */
  async ownRoleOf(
    tenantId: string,
    userId: string,
  ): Promise<{ role: MembershipRole; roleId: string | null } | null> {
    const [row] = await this.em.execute<{ role: MembershipRole; roleId: string | null }[]>(
      'select role, role_id as "roleId" from group_given_roles where tenant_id = ? and user_id = ?',
      [tenantId, userId],
    );
    return row ?? null;
  }

  /** Gives roles and takes them back, in one statement. @param userIds null for all members */
  apply(tenantId: string, userIds: readonly string[] | null): Promise<ChangedRole[]> {
    return this.em.execute<ChangedRole[]>('select * from apply_group_roles(?, ?::uuid[])', [
      tenantId,
      userIds && uuids(userIds),
    ]);
  }

  /** Ends what applications hold of users that are not assigned to them. @param userIds null for all members */
  async endUnassigned(tenantId: string, userIds: readonly string[] | null): Promise<number> {
    const [row] = await this.em.execute<[{ ended: number }]>(
      'select end_unassigned_access(?, ?::uuid[]) as ended',
      [tenantId, userIds && uuids(userIds)],
    );
    return row.ended;
  }

  /** Whether groups, or groups that they are nested in, give a role or an application. */
  async giveAnything(tenantId: string, groupIds: readonly string[]): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `with recursive above (id) as (
         select id from unnest(?::uuid[]) given (id)
         union select m.group_id from above join group_members m on m.member_group_id = above.id and m.tenant_id = ?)
       select 1 from above where exists (select 1 from group_roles r where r.group_id = above.id)
         or exists (select 1 from group_applications a where a.group_id = above.id and a.tenant_id = ?) limit 1`,
      [uuids(groupIds), tenantId, tenantId],
    );
    return rows.length > 0;
  }
}
