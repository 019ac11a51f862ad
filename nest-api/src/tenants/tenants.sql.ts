/*
 * SQL fragments for repositories of other modules that read everything in one round trip. Only this file names these
 * tables and columns. Each parameter is an SQL expression of the surrounding statement.
 */

/** Left joins a tenant as `t`. */
export function joinTenant(tenantId: string): string {
  return `left join tenants t on t.id = ${tenantId}`;
}
