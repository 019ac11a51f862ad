import type { DirectoryUserQuery, DirectoryWait } from '@gatehouse/contracts';
import {
  type Filter,
  filterToSql,
  findPath,
  type ScimResourceType,
  type ScimUser,
  sortToSql,
} from '@gatehouse/scim';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../common/paging.js';
import { textArray } from '../database/text-array.js';
import { joinMembership } from '../users/users.sql.js';
import type { DirectoryUserView } from './directory-caller.js';
import type { DirectoryPerson } from './person-of-resource.js';

/** What a directory says of one user, to be stored. */
export interface RecordedUser {
  readonly id: string;
  readonly person: DirectoryPerson;
  readonly resource: ScimUser;
}

/** What is stored of a user of a batch. */
export interface KnownUser {
  /** Place in the batch. */
  readonly n: number;
  /** Null if the user is new. */
  readonly id: string | null;
  /** As it is stored. */
  readonly userNameKey: string | null;
  /** Stored exactly so. */
  readonly isSame: boolean;
  /** The user who has the user name that the batch gives; null if nobody has it. */
  readonly holderId: string | null;
}

/** A user of a directory with their membership, before a change takes effect. */
export interface StandingRow {
  readonly id: string;
  readonly userName: string;
  readonly externalId: string | null;
  readonly resource: ScimUser;
  readonly active: boolean;
  readonly isDeleted: boolean;
  readonly userId: string | null;
  readonly waits: DirectoryWait | null;
  readonly memberStatus: 'active' | 'suspended' | null;
  readonly memberDirectoryId: string | null;
  readonly leftAt: Date | null;
  readonly memberRole: string | null;
}

export interface ListedUser extends DirectoryUserView {
  readonly emailKey: string | null;
  readonly unlinkedBecause: string | null;
  readonly waits: DirectoryWait | null;
}

const COLUMNS = `u.id, u.external_id as "externalId", u.user_name as "userName", u.active, u.resource, u.version,
  u.created_at as "createdAt", u.updated_at as "updatedAt", u.user_id as "userId", u.email_key as "emailKey",
  u.unlinked_because as "unlinkedBecause", u.waits`;

const NAMES = {
  resource: 'u.resource',
  columns: {
    id: 'u.id',
    userName: 'u.user_name_key',
    externalId: 'u.external_id',
    active: 'u.active',
    'meta.created': 'u.created_at',
    'meta.lastModified': 'u.updated_at',
  },
} as const;

/** A deleted user is listed until an admin decides about the membership. */
const STATES: Record<NonNullable<DirectoryUserQuery['state']> | 'any', string> = {
  any: 'u.deleted_at is null',
  linked: 'u.deleted_at is null and u.user_id is not null',
  unlinked: 'u.deleted_at is null and u.user_id is null and u.active and u.waits is null',
  waiting: 'u.waits is not null',
  inactive: 'u.deleted_at is null and not u.active',
};

/** Whose account it was, so that nobody else gets it with the user name or the address. */
const REMEMBER = `insert into directory_former_users (directory_id, tenant_id, user_id, external_id)
  select g.directory_id, g.tenant_id, g.user_id, g.external_id from gone g
  where g.user_id is not null and g.external_id is not null
  on conflict (directory_id, user_id) do update set external_id = excluded.external_id`;

export interface UserPage {
  readonly filter?: Filter | undefined;
  readonly sortBy?: string | undefined;
  /** Has the attribute to sort by. */
  readonly type: ScimResourceType;
  readonly sortOrder?: 'ascending' | 'descending' | undefined;
  readonly offset: number;
  /** Of the last user of the page before. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/**
 * Users of directories. Joins the unit of work that is open.
 *
 * A `lateral` with a limit is a look-up by an index for each. A join would read the whole directory as long as the
 * statistics do not know it, such as in a first sync.
 */
@Injectable()
export class DirectoryUsersRepository {
  constructor(private readonly em: EntityManager) {}

  async find(directoryId: string, id: string): Promise<ListedUser | null> {
    const [row] = await this.em.execute<ListedUser[]>(
      `select ${COLUMNS} from directory_users u where u.directory_id = ? and u.id = ? and u.deleted_at is null`,
      [directoryId, id],
    );
    return row ?? null;
  }

  findAll(directoryId: string, ids: readonly string[]): Promise<ListedUser[]> {
    return this.em.execute(
      `select ${COLUMNS} from directory_users u
       where u.directory_id = ? and u.id = any(?::uuid[]) and u.deleted_at is null`,
      [directoryId, textArray(ids)],
    );
  }

  async page(directoryId: string, page: UserPage): Promise<ListedUser[]> {
    const { filter, sortBy, type, sortOrder, offset, after, limit } = page;
    const condition = filter ? filterToSql(filter, NAMES) : { sql: 'true', parameters: [] };
    const path = sortBy === undefined ? null : findPath(sortBy, type);
    const direction = sortOrder === 'descending' ? 'desc' : 'asc';
    const order = path ? [sortToSql(path, NAMES), direction, 'nulls last, u.id'].join(' ') : 'u.id';
    return this.em.execute(
      `select ${COLUMNS} from directory_users u
       where u.directory_id = ? and u.deleted_at is null and (${condition.sql}) and (?::uuid is null or u.id > ?::uuid)
       order by ${order} limit ? offset ?`,
      [directoryId, ...condition.parameters, after ?? null, after ?? null, limit, offset],
    );
  }

  async count(directoryId: string, filter?: Filter): Promise<number> {
    const condition = filter ? filterToSql(filter, NAMES) : { sql: 'true', parameters: [] };
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count from directory_users u
       where u.directory_id = ? and u.deleted_at is null and (${condition.sql})`,
      [directoryId, ...condition.parameters],
    );
    return row.count;
  }

  /** At most `limit + 1`, the oldest first, for the screens. */
  listed(directoryId: string, { state, cursor, limit }: DirectoryUserQuery): Promise<ListedUser[]> {
    const after = cursor ? decodeCursor(cursor)[1] : null;
    return this.em.execute(
      `select ${COLUMNS} from directory_users u
       where u.directory_id = ? and ${STATES[state ?? 'any']}
         and (?::uuid is null or u.id > ?::uuid)
       order by u.id limit ?`,
      [directoryId, after, after, limit + 1],
    );
  }

  /**
   * The user with this user name; else one that the directory forgot, if they may be the same person. Another
   * `externalId` is another person.
   */
  async named(
    directoryId: string,
    { userNameKey, externalId }: DirectoryPerson,
  ): Promise<{ id: string; isDeleted: boolean } | null> {
    const [row] = await this.em.execute<{ id: string; isDeleted: boolean }[]>(
      `select d.id, d.deleted_at is not null as "isDeleted" from directory_users d
       where d.directory_id = ? and d.user_name_key = ?
         and (d.deleted_at is null or d.external_id is null or d.external_id = ?::text)
       order by d.deleted_at is not null, d.id limit 1`,
      [directoryId, userNameKey, externalId],
    );
    return row ?? null;
  }

  /** Which of these user names belong to a current or a former user. */
  async taken(directoryId: string, userNameKeys: readonly string[]): Promise<Set<string>> {
    const rows = await this.em.execute<{ key: string }[]>(
      `select w.key from jsonb_array_elements_text(?::jsonb) w (key)
         cross join lateral (
           select from directory_users d where d.directory_id = ? and d.user_name_key = w.key limit 1
         ) d`,
      [JSON.stringify(userNameKeys), directoryId],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** Whether a user is stored exactly so. */
  async isSame(directoryId: string, id: string, resource: ScimUser): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from directory_users d where d.directory_id = ? and d.id = ? and d.resource = ?::jsonb',
      [directoryId, id, JSON.stringify(resource)],
    );
    return rows.length > 0;
  }

  /**
   * Which of some users are stored: by their `externalId`, else by the user name of one who has none. One row for each.
   */
  known(
    directoryId: string,
    people: readonly DirectoryPerson[],
    resources: readonly ScimUser[],
  ): Promise<KnownUser[]> {
    const wanted = people.map(({ externalId, userNameKey, active }, n) => ({
      n,
      external_id: externalId,
      key: userNameKey,
      active,
      resource: resources[n],
    }));
    return this.em.execute(
      `select w.n, d.id, d.user_name_key as "userNameKey", h.id as "holderId",
         coalesce(d.resource = w.resource and d.active = w.active and d.deleted_at is null, false) as "isSame"
       from jsonb_to_recordset(?::jsonb) as w (n int, external_id text, key text, active boolean, resource jsonb)
         left join lateral (
           select x.* from (
             select 1 as rank, e.* from directory_users e where e.directory_id = ? and e.external_id = w.external_id
             union all
             select 2, e.* from directory_users e
             where e.directory_id = ? and e.user_name_key = w.key and e.external_id is null
           ) x order by x.rank, x.deleted_at is not null, x.id limit 1
         ) d on true
         left join lateral (
           select e.id from directory_users e
           where e.directory_id = ? and e.user_name_key = w.key and e.deleted_at is null limit 1
         ) h on true`,
      [JSON.stringify(wanted), directoryId, directoryId, directoryId],
    );
  }

  /**
   * Stores what is new and what changed. One that the directory forgot comes back with its ID.
   *
   * @param waits of all of them; null leaves it, and is that of those that are new
   * @throws UniqueConstraintViolationException another user of the directory has the user name
   */
  async save(
    { tenantId, directoryId }: { tenantId: string; directoryId: string },
    users: readonly RecordedUser[],
    now: Date,
    waits: DirectoryWait | null = null,
  ): Promise<void> {
    if (users.length === 0) return;
    const rows = users.map(({ id, person, resource }) => ({
      id,
      external_id: person.externalId,
      user_name: person.userName,
      user_name_key: person.userNameKey,
      email_key: person.emailKey,
      active: person.active,
      resource,
    }));
    await this.em.execute(
      `insert into directory_users (id, tenant_id, directory_id, external_id, user_name, user_name_key, email_key, active,
         resource, waits, created_at, updated_at)
       select r.id, ?, ?, r.external_id, r.user_name, r.user_name_key, r.email_key, r.active, r.resource, ?, ?, ?
       from jsonb_to_recordset(?::jsonb) as r (id uuid, external_id text, user_name text, user_name_key text,
         email_key text, active boolean, resource jsonb)
       on conflict (id) do update set external_id = excluded.external_id, user_name = excluded.user_name,
         user_name_key = excluded.user_name_key, email_key = excluded.email_key, active = excluded.active,
         resource = excluded.resource, updated_at = excluded.updated_at, deleted_at = null,
         deactivated_at = case when excluded.active then null else directory_users.deactivated_at end,
         waits = coalesce(excluded.waits, directory_users.waits), version = directory_users.version + 1`,
      [tenantId, directoryId, waits, now, now, JSON.stringify(rows)],
    );
  }

  standings(directoryId: string, ids: readonly string[]): Promise<StandingRow[]> {
    return this.em.execute(
      `select d.id, d.user_name as "userName", d.external_id as "externalId", d.resource, d.active,
         d.deleted_at is not null as "isDeleted", d.user_id as "userId", d.waits, m.status as "memberStatus",
         m.directory_id as "memberDirectoryId", m.left_at as "leftAt", m.role as "memberRole"
       from directory_users d ${joinMembership('d.user_id', 'd.tenant_id')}
       where d.directory_id = ? and d.id = any(?::uuid[]) order by d.id`,
      [directoryId, textArray(ids)],
    );
  }

  /** Of those that wait for something, the oldest. */
  async waiting(directoryId: string, waits: DirectoryWait, most: number): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select d.id from directory_users d where d.directory_id = ? and d.waits = ? order by d.id limit ?`,
      [directoryId, waits, most],
    );
    return rows.map(({ id }) => id);
  }

  async setWaits(directoryId: string, ids: readonly string[], waits: DirectoryWait | null): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      'update directory_users set waits = ? where directory_id = ? and id = any(?::uuid[]) and waits is distinct from ?',
      [waits, directoryId, textArray(ids), waits],
    );
  }

  /** @returns how many */
  release(directoryId: string, from: readonly DirectoryWait[], to: 'apply' | null): Promise<number> {
    return this.counted(
      `update directory_users set waits = ? where directory_id = ? and waits = any(?::text[])
         and (?::text is not null or deleted_at is null)`,
      [to, directoryId, textArray(from), to],
    );
  }

  /** Active users without an account are looked at again. @returns how many */
  retryUnlinked(directoryId: string): Promise<number> {
    return this.counted(
      `update directory_users set waits = 'apply'
       where directory_id = ? and user_id is null and active and waits is null`,
      [directoryId],
    );
  }

  /** Notes that the membership of these ended. */
  async noteLeft(directoryId: string, ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      'update directory_users set deactivated_at = ? where directory_id = ? and id = any(?::uuid[]) and not active',
      [now, directoryId, textArray(ids)],
    );
  }

  /** The directory forgot them, and the end of their membership waits for an admin. */
  async markDeleted(
    directoryId: string,
    ids: readonly string[],
    waits: DirectoryWait,
    now: Date,
  ): Promise<void> {
    await this.em.execute(
      `update directory_users set deleted_at = ?, waits = ?, active = false, version = version + 1
       where directory_id = ? and id = any(?::uuid[])`,
      [now, waits, directoryId, textArray(ids)],
    );
  }

  async remove(directoryId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.em.execute(
      `with gone as (delete from directory_users d where d.directory_id = ? and d.id = any(?::uuid[]) returning d.*)
       ${REMEMBER}`,
      [directoryId, textArray(ids)],
    );
  }

  /** The members of those that the directory forgot while nothing took effect. @returns their user IDs */
  async removeDeleted(directoryId: string): Promise<string[]> {
    const rows = await this.em.execute<{ userId: string | null }[]>(
      `with gone as (delete from directory_users d where d.directory_id = ? and d.deleted_at is not null returning d.*),
         remembered as (${REMEMBER})
       select g.user_id as "userId" from gone g`,
      [directoryId],
    );
    return rows.flatMap(({ userId }) => userId ?? []);
  }

  async unlink(directoryId: string, userIds: readonly string[]): Promise<void> {
    await this.em.execute(
      'update directory_users set user_id = null where directory_id = ? and user_id = any(?::uuid[])',
      [directoryId, textArray(userIds)],
    );
  }

  /** Active users whose `externalId` is not among some, the oldest first. */
  others(directoryId: string, externalIds: readonly string[]): Promise<{ id: string; resource: ScimUser }[]> {
    return this.em.execute(
      `select d.id, d.resource from directory_users d
         left join jsonb_array_elements_text(?::jsonb) as x (id) on x.id = d.external_id
       where d.directory_id = ? and d.active and d.deleted_at is null and x.id is null order by d.id`,
      [JSON.stringify(externalIds), directoryId],
    );
  }

  /** Rows that a statement changed, which may be all users of a directory. */
  private async counted(update: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.em.execute<[{ count: number }]>(
      `with changed as (${update} returning 1) select count(*)::int as count from changed`,
      [...values],
    );
    return row.count;
  }
}
