/*
 * Parts of statements that must answer in one trip, for the repositories of other modules. What these tables and
 * columns are called is known here alone. Each value is an expression of the statement that it is put into.
 */

/** Joins an account as `u`. */
export function joinUser(userId: string): string {
  return `join users u on u.id = ${userId}`;
}

/** Joins, as `u`, an account that there may be and that the unit of work may see. */
export function joinUserIfAny(userId: string): string {
  return `left join users u on u.id = ${userId}`;
}

/** Joins, as `m`, what a person is in a tenant, if anything. */
export function joinMembership(userId: string, tenantId: string): string {
  return `left join memberships m on m.tenant_id = ${tenantId} and m.user_id = ${userId}`;
}

/** Active members `m` of a tenant with their accounts `u`, as what follows `from` and begins a condition. */
export function activeMembers(tenantId: string): string {
  return `memberships m join users u on u.id = m.user_id
  where m.tenant_id = ${tenantId} and m.status = 'active' and u.status = 'active'`;
}

/** Permissions of the role that their tenant made for a joined member. */
export const ROLE_PERMISSIONS = '(select r.permissions from tenant_roles r where r.id = m.role_id)';

/** Name of a role that a tenant made; null for null. */
export function nameOfRole(roleId: string): string {
  return `(select named.name from tenant_roles named where named.id = ${roleId})`;
}
