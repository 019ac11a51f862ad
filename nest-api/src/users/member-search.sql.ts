import type { TenantUserListQuery, UserSort } from '@gatehouse/contracts';
import { type Cursor, decodeCursor } from '../common/paging.js';
import { endOfPrefix, personSearchKey } from './prefix.js';

/** A member as the list reads them. */
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
  readonly emailVerifiedAt: Date | null;
  readonly lastSignInAt: Date | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** Columns of `memberships m`, `users u` and the role, as in `MemberRow`. */
export const MEMBER_COLUMNS = `m.id as "membershipId", m.user_id as "userId", m.tenant_id as "tenantId", m.role,
  m.role_id as "roleId", (select r.name from tenant_roles r where r.id = m.role_id) as "roleName",
  (select r.permissions from tenant_roles r where r.id = m.role_id) as "rolePermissions", m.status,
  m.email_key as "emailKey", m.name_key as "nameKey", u.email, u.given_name as "givenName",
  u.family_name as "familyName", u.status as "personStatus", u.email_verified_at as "emailVerifiedAt",
  m.last_sign_in_at as "lastSignInAt", m.created_at as "createdAt", m.version`;

/** The column that a list goes by, and its direction. Ids grow with time. */
const ORDERS: Record<UserSort, { column: string | null; direction: 'asc' | 'desc' }> = {
  name: { column: 'm.name_key collate "C"', direction: 'asc' },
  email: { column: 'm.email_key collate "C"', direction: 'asc' },
  newest: { column: null, direction: 'desc' },
  oldest: { column: null, direction: 'asc' },
};

/**
 * A page of a tenant's members. The page is cut before the people are looked up: their policy asks about each one.
 *
 * Ranges of plain text instead of LIKE, because row-level security lets an index be used by leakproof operators alone.
 */
export function memberSearch(
  tenantId: string,
  query: Omit<TenantUserListQuery, 'tenantId'>,
): { sql: string; values: unknown[] } {
  const { column, direction } = ORDERS[query.sort];
  const where = ['m.tenant_id = ?'];
  const values: unknown[] = [tenantId];
  const add = (condition: string, ...given: unknown[]) => {
    where.push(condition);
    values.push(...given);
  };
  if (query.role) add('m.role = ?', query.role);
  if (query.role === 'tenant_user') add('m.role_id is null');
  if (query.roleId) add('m.role_id = ?', query.roleId);
  if (query.status) add('m.status = ?', query.status);
  const key = query.search ? personSearchKey(query.search) : '';
  if (key) {
    const within = (name: string) => `(m.${name} collate "C" >= ? and m.${name} collate "C" < ?)`;
    const range = [key, endOfPrefix(key)];
    add(
      `(${['email_key', 'name_key', 'family_key'].map(within).join(' or ')})`,
      ...range,
      ...range,
      ...range,
    );
  }
  if (query.cursor) {
    const [after, id] = decodeCursor(query.cursor);
    const beyond = direction === 'asc' ? '>' : '<';
    if (column) add(`(${column}, m.id) ${beyond} (?, ?)`, after, id);
    else add(`m.id ${beyond} ?`, id);
  }
  const order = [...(column ? [`${column} ${direction}`] : []), `m.id ${direction}`].join(', ');
  return {
    sql: `with m as materialized (
        select * from memberships m where ${where.join(' and ')} order by ${order} limit ?
      )
      select ${MEMBER_COLUMNS} from m join users u on u.id = m.user_id order by ${order}`,
    values: [...values, query.limit + 1],
  };
}

export function memberCursor(sort: UserSort, row: MemberRow): Cursor {
  return [sort === 'email' ? row.emailKey : row.nameKey, row.membershipId];
}
