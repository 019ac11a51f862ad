/*
 * SQL fragments for repositories of other modules that read everything in one round trip. Only this file names these
 * tables and columns. Each parameter is an SQL expression of the surrounding statement.
 */

/** Joins an account as `u`. */
export function joinUser(userId: string): string {
  return `join users u on u.id = ${userId}`;
}

/** Left joins, as `u`, an account if it exists and the unit of work may see it. */
export function joinUserIfAny(userId: string): string {
  return `left join users u on u.id = ${userId}`;
}

/** Left joins, as `m`, the user's membership in a tenant. */
export function joinMembership(userId: string, tenantId: string): string {
  return `left join memberships m on m.tenant_id = ${tenantId} and m.user_id = ${userId}`;
}

/** Active members `m` of a tenant with their accounts `u`, as the text after `from`. Further conditions may follow. */
export function activeMembers(tenantId: string): string {
  return `memberships m join users u on u.id = m.user_id
  where m.tenant_id = ${tenantId} and m.status = 'active' and u.status = 'active'`;
}

/**
 * IDs of the members of the tenant of the unit of work whose name or address has each word, by the index of names.
 *
 * @param words search words, separated by spaces
 */
export function usersWith(words: string): string {
  return `(select m.user_id from members_with(${words}, null) found (id) join memberships m on m.id = found.id)`;
}

/** Permissions of the custom role of a joined member. */
export const ROLE_PERMISSIONS = '(select r.permissions from tenant_roles r where r.id = m.role_id)';

/** Name of a custom role; null for null. */
export function nameOfRole(roleId: string): string {
  return `(select named.name from tenant_roles named where named.id = ${roleId})`;
}
