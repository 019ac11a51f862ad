/*
 * Parts of statements that must answer in one trip, for the repositories of other modules. What these tables and
 * columns are called is known here alone. Each value is an expression of the statement that it is put into.
 */

/** Joins a tenant as `t`, where there is one. */
export function joinTenant(tenantId: string): string {
  return `left join tenants t on t.id = ${tenantId}`;
}

/** Joins how a tenant shows itself as `b`, where it has said so. */
export function joinBrand(tenantId: string): string {
  return `left join organization_profiles b on b.tenant_id = ${tenantId}`;
}

/** The id of the tenant with a slug. */
export function tenantBySlug(slug: string): string {
  return `(select id from tenants where slug = ${slug})`;
}
