import type { PersonListQuery, UserSort } from '@gatehouse/contracts';
import { type Cursor, decodeCursor } from '../../common/paging.js';
import { personSearchWords } from '../search-key.js';
import { KEYS, PERSON_COLUMNS, type PersonRow } from './person-row.js';

interface Order {
  /** Null sorts by age only, as IDs grow with time. */
  readonly column: string | null;
  readonly direction: 'asc' | 'desc';
}

const ORDERS: Record<UserSort, Order> = {
  name: { column: KEYS.name, direction: 'asc' },
  email: { column: KEYS.email, direction: 'asc' },
  newest: { column: null, direction: 'desc' },
  oldest: { column: null, direction: 'asc' },
};

/** The searched text; `users_search_index` indexes its trigrams. */
const SEARCHED = `(person_name_key(u.given_name, u.family_name) || ' ' || u.email_key)`;

/**
 * The number of users that a search reads in the order of the list before it asks the index. A frequent word is found
 * among them. The index returns all matches of a rare one.
 */
const LOOKED_THROUGH = 1_000;

const ANY = ['nothing', 'user', 'admin', 'both'];

/** The stored roles across tenants that match a role filter, and whether they include superadmins. */
const ROLES: Record<NonNullable<PersonListQuery['role']>, { memberAs: string[]; runs: boolean[] }> = {
  superadmin: { memberAs: ANY, runs: [true] },
  tenant_admin: { memberAs: ['admin', 'both'], runs: [false, true] },
  tenant_user: { memberAs: ['user', 'both'], runs: [false, true] },
  none: { memberAs: ['nothing'], runs: [false] },
};

interface Query {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** One page of all users, plus one row that shows whether another page exists. Run it on the platform. */
export function personSearch(query: PersonListQuery): Query {
  const words = personSearchWords(query.search ?? '');
  const order = ORDERS[query.sort];
  const after = query.cursor ? beyond(order, decodeCursor(query.cursor)) : { sql: 'true', values: [] };
  const limit = query.limit + 1;
  if (words.length === 0) return inOrder(query, after, order, limit);
  const kinds = kindsOf(query);
  const holding = having(words);
  const end = `order by ${orderOf(order)} limit`;
  return {
    sql: `with first_of as materialized (
        select * from users u where ${after.sql} ${end} ${LOOKED_THROUGH}
      ), near as materialized (
        select * from first_of u
        where ${kinds.sql} and not exists (
          select 1 from unnest(string_to_array(?, ' ')) word where strpos(${SEARCHED}, word) = 0)
        ${end} ${limit}
      ), all_of as materialized (
        select * from users u
        where (select count(*) from first_of) = ${LOOKED_THROUGH} and (select count(*) from near) < ${limit}
          and ${holding.sql} and ${kinds.sql} and ${after.sql}
      ), far as materialized (
        select * from all_of u ${end} ${limit}
      ), u as (
        select * from far union all select * from near where not exists (select 1 from far)
      )
      select ${PERSON_COLUMNS} from u order by ${orderOf(order)}`,
    values: [
      ...after.values,
      ...kinds.values,
      words.join(' '),
      ...holding.values,
      ...kinds.values,
      ...after.values,
    ],
  };
}

/** All users that match the filter, as the text after `from`. */
export function matchingPeople(query: PersonListQuery): Query {
  const words = personSearchWords(query.search ?? '');
  const { sql, values } = and([...(words.length > 0 ? [having(words)] : []), kindsOf(query)]);
  return { sql: `users u where ${sql}`, values };
}

/** Every word must occur in the text. The index finds them by their trigrams. */
function having(words: readonly string[]): Query {
  return and(
    words.map((word) => ({
      sql: `search_grams(${SEARCHED}) @> search_needles(?::text) and strpos(${SEARCHED}, ?) > 0`,
      values: [word, word],
    })),
  );
}

/** Reads an index of this order. With a filter, merges the first rows of each kind that the filter admits. */
function inOrder(query: PersonListQuery, where: Query, order: Order, limit: number): Query {
  const end = `order by ${orderOf(order)} limit ${limit}`;
  if (!query.role && !query.status) {
    return {
      sql: `select ${PERSON_COLUMNS} from users u where ${where.sql} ${end}`,
      values: where.values,
    };
  }
  return {
    sql: `select ${PERSON_COLUMNS} from unnest(?::text[]) s, unnest(?::boolean[]) r, unnest(?::text[]) k
      cross join lateral (
        select u.* from users u where u.status = s and u.is_superadmin = r and u.member_as = k and ${where.sql} ${end}
      ) u ${end}`,
    values: [...kindsOf(query).values, ...where.values],
  };
}

function kindsOf({ role, status }: PersonListQuery): Query {
  const { memberAs, runs } = role ? ROLES[role] : { memberAs: ANY, runs: [false, true] };
  const statuses = status ? [status] : ['active', 'suspended'];
  return {
    sql: `u.status = any(?::text[]) and u.is_superadmin = any(?::boolean[]) and u.member_as = any(?::text[])`,
    values: [statuses, runs, memberAs].map((values) => `{${values.join(',')}}`),
  };
}

function beyond({ column, direction }: Order, [after, id]: Cursor): Query {
  const sign = direction === 'asc' ? '>' : '<';
  return column
    ? { sql: `(${column}, u.id) ${sign} (?, ?)`, values: [after, id] }
    : { sql: `u.id ${sign} ?`, values: [id] };
}

function orderOf({ column, direction }: Order): string {
  return [...(column ? [`${column} ${direction}`] : []), `u.id ${direction}`].join(', ');
}

function and(conditions: readonly Query[]): Query {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    values: conditions.flatMap(({ values }) => values),
  };
}

export function personCursor({ sort }: PersonListQuery, row: PersonRow): Cursor {
  return [row[sort === 'email' ? 'emailKey' : 'nameKey'], row.id];
}
