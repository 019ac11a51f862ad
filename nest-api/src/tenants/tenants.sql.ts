/*
 * Parts of statements that must answer in one trip, for the repositories of other modules. What these tables and
 * columns are called is known here alone. Each value is an expression of the statement that it is put into.
 */

/** Joins a tenant as `t`, where there is one. */
export function joinTenant(tenantId: string): string {
  return `left join tenants t on t.id = ${tenantId}`;
}
