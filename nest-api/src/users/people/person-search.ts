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

const HOLDS = (role: string) =>
  `exists (select 1 from memberships m where m.user_id = u.id and m.role = '${role}')`;

const ROLES = {
  superadmin: 'u.is_superadmin',
  tenant_admin: HOLDS('tenant_admin'),
  tenant_user: HOLDS('tenant_user'),
  none: 'not u.is_superadmin and not exists (select 1 from memberships m where m.user_id = u.id)',
} as const;

/** A page of all people. Runs on the platform. */
export function personSearch(query: PersonListQuery): { sql: string; values: unknown[] } {
  const { column, direction } = ORDERS[query.sort];
  const where = ['true'];
  const values: unknown[] = [];
  const add = (condition: string, ...given: unknown[]) => {
    where.push(condition);
    values.push(...given);
  };
  if (query.role) add(ROLES[query.role]);
  if (query.status) add('u.status = ?', query.status);
  const key = query.search ? searchKey(query.search) : '';
  if (key) {
    const range = [key, endOfPrefix(key)];
    add(
      `(${[EMAIL, NAME, FAMILY_NAME].map((it) => `(${it} >= ? and ${it} < ?)`).join(' or ')})`,
      ...range,
      ...range,
      ...range,
    );
  }
  if (query.cursor) {
    const [after, id] = decodeCursor(query.cursor);
    const beyond = direction === 'asc' ? '>' : '<';
    if (column) add(`(${column}, u.id) ${beyond} (?, ?)`, after, id);
    else add(`u.id ${beyond} ?`, id);
  }
  const order = [...(column ? [`${column} ${direction}`] : []), `u.id ${direction}`].join(', ');
  return {
    sql: `select ${PERSON_COLUMNS} from users u where ${where.join(' and ')} order by ${order} limit ?`,
    values: [...values, query.limit + 1],
  };
}

export function personCursor(sort: UserSort, row: PersonRow): Cursor {
  return [sort === 'email' ? row.emailKey : row.nameKey, row.id];
}
