import { type Filter, filterToSql, findPath, GROUP_TYPE, type ScimGroup, sortToSql } from '@gatehouse/scim';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { uuids } from './group-members.repository.js';
import { keyOf } from './groups.repository.js';

/** A group of a directory as stored. */
export interface DirectoryGroupRow {
  readonly id: string;
  readonly externalId: string | null;
  readonly name: string;
  readonly resource: ScimGroup;
  readonly version: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A direct member. `position` grows. */
export interface DirectoryMemberRow {
  readonly position: string;
  readonly id: string;
  readonly type: 'User' | 'Group';
  readonly display: string;
  readonly userId: string | null;
}

/** Something that a directory names, by its ID. */
export interface KnownMember {
  readonly id: string;
  readonly kind: 'user' | 'group';
  /** The linked user. */
  readonly userId: string | null;
}

export interface Said {
  readonly name: string;
  readonly externalId: string | null;
  readonly resource: ScimGroup;
}

export interface ListOrder {
  readonly filter?: Filter | undefined;
  readonly sortBy?: string | undefined;
  readonly sortOrder?: 'ascending' | 'descending' | undefined;
}

const COLUMNS = `g.id, g.external_id as "externalId", g.name, g.resource, g.version, g.created_at as "createdAt",
  g.updated_at as "updatedAt"`;
const NAMES = {
  resource: 'g.resource',
  columns: {
    id: 'g.id',
    externalId: 'g.external_id',
    'meta.created': 'g.created_at',
    'meta.lastModified': 'g.updated_at',
  },
  // Entra ID asks whether somebody is a member: `id eq "..." and members eq "..."`.
  lists: {
    members: {
      from: `(select coalesce(m.directory_user_id, m.member_group_id)::text as id,
        case when m.member_group_id is null then 'user' else 'group' end as kind
        from group_members m where m.group_id = g.id) m where true`,
      columns: { value: 'm.id', type: 'm.kind' },
    },
  },
};

/** Groups of directories, in the unit of work of the caller. */
@Injectable()
export class DirectoryGroupsRepository {
  constructor(private readonly em: EntityManager) {}

  async find(directoryId: string, id: string, hold?: 'locked'): Promise<DirectoryGroupRow | null> {
    const [row] = await this.em.execute<DirectoryGroupRow[]>(
      `select ${COLUMNS} from groups g where g.directory_id = ? and g.id = ? ${hold ? 'for update' : ''}`,
      [directoryId, id],
    );
    return row ? withDates(row) : null;
  }

  /** @returns the id; null where the directory has another group with this `externalId` */
  async add(tenantId: string, directoryId: string, said: Said): Promise<string | null> {
    const id = uuidv7();
    const isAdded = await this.isUnique(
      `insert into groups (id, tenant_id, directory_id, external_id, name, name_key, resource)
       values (?, ?, ?, ?, ?, ?, ?::jsonb)`,
      [
        id,
        tenantId,
        directoryId,
        said.externalId,
        said.name,
        keyOf(said.name),
        JSON.stringify(said.resource),
      ],
    );
    return isAdded ? id : null;
  }

  /** @returns false where the directory has another group with this `externalId` */
  change(directoryId: string, id: string, said: Said): Promise<boolean> {
    return this.isUnique(
      `update groups set external_id = ?, name = ?, name_key = ?, resource = ?::jsonb, updated_at = now(),
         version = version + 1 where directory_id = ? and id = ?`,
      [said.externalId, said.name, keyOf(said.name), JSON.stringify(said.resource), directoryId, id],
    );
  }

  async remove(directoryId: string, id: string): Promise<void> {
    await this.em.execute('delete from groups where directory_id = ? and id = ?', [directoryId, id]);
  }

  async count(directoryId: string, { filter }: ListOrder): Promise<number> {
    const where = narrowedTo(directoryId, filter);
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count from groups g where ${where.sql}`,
      [...where.values],
    );
    return row.count;
  }

  async page(
    directoryId: string,
    order: ListOrder,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<DirectoryGroupRow[]> {
    const where = narrowedTo(directoryId, order.filter);
    const path = order.sortBy ? findPath(order.sortBy, GROUP_TYPE) : null;
    const direction = order.sortOrder === 'descending' ? 'desc' : 'asc';
    const sort = path ? `${sortToSql(path, NAMES)} ${direction} nulls last, ` : '';
    const rows = await this.em.execute<DirectoryGroupRow[]>(
      `select ${COLUMNS} from groups g where ${where.sql} order by ${sort} g.id limit ? offset ?`,
      [...where.values, limit, offset],
    );
    return rows.map(withDates);
  }

  /** After the group with the ID `after`. */
  async pageAfter(
    directoryId: string,
    filter: Filter | undefined,
    after: string | null,
    limit: number,
  ): Promise<DirectoryGroupRow[]> {
    const where = narrowedTo(directoryId, filter);
    const rows = await this.em.execute<DirectoryGroupRow[]>(
      `select ${COLUMNS} from groups g where ${where.sql} ${after ? 'and g.id > ?' : ''} order by g.id limit ?`,
      [...where.values, ...(after ? [after] : []), limit],
    );
    return rows.map(withDates);
  }

  /** In the order in which they were added. */
  members(groupId: string, after: string | null, limit: number): Promise<DirectoryMemberRow[]> {
    return this.em.execute<DirectoryMemberRow[]>(
      `select p.id::text as position, coalesce(p.directory_user_id, p.member_group_id) as id,
         case when p.member_group_id is null then 'User' else 'Group' end as type,
         coalesce(n.name, p.user_name) as display, p.user_id as "userId"
       from group_people p left join groups n on n.id = p.member_group_id
       where p.group_id = ? ${after ? 'and p.id > ?::bigint' : ''} order by p.id limit ?`,
      [groupId, ...(after ? [after] : []), limit],
    );
  }

  /** Which of some IDs are users or groups of the directory. */
  known(directoryId: string, ids: readonly string[]): Promise<KnownMember[]> {
    return this.em.execute<KnownMember[]>(
      `select id, kind, user_id as "userId" from members_of_directory(?, ?::uuid[])`,
      [directoryId, uuids(ids)],
    );
  }

  /** Removes all members but some. @returns IDs of the removed ones */
  async removeOthers(groupId: string, kept: readonly string[]): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `delete from group_members m where m.group_id = ? and not exists (
         select 1 from unnest(?::uuid[]) k (id) where k.id = coalesce(m.directory_user_id, m.member_group_id))
       returning coalesce(m.directory_user_id, m.member_group_id) as id`,
      [groupId, uuids(kept)],
    );
    return rows.map(({ id }) => id);
  }

  groupsOfUsers(
    directoryUserIds: readonly string[],
  ): Promise<{ directoryUserId: string; id: string; name: string }[]> {
    return this.em.execute(
      // Looked up for each: a join read all members of all groups as long as the statistics did not know them.
      `select asked.id as "directoryUserId", g.id, g.name
       from unnest(?::uuid[]) asked (id)
         cross join lateral (select m.group_id from group_members m where m.directory_user_id = asked.id offset 0) m
         cross join lateral (
           select x.id, x.name, x.name_key from groups x
           where x.id = m.group_id and x.directory_id is not null offset 0
         ) g
       order by g.name_key collate "C", g.id`,
      [uuids(directoryUserIds)],
    );
  }

  idsOf(directoryId: string, externalIds: readonly string[]): Promise<{ externalId: string; id: string }[]> {
    return this.em.execute(
      `select g.external_id as "externalId", g.id from jsonb_array_elements_text(?::jsonb) w (external_id)
       join groups g on g.external_id = w.external_id where g.directory_id = ?`,
      [JSON.stringify(externalIds), directoryId],
    );
  }

  private async isUnique(sql: string, values: readonly unknown[]): Promise<boolean> {
    try {
      await this.em.execute(sql, [...values]);
      return true;
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return false;
      throw error;
    }
  }
}

function narrowedTo(directoryId: string, filter: Filter | undefined) {
  const narrowed = filter ? filterToSql(filter, NAMES) : null;
  return {
    sql: `g.directory_id = ? ${narrowed ? `and (${narrowed.sql})` : ''}`,
    values: [directoryId, ...(narrowed?.parameters ?? [])],
  };
}

function withDates(row: DirectoryGroupRow): DirectoryGroupRow {
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}
