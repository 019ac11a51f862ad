import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { textArray } from '../../database/text-array.js';
import type { ObjectRow } from './object-row.js';

export interface MemberAccount {
  readonly objectId: string;
  readonly targetId: string;
}

export interface GroupOfAccounts {
  readonly id: string;
  readonly targetId: string;
  readonly members: readonly MemberAccount[];
}

/** Who is in a group at the target, and who should be. In the tenant's unit of work. */
@Injectable()
export class TargetMembers {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit` accounts that should be members and are not. */
  missing({ id, groupId, provisioningId }: ObjectRow, limit: number): Promise<MemberAccount[]> {
    return this.em.execute<MemberAccount[]>(
      `select o.id as "objectId", o.target_id as "targetId"
       from effective_group_members(?) g
       join provisioning_objects o on o.provisioning_id = ? and o.kind = 'user' and o.person_id = g.user_id
       where o.target_id is not null and o.status not in ('leaving', 'gone') and not exists (
         select 1 from provisioning_members m where m.group_object_id = ? and m.member_object_id = o.id)
       order by o.id limit ?`,
      [groupId, provisioningId, id, limit],
    );
  }

  /** At most `limit` members that should not be. @param all nobody should be */
  surplus({ id, groupId }: ObjectRow, limit: number, all = false): Promise<(MemberAccount | NoAccount)[]> {
    return this.em.execute<MemberAccount[]>(
      `select o.id as "objectId", o.target_id as "targetId" from provisioning_members m
       join provisioning_objects o on o.id = m.member_object_id
       where m.group_object_id = ? and (? or o.status in ('leaving', 'gone') or o.person_id not in (
         select user_id from effective_group_members(?)))
       order by o.id limit ?`,
      [id, all, groupId, limit],
    );
  }

  /** The groups at the target that these accounts are known to be in, each with its members among them. */
  async groupsOf(accounts: readonly ObjectRow[]): Promise<GroupOfAccounts[]> {
    return this.em.execute<GroupOfAccounts[]>(
      `select g.id, g.target_id as "targetId",
         jsonb_agg(jsonb_build_object('objectId', o.id, 'targetId', o.target_id) order by o.id) as members
       from provisioning_members m
       join provisioning_objects g on g.id = m.group_object_id
       join provisioning_objects o on o.id = m.member_object_id
       where m.member_object_id = any(?::uuid[]) and g.target_id is not null and o.target_id is not null
       group by g.id order by g.id`,
      [textArray(accounts.map(({ id }) => id))],
    );
  }

  async add({ id, tenantId }: ObjectRow, members: readonly { readonly objectId: string }[]): Promise<void> {
    await this.em.execute(
      `insert into provisioning_members (tenant_id, group_object_id, member_object_id)
       select ?, ?, x from unnest(?::uuid[]) x on conflict do nothing`,
      [tenantId, id, textArray(members.map(({ objectId }) => objectId))],
    );
  }

  async remove(
    { id }: Pick<ObjectRow, 'id'>,
    members: readonly { readonly objectId: string }[],
  ): Promise<void> {
    await this.em.execute(
      'delete from provisioning_members where group_object_id = ? and member_object_id = any(?::uuid[])',
      [id, textArray(members.map(({ objectId }) => objectId))],
    );
  }

  /** The group is new at the target, so it has no members. */
  async forget({ id }: ObjectRow): Promise<void> {
    await this.em.execute('delete from provisioning_members where group_object_id = ?', [id]);
  }

  /** Accounts among these IDs of the target. */
  accountsOf({ provisioningId }: ObjectRow, targetIds: readonly string[]): Promise<MemberAccount[]> {
    return this.em.execute<MemberAccount[]>(
      `select o.id as "objectId", o.target_id as "targetId" from provisioning_objects o
       where o.provisioning_id = ? and o.kind = 'user' and o.target_id in (
         select x from jsonb_array_elements_text(?::jsonb) x)`,
      [provisioningId, JSON.stringify(targetIds)],
    );
  }

  /** The name of a group; null if it does not exist. */
  async nameOf({ tenantId, groupId }: ObjectRow): Promise<string | null> {
    const [row] = await this.em.execute<{ name: string }[]>(
      'select name from provisioning_groups(?, ?::uuid[])',
      [tenantId, textArray([groupId as string])],
    );
    return row?.name ?? null;
  }
}

/** Its account was deleted at the target, and so was its membership. */
interface NoAccount {
  readonly objectId: string;
  readonly targetId: null;
}
