import type { GroupMemberListQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted, decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { personSearchWords } from '../users/search-key.js';
import { joinMembership, joinUserIfAny, nameOfRole, usersWith } from '../users/users.sql.js';
import type { NamedGroup } from './groups.repository.js';

/** A member of a group as the list reads it. */
export interface MemberRow {
  /** Of the list's order: the number of the row, or the user. */
  readonly position: string;
  readonly id: string;
  readonly kind: 'user' | 'directory_user' | 'group';
  readonly name: string;
  readonly email: string | null;
  readonly status: 'active' | 'invited' | 'suspended' | null;
  readonly directoryId: string | null;
  readonly directoryName: string | null;
  readonly addedAt: Date | null;
}

/** Who is a member of `member` groups below a group: the group that names the user, and by which directory. */
export interface DirectPlace {
  readonly userId: string;
  readonly groupId: string;
  readonly directoryId: string | null;
  readonly directoryName: string | null;
}

/** `member` is a member of `group`. */
export interface Nesting {
  readonly group: string;
  readonly member: string;
}

export type MemberColumn = 'user_id' | 'directory_user_id' | 'member_group_id';

/** More nested groups than this have no path. */
const MOST_NESTINGS = 5_000;

const PERSON = `coalesce(nullif(trim(u.given_name || ' ' || u.family_name), ''), u.email`;

const hasWords = (key: string) =>
  `not exists (select 1 from unnest(string_to_array(?, ' ')) word where strpos(${key}, word) = 0)`;

/** A member `p` whose name or address has each word: a user, a nested group, or a user of a directory without an account. */
const NAMED = `(p.user_id in ${usersWith('?')}
  or p.member_group_id in (select g.id from groups g where g.tenant_id = p.tenant_id and ${hasWords('g.name_key')})
  or (p.user_id is null and p.directory_user_id is not null and ${hasWords('name_key(p.user_name)')}))`;

/** This group and all groups nested in it, as `below (id)`. */
const BELOW = `with recursive below (id) as (
    select ?::uuid
    union
    select m.member_group_id from below join group_members m on m.group_id = below.id
    where m.member_group_id is not null and m.tenant_id = ?)`;

/** Members of groups, in the unit of work of the caller. */
@Injectable()
export class GroupMembersRepository {
  constructor(private readonly em: EntityManager) {}

  /** At most `limit + 1` direct members, the newest first. */
  async directPage(
    tenantId: string,
    groupId: string,
    query: Omit<GroupMemberListQuery, 'tenantId'>,
  ): Promise<Counted<MemberRow>> {
    const kinds = query.view === 'groups' ? 'and p.member_group_id is not null' : '';
    const before = query.cursor ? positionOf(query.cursor) : null;
    const words = wordsOf(query);
    const where = `p.group_id = ? and p.tenant_id = ? ${kinds} ${words ? `and ${NAMED}` : ''}`;
    const values = [groupId, tenantId, ...(words ? [words, words, words] : [])];
    const rows = await this.em.execute<MemberRow[]>(
      `with page as materialized (
         select p.* from group_people p where ${where} ${before ? 'and p.id < ?::bigint' : ''}
         order by p.id desc limit ?)
       select p.id::text as position, coalesce(p.member_group_id, p.user_id, p.directory_user_id) as id,
         case when p.member_group_id is not null then 'group' when p.user_id is null then 'directory_user'
           else 'user' end as kind,
         coalesce(n.name, ${PERSON}, p.user_name)) as name, u.email, m.status,
         s.id as "directoryId", s.name as "directoryName", p.added_at as "addedAt"
       from page p
       left join groups n on n.id = p.member_group_id
       ${joinUserIfAny('p.user_id')} ${joinMembership('p.user_id', 'p.tenant_id')}
       left join group_sources s on s.id = coalesce(p.directory_id, n.directory_id)
       order by p.id desc`,
      [...values, ...(before ? [before] : []), query.limit + 1],
    );
    return counted(rows.map(withDate), query, (most) =>
      countUpTo(this.em, `group_people p where ${where}`, values, most),
    );
  }

  /** At most `limit + 1` users, also of nested groups, by their IDs. */
  async effectivePage(
    tenantId: string,
    groupId: string,
    query: Omit<GroupMemberListQuery, 'tenantId'>,
  ): Promise<Counted<MemberRow>> {
    const after = query.cursor ? decodeCursor(query.cursor)[1] : null;
    const words = wordsOf(query);
    const ids = await this.usersOf(tenantId, groupId, { after, words, limit: query.limit + 1 });
    const rows = await this.em.execute<MemberRow[]>(
      `select i.id::text as position, i.id, 'user' as kind, coalesce(${PERSON}, i.id::text)) as name, u.email, m.status,
         null as "directoryId", null as "directoryName", null as "addedAt"
       from unnest(?::uuid[]) i (id) ${joinUserIfAny('i.id')} ${joinMembership('i.id', '?')} order by i.id`,
      [uuids(ids), tenantId],
    );
    return counted(rows, query, async (most) => {
      const [row] = await this.em.execute<[{ count: number }]>(
        `${BELOW} select count(*)::int as count from (
           select distinct p.user_id from below join group_people p on p.group_id = below.id
           where p.user_id is not null ${words ? `and p.user_id in ${usersWith('?')}` : ''} limit ${most}) c`,
        [groupId, tenantId, ...(words ? [words] : [])],
      );
      return row.count;
    });
  }

  /** Users of a group and of groups nested in it, by their IDs. */
  async usersOf(
    tenantId: string,
    groupId: string,
    { after, words, limit }: { after?: string | null | undefined; words?: string; limit: number },
  ): Promise<string[]> {
    const rows = await this.em.execute<{ id: string }[]>(
      `${BELOW} select distinct p.user_id as id from below join group_people p on p.group_id = below.id
       where p.user_id is not null ${words ? `and p.user_id in ${usersWith('?')}` : ''}
         ${after ? 'and p.user_id > ?' : ''} order by p.user_id limit ?`,
      [groupId, tenantId, ...(words ? [words] : []), ...(after ? [after] : []), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Where below a group some users are named. */
  placesBelow(tenantId: string, groupId: string, userIds: readonly string[]): Promise<DirectPlace[]> {
    return this.em.execute<DirectPlace[]>(
      `${BELOW} select p.user_id as "userId", p.group_id as "groupId", s.id as "directoryId", s.name as "directoryName"
       from unnest(?::uuid[]) i (id)
       cross join lateral direct_groups_of_user(?, i.id) d
       join below on below.id = d.group_id
       join group_people p on p.group_id = below.id and p.user_id = i.id
       left join group_sources s on s.id = p.directory_id`,
      [groupId, tenantId, uuids(userIds), tenantId],
    );
  }

  /** How the groups below a group are nested. */
  nestingsBelow(tenantId: string, groupId: string): Promise<Nesting[]> {
    return this.em.execute<Nesting[]>(
      `${BELOW} select m.group_id as "group", m.member_group_id as member from below
       join group_members m on m.group_id = below.id
       where m.member_group_id is not null limit ${MOST_NESTINGS}`,
      [groupId, tenantId],
    );
  }

  /** Groups of a user, by name, with the directory that owns them and whether the user is a member of the group itself. */
  groupsOf(
    tenantId: string,
    userId: string,
    most: number,
  ): Promise<
    (NamedGroup & { directoryId: string | null; directoryName: string | null; isDirect: boolean })[]
  > {
    return this.em.execute(
      `select g.id, g.name, g.directory_id as "directoryId", s.name as "directoryName",
         exists (select 1 from direct_groups_of_user(?, ?) d where d.group_id = g.id) as "isDirect"
       from groups_of_user(?, ?) o join groups g on g.id = o.group_id
       left join group_sources s on s.id = g.directory_id
       order by g.name_key collate "C", g.id limit ?`,
      [tenantId, userId, tenantId, userId, most],
    );
  }

  /** How some groups are nested in each other. */
  nestingsAmong(tenantId: string, ids: readonly string[]): Promise<Nesting[]> {
    return this.em.execute<Nesting[]>(
      `select m.group_id as "group", m.member_group_id as member from group_members m
       where m.tenant_id = ? and m.member_group_id = any(?::uuid[]) limit ${MOST_NESTINGS}`,
      [tenantId, uuids(ids)],
    );
  }

  /** What those who may be affected hold now: each combination once. */
  holders(
    tenantId: string,
    { groupIds, userIds }: { groupIds: readonly string[]; userIds: readonly string[] },
  ): Promise<{ role: string; roleId: string | null; roleName: string | null }[]> {
    return this.em.execute(
      `select distinct m.role, m.role_id as "roleId", ${nameOfRole('m.role_id')} as "roleName"
       from (
         select id from unnest(?::uuid[]) u (id)
         union select e.user_id from unnest(?::uuid[]) g (id) cross join lateral effective_group_members(g.id) e) who
       ${joinMembership('who.id', '?')} where m.role is not null`,
      [uuids(userIds), uuids(groupIds), tenantId],
    );
  }

  /** @returns those that were not members before */
  async add(
    tenantId: string,
    groupId: string,
    column: MemberColumn,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<{ id: string }[]>(
      `insert into group_members (tenant_id, group_id, ${column})
       select ?, ?, id from unnest(?::uuid[]) given (id) where id <> ?
       on conflict do nothing returning ${column} as id`,
      [tenantId, groupId, uuids(ids), groupId],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns those that were members */
  async remove(
    tenantId: string,
    groupId: string,
    column: MemberColumn,
    ids: readonly string[],
  ): Promise<string[]> {
    if (ids.length === 0) return [];
    const rows = await this.em.execute<{ id: string }[]>(
      `delete from group_members where tenant_id = ? and group_id = ? and ${column} = any(?::uuid[])
       returning ${column} as id`,
      [tenantId, groupId, uuids(ids)],
    );
    return rows.map(({ id }) => id);
  }
}

export function uuids(ids: readonly string[]): string {
  return `{${ids.join(',')}}`;
}

function wordsOf({ search = '' }: Pick<GroupMemberListQuery, 'search'>): string {
  return personSearchWords(search).join(' ');
}

function positionOf(cursor: string): string {
  const [position] = decodeCursor(cursor);
  return /^\d{1,18}$/.test(position) ? position : '0';
}

function withDate(row: MemberRow): MemberRow {
  return { ...row, addedAt: row.addedAt && new Date(row.addedAt) };
}
