import type { TenantUserListQuery, UserSort } from '@gatehouse/contracts';
import { type Cursor, decodeCursor } from '../common/paging.js';
import { personSearchWords } from './search-key.js';

/** A row of the member list. */
export interface MemberRow {
  readonly membershipId: string;
  readonly userId: string;
  readonly tenantId: string;
  readonly role: 'tenant_admin' | 'tenant_user';
  readonly roleId: string | null;
  readonly roleName: string | null;
  readonly rolePermissions: string[] | null;
  readonly status: 'active' | 'invited' | 'suspended';
  readonly emailKey: string;
  readonly nameKey: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly personStatus: 'active' | 'suspended';
  readonly isDemo: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly directoryId: string | null;
  readonly leftAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** Columns of `memberships m`, `users u` and the role, as in `MemberRow`. */
export const MEMBER_COLUMNS = `m.id as "membershipId", m.user_id as "userId", m.tenant_id as "tenantId", m.role,
  m.role_id as "roleId", (select r.name from tenant_roles r where r.id = m.role_id) as "roleName",
  (select r.permissions from tenant_roles r where r.id = m.role_id) as "rolePermissions", m.status,
  m.email_key as "emailKey", m.name_key as "nameKey", u.email, u.given_name as "givenName",
  u.family_name as "familyName", u.status as "personStatus", u.is_demo as "isDemo", u.email_verified_at as "emailVerifiedAt",
  m.last_sign_in_at as "lastSignInAt", m.directory_id as "directoryId", m.left_at as "leftAt", m.created_at as "createdAt", m.version`;

/** The sort column and its direction. IDs grow with time. */
const ORDERS: Record<UserSort, { column: string | null; direction: 'asc' | 'desc' }> = {
  name: { column: 'm.name_key collate "C"', direction: 'asc' },
  email: { column: 'm.email_key collate "C"', direction: 'asc' },
  newest: { column: null, direction: 'desc' },
  oldest: { column: null, direction: 'asc' },
};

/**
 * The number of members that a search reads in the order of the list before it asks the index. A frequent word is found
 * among them. The index returns all matches of a rare one.
 */
const LOOKED_THROUGH = 1_000;

interface Query {
  readonly sql: string;
  readonly values: readonly unknown[];
}

type Filter = Omit<TenantUserListQuery, 'tenantId'>;

/**
 * One page of a tenant's members, plus one row that shows whether another page exists. The page is cut before the users
 * are joined, because their row-level security policy runs once for each row.
 */
export function memberSearch(tenantId: string, query: Filter): Query {
  const words = personSearchWords(query.search ?? '');
  const where = and([narrowedTo(tenantId, query), beyond(query)]);
  const order = orderOf(query);
  const limit = query.limit + 1;
  const people = `select ${MEMBER_COLUMNS} from m join users u on u.id = m.user_id order by ${order}`;
  if (words.length === 0) {
    return {
      sql: `with m as materialized (select * from memberships m where ${where.sql} order by ${order} limit ${limit})
        ${people}`,
      values: where.values,
    };
  }
  return {
    sql: `with first_of as materialized (
        select * from memberships m where ${where.sql} order by ${order} limit ${LOOKED_THROUGH}
      ), near as materialized (
        select * from first_of m
        where not exists (
          select 1 from unnest(string_to_array(?, ' ')) word where strpos(m.name_key || ' ' || m.email_key, word) = 0)
        order by ${order} limit ${limit}
      ), far as materialized (
        select m.* from members_with(?, null) found (id) join memberships m on m.id = found.id
        where (select count(*) from first_of) = ${LOOKED_THROUGH} and (select count(*) from near) < ${limit}
          and ${where.sql}
        order by ${order} limit ${limit}
      ), m as (
        select * from far union all select * from near where not exists (select 1 from far)
      )
      ${people}`,
    values: [...where.values, words.join(' '), words.join(' '), ...where.values],
  };
}

/** All members that match the filter, as the text after `from`. @param most maximum number of search matches */
export function matchingMembers(tenantId: string, query: Filter, most: number): Query {
  const words = personSearchWords(query.search ?? '');
  const { sql, values } = narrowedTo(tenantId, query);
  if (words.length === 0) return { sql: `memberships m where ${sql}`, values };
  return {
    sql: `members_with(?, ?) found (id) join memberships m on m.id = found.id where ${sql}`,
    values: [words.join(' '), most, ...values],
  };
}

function narrowedTo(tenantId: string, { role, roleId, status }: Filter): Query {
  return and([
    { sql: 'm.tenant_id = ?', values: [tenantId] },
    ...(role ? [{ sql: 'm.role = ?', values: [role] }] : []),
    ...(role === 'tenant_user' ? [{ sql: 'm.role_id is null', values: [] }] : []),
    ...(roleId ? [{ sql: 'm.role_id = ?', values: [roleId] }] : []),
    ...(status ? [{ sql: 'm.status = ?', values: [status] }] : []),
  ]);
}

function beyond({ sort, cursor }: Filter): Query {
  if (!cursor) return { sql: 'true', values: [] };
  const { column, direction } = ORDERS[sort];
  const [after, id] = decodeCursor(cursor);
  const sign = direction === 'asc' ? '>' : '<';
  return column
    ? { sql: `(${column}, m.id) ${sign} (?, ?)`, values: [after, id] }
    : { sql: `m.id ${sign} ?`, values: [id] };
}

function orderOf({ sort }: Filter): string {
  const { column, direction } = ORDERS[sort];
  return [...(column ? [`${column} ${direction}`] : []), `m.id ${direction}`].join(', ');
}

function and(conditions: readonly Query[]): Query {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

export function memberCursor(sort: UserSort, row: MemberRow): Cursor {
  return [sort === 'email' ? row.emailKey : row.nameKey, row.membershipId];
}
