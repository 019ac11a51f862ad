import type { PersonListQuery, UserSort } from '@gatehouse/contracts';
import { type Cursor, decodeCursor } from '../../common/paging.js';
import { endOfPrefix, searchKey } from '../prefix.js';

export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly emailKey: string;
  readonly nameKey: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly status: 'active' | 'suspended';
  readonly isSuperadmin: boolean;
  readonly emailVerifiedAt: Date | null;
  readonly createdAt: Date;
  readonly eraseAfter: Date | null;
  readonly isEraseAsked: boolean;
  readonly version: number;
}

const NAME = `person_name_key(u.given_name, u.family_name) collate "C"`;
const FAMILY_NAME = `person_name_key(u.family_name, '') collate "C"`;
const EMAIL = 'u.email_key collate "C"';

export const PERSON_COLUMNS = `u.id, u.email, u.email_key as "emailKey",
  person_name_key(u.given_name, u.family_name) as "nameKey", u.given_name as "givenName",
  u.family_name as "familyName", u.status, u.is_superadmin as "isSuperadmin",
  u.email_verified_at as "emailVerifiedAt", u.created_at as "createdAt", u.erase_after as "eraseAfter",
  u.erase_asked_by is not null as "isEraseAsked", u.version`;

const ORDERS: Record<UserSort, { column: string | null; direction: 'asc' | 'desc' }> = {
  name: { column: NAME, direction: 'asc' },
  email: { column: EMAIL, direction: 'asc' },
  newest: { column: null, direction: 'desc' },
  oldest: { column: null, direction: 'asc' },
};

const NOTHING = ['nothing'];
const ADMINS = ['admin', 'both'];
const USERS = ['user', 'both'];
const ANY = ['nothing', 'user', 'admin', 'both'];

/** What somebody with a role is in their tenants, and whether they run the platform. */
const ROLES: Record<NonNullable<PersonListQuery['role']>, { memberAs: string[]; runs: boolean[] }> = {
  superadmin: { memberAs: ANY, runs: [true] },
  tenant_admin: { memberAs: ADMINS, runs: [false, true] },
  tenant_user: { memberAs: USERS, runs: [false, true] },
  none: { memberAs: NOTHING, runs: [false] },
};

/** So many are looked through in the order of the list before all that the indexes find is put in order. */
const LOOKED_THROUGH = 1_000;

interface Query {
  readonly sql: string;
  readonly values: unknown[];
}

/**
 * A page of all people, at most one more than it holds. To be made one after the other until one gives that many; what
 * the last one gives is all there is. Run on the platform.
 */
export function personSearch(query: PersonListQuery): Query[] {
  const { column, direction } = ORDERS[query.sort];
  const order = [...(column ? [`${column} ${direction}`] : []), `u.id ${direction}`].join(', ');
  const end = `order by ${order} limit ${query.limit + 1}`;
  const after = afterCursor(query);
  const matches = matchesOf(query.search);
  const kinds = kindsOf(query);
  if (matches) {
    const wanted = and(kinds.isAny ? [matches] : [matches, kinds.as]);
    const found = and([wanted, after]);
    return [
      {
        sql: `select ${PERSON_COLUMNS} from (
            select u.*, ${column ?? 'u.id'} as key from users u where ${after.sql} order by ${order}
            limit ${LOOKED_THROUGH}
          ) u where ${wanted.sql} order by u.key ${direction}, u.id ${direction} limit ${query.limit + 1}`,
        values: [...after.values, ...wanted.values],
      },
      // Found first and put in order then: a plan that walks the order would look for what is rare among all.
      {
        sql: `with u as materialized (select u.* from users u where ${found.sql}) select ${PERSON_COLUMNS} from u ${end}`,
        values: found.values,
      },
    ];
  }
  if (!kinds.isAny) {
    return [
      {
        sql: `select ${PERSON_COLUMNS} from unnest(?::text[]) s, unnest(?::boolean[]) r, unnest(?::text[]) k
          cross join lateral (
            select u.* from users u where u.status = s and u.is_superadmin = r and u.member_as = k and ${after.sql} ${end}
          ) u ${end}`,
        values: [...kinds.lists, ...after.values],
      },
    ];
  }
  return [{ sql: `select ${PERSON_COLUMNS} from users u where ${after.sql} ${end}`, values: after.values }];
}

function kindsOf({ role, status }: PersonListQuery) {
  const { memberAs, runs } = role ? ROLES[role] : { memberAs: ANY, runs: [false, true] };
  const statuses = status ? [status] : ['active', 'suspended'];
  const lists = [statuses, runs, memberAs].map((values) => `{${values.join(',')}}`);
  const as: Query = {
    sql: `u.status = any(?::text[]) and u.is_superadmin = any(?::boolean[]) and u.member_as = any(?::text[])`,
    values: lists,
  };
  return { isAny: !role && !status, lists, as };
}

function matchesOf(search: string | undefined): Query | null {
  const key = search ? searchKey(search) : '';
  if (!key) return null;
  const range = [key, endOfPrefix(key)];
  return {
    sql: `(${[EMAIL, NAME, FAMILY_NAME].map((it) => `(${it} >= ? and ${it} < ?)`).join(' or ')})`,
    values: [...range, ...range, ...range],
  };
}

function afterCursor({ cursor, sort }: PersonListQuery): Query {
  if (!cursor) return { sql: 'true', values: [] };
  const { column, direction } = ORDERS[sort];
  const beyond = direction === 'asc' ? '>' : '<';
  const [after, id] = decodeCursor(cursor);
  return column
    ? { sql: `(${column}, u.id) ${beyond} (?, ?)`, values: [after, id] }
    : { sql: `u.id ${beyond} ?`, values: [id] };
}

function and(conditions: readonly Query[]): Query {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

export function personCursor(sort: UserSort, row: PersonRow): Cursor {
  return [sort === 'email' ? row.emailKey : row.nameKey, row.id];
}
