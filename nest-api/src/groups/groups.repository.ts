import { COUNTED_AT_MOST, type GroupListQuery } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Counted, counted, decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { searchKey } from '../users/search-key.js';
import { nameOfRole } from '../users/users.sql.js';

/** A group with what it gives. */
export interface GroupRow {
  readonly id: string;
  readonly tenantId: string;
  readonly name: string;
  readonly nameKey: string;
  readonly description: string;
  readonly directoryId: string | null;
  readonly directoryName: string | null;
  readonly externalId: string | null;
  readonly members: number;
  readonly role: 'tenant_admin' | 'tenant_user' | null;
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly version: number;
}

export interface NamedGroup {
  readonly id: string;
  readonly name: string;
}

/** Characters of a name and of its key. */
export const MOST_OF_A_NAME = 255;

const read = (from: string) => `
  select g.id, g.tenant_id as "tenantId", g.name, g.name_key as "nameKey", g.description,
    g.directory_id as "directoryId", s.name as "directoryName", g.external_id as "externalId",
    (select count(*)::int from (
      select 1 from group_members m where m.group_id = g.id limit ${COUNTED_AT_MOST + 1}) c) as members,
    r.role, r.role_id as "roleId", ${nameOfRole('r.role_id')} as "roleName",
    g.created_at as "createdAt", g.updated_at as "updatedAt", g.version
  from ${from} g
  left join group_sources s on s.id = g.directory_id
  left join group_roles r on r.group_id = g.id`;

/** Groups of a tenant, in the unit of work of the caller. */
@Injectable()
export class GroupsRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1`, by name. */
  async page(tenantId: string, query: Omit<GroupListQuery, 'tenantId'>): Promise<Counted<GroupRow>> {
    const { sql, values } = narrowedTo(tenantId, query);
    const beyond = query.cursor ? decodeCursor(query.cursor) : null;
    const rows = await this.em.execute<GroupRow[]>(
      `with page as materialized (
         select g.* from groups g where ${sql} ${beyond ? 'and (g.name_key collate "C", g.id) > (?, ?)' : ''}
         order by g.name_key collate "C", g.id limit ?)
       ${read('page')} order by g.name_key collate "C", g.id`,
      [...values, ...(beyond ?? []), query.limit + 1],
    );
    return counted(rows.map(withDates), query, (most) =>
      countUpTo(this.em, `groups g where ${sql}`, values, most),
    );
  }

  async find(tenantId: string, id: string): Promise<GroupRow | null> {
    const [row] = await this.em.execute<GroupRow[]>(`${read('groups')} where g.tenant_id = ? and g.id = ?`, [
      tenantId,
      id,
    ]);
    return row ? withDates(row) : null;
  }

  /** Holds the group until the unit of work ends. @returns false where there is none */
  async lock(tenantId: string, id: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from groups where tenant_id = ? and id = ? for update',
      [tenantId, id],
    );
    return rows.length > 0;
  }

  /** Groups that an admin made, counted up to a bound. */
  countLocal(tenantId: string, most: number): Promise<number> {
    return countUpTo(this.em, 'groups where tenant_id = ? and directory_id is null', [tenantId], most);
  }

  /** @returns the new group's id; null where another group that was made here has this name */
  async add(tenantId: string, name: string, description: string): Promise<string | null> {
    const id = uuidv7();
    const isAdded = await this.isUnique(
      `insert into groups (id, tenant_id, name, name_key, description) values (?, ?, ?, ?, ?)`,
      [id, tenantId, name, keyOf(name), description],
    );
    return isAdded ? id : null;
  }

  /** @returns false where another group that was made here has this name */
  change(tenantId: string, id: string, name: string, description: string): Promise<boolean> {
    return this.isUnique(
      `update groups set name = ?, name_key = ?, description = ?, updated_at = now(), version = version + 1
       where tenant_id = ? and id = ?`,
      [name, keyOf(name), description, tenantId, id],
    );
  }

  async touch(tenantId: string, id: string): Promise<void> {
    await this.em.execute(
      'update groups set updated_at = now(), version = version + 1 where tenant_id = ? and id = ?',
      [tenantId, id],
    );
  }

  async remove(tenantId: string, id: string): Promise<void> {
    await this.em.execute('delete from groups where tenant_id = ? and id = ?', [tenantId, id]);
  }

  /** Which of some ids are groups of the tenant. */
  async known(tenantId: string, ids: readonly string[]): Promise<NamedGroup[]> {
    if (ids.length === 0) return [];
    return this.em.execute<NamedGroup[]>(
      'select id, name from groups where tenant_id = ? and id = any(?::uuid[])',
      [tenantId, `{${ids.join(',')}}`],
    );
  }

  /** Groups that a group is a member of, by name. */
  parents(tenantId: string, id: string, most: number): Promise<NamedGroup[]> {
    return this.em.execute<NamedGroup[]>(
      `select g.id, g.name from group_members m join groups g on g.id = m.group_id
       where m.member_group_id = ? and m.tenant_id = ? order by g.name_key collate "C", g.id limit ${most}`,
      [id, tenantId],
    );
  }

  /** The roles that a group gives to its members, itself or by groups that it is nested in. */
  async rolesGiven(
    tenantId: string,
    ids: readonly string[],
  ): Promise<{ role: string; roleId: string | null }[]> {
    return this.em.execute(
      `with recursive above (id) as (
         select id from unnest(?::uuid[]) given (id)
         union select m.group_id from above join group_members m on m.member_group_id = above.id and m.tenant_id = ?)
       select distinct r.role, r.role_id as "roleId" from above join group_roles r on r.group_id = above.id
       where r.tenant_id = ?`,
      [`{${ids.join(',')}}`, tenantId, tenantId],
    );
  }

  /** Whether one of `ids` is `group`, or has it above itself. Such a group can't become its member. */
  async wouldCycle(tenantId: string, group: string, ids: readonly string[]): Promise<boolean> {
    const found = await this.em.execute<unknown[]>(
      `with recursive above (id) as (
         select ?::uuid
         union select m.group_id from above join group_members m on m.member_group_id = above.id and m.tenant_id = ?)
       select 1 from above where id = any(?::uuid[]) limit 1`,
      [group, tenantId, `{${ids.join(',')}}`],
    );
    return found.length > 0;
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

function narrowedTo(tenantId: string, { search, source }: Pick<GroupListQuery, 'search' | 'source'>) {
  const word = search ? keyOf(search) : '';
  const origin = source ? `and g.directory_id is ${source === 'local' ? '' : 'not '}null` : '';
  return {
    sql: `g.tenant_id = ? ${origin} ${word ? 'and strpos(g.name_key, ?) > 0' : ''}`,
    values: word ? [tenantId, word] : [tenantId],
  };
}

/** What two spellings of one name share. Some letters become several in a key, which has the room of a name. */
export function keyOf(name: string): string {
  return Array.from(searchKey(name)).slice(0, MOST_OF_A_NAME).join('');
}

function withDates(row: GroupRow): GroupRow {
  return { ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) };
}
