import type { PersonListQuery, UserSort } from '@gatehouse/contracts';
import { type Cursor, decodeCursor, invalidCursor } from '../../common/paging.js';
import { endOfPrefix, personSearchKey } from '../prefix.js';
import { KEYS, PERSON_COLUMNS, type PersonRow } from './person-row.js';

/** What a search orders somebody by: the text that it found them by, or what was asked for. */
export type FoundBy = 'sort' | keyof typeof KEYS;

export interface FoundPerson extends PersonRow {
  readonly foundBy: FoundBy;
}

interface Order {
  /** Null: by age alone, as ids grow with time. */
  readonly column: string | null;
  readonly direction: 'asc' | 'desc';
}

const ORDERS: Record<UserSort, Order> = {
  name: { column: KEYS.name, direction: 'asc' },
  email: { column: KEYS.email, direction: 'asc' },
  newest: { column: null, direction: 'desc' },
  oldest: { column: null, direction: 'asc' },
};

/** In this order a search goes on where too many match to be sorted. */
const STAGES = ['name', 'family', 'email'] as const;

/** So many that match are put in the order that was asked for. */
const MOST_SORTED = 500;
/** The same further down their list: some more may match by then. */
const MOST_SORTED_LATER = 5_000;

const ANY = ['nothing', 'user', 'admin', 'both'];

/** What somebody with a role is in their tenants, and whether they run the platform. */
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

/** Takes how many to read as its last value. */
interface Step extends Query {
  /** Where it finds anybody, nothing comes after it. */
  readonly isWhole: boolean;
}

/**
 * A page of all people, and one more who says that there is another: to be made one after the other while some are
 * missing. Run on the platform.
 *
 * What few match is sorted as asked. Of what many match no page could be sorted without reading all of them: those whose
 * name begins so come first, by name, then those whose family name does, then those whose address does. Nobody comes
 * twice; whoever is passed over was on an earlier page, so that no page reads more than the list has shown before it.
 *
 * @throws UnprocessableInput the cursor is none of such a list
 */
export function personSearch(query: PersonListQuery): Step[] {
  const { cursor, sort } = query;
  const key = query.search ? personSearchKey(query.search) : '';
  if (!key) {
    const after = cursor ? beyond(ORDERS[sort], decodeCursor(cursor)) : EVERYBODY;
    return [inOrder(query, after, ORDERS[sort], 'sort')];
  }
  const from = cursor ? decodeFound(cursor) : null;
  if (from?.by === 'sort') return [sorted(query, key, from.at)];
  const stages = from ? STAGES.slice(STAGES.indexOf(from.by)) : STAGES;
  return [
    ...(from ? [] : [sorted(query, key, null)]),
    ...stages.map((by) => stage(query, key, by, from?.by === by ? from.at : null)),
  ];
}

/** Nobody, where more match than can be sorted. */
function sorted(query: PersonListQuery, key: string, at: Cursor | null): Step {
  const most = at ? MOST_SORTED_LATER : MOST_SORTED;
  const { column, direction } = ORDERS[query.sort];
  const ranges = STAGES.map((by) => beginning(KEYS[by], key));
  const ofKinds = kindsOf(query);
  const after = at ? beyond(ORDERS[query.sort], at) : EVERYBODY;
  return {
    sql: `with matching as materialized (
        select id from (${ranges.map(({ sql }) => `(select u.id from users u where ${sql} limit ${most + 1})`).join(' union all ')}) m
        limit ${most + 1}
      ), u as materialized (
        select u.* from users u where u.id in (select id from matching)
          and (select count(*) from matching) <= ${most} and ${ofKinds.sql} and ${after.sql}
      )
      select ${PERSON_COLUMNS}, 'sort' as "foundBy" from u order by ${orderOf({ column, direction })} limit ?`,
    values: [...ranges.flatMap(({ values }) => values), ...ofKinds.lists, ...after.values],
    isWhole: true,
  };
}

/** Those whom no earlier stage has found. */
function stage(query: PersonListQuery, key: string, by: (typeof STAGES)[number], at: Cursor | null): Step {
  const order: Order = { column: KEYS[by], direction: 'asc' };
  const earlier = STAGES.slice(0, STAGES.indexOf(by)).map((other) => beginning(KEYS[other], key));
  const where = and([
    beginning(KEYS[by], key),
    ...earlier.map(({ sql, values }) => ({ sql: `not (${sql})`, values })),
    at ? beyond(order, at) : EVERYBODY,
  ]);
  return inOrder(query, where, order, by);
}

/** By an index of this order; under a filter the first of each kind that it lets through, merged. */
function inOrder(query: PersonListQuery, where: Query, order: Order, by: FoundBy): Step {
  const columns = `${PERSON_COLUMNS}, '${by}' as "foundBy"`;
  const end = `order by ${orderOf(order)} limit`;
  if (!query.role && !query.status) {
    return {
      sql: `select ${columns} from users u where ${where.sql} ${end} ?`,
      values: where.values,
      isWhole: false,
    };
  }
  return {
    sql: `select ${columns} from unnest(?::text[]) s, unnest(?::boolean[]) r, unnest(?::text[]) k
      cross join lateral (
        select u.* from users u where u.status = s and u.is_superadmin = r and u.member_as = k and ${where.sql}
        ${end} ${query.limit + 1}
      ) u ${end} ?`,
    values: [...kindsOf(query).lists, ...where.values],
    isWhole: false,
  };
}

/** `sql` takes `lists`. */
function kindsOf({ role, status }: PersonListQuery): { sql: string; lists: string[] } {
  const { memberAs, runs } = role ? ROLES[role] : { memberAs: ANY, runs: [false, true] };
  const statuses = status ? [status] : ['active', 'suspended'];
  return {
    sql: `u.status = any(?::text[]) and u.is_superadmin = any(?::boolean[]) and u.member_as = any(?::text[])`,
    lists: [statuses, runs, memberAs].map((values) => `{${values.join(',')}}`),
  };
}

const EVERYBODY: Query = { sql: 'true', values: [] };

function beginning(column: string, key: string): Query {
  return { sql: `${column} >= ? and ${column} < ?`, values: [key, endOfPrefix(key)] };
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

/** Where the list goes on; that of a search says as well what somebody was found by. */
export function personCursor({ sort, search }: PersonListQuery, row: FoundPerson): Cursor {
  const key =
    row.foundBy === 'sort' ? row[sort === 'email' ? 'emailKey' : 'nameKey'] : row[`${row.foundBy}Key`];
  return [search && personSearchKey(search) ? `${row.foundBy}:${key}` : key, row.id];
}

/** @throws UnprocessableInput */
function decodeFound(cursor: string): { by: FoundBy; at: Cursor } {
  const [text, id] = decodeCursor(cursor);
  const end = text.indexOf(':');
  const by = (['sort', ...STAGES] as const).find((it) => it === text.slice(0, end));
  if (!by) throw invalidCursor();
  return { by, at: [text.slice(end + 1), id] };
}
