/** The path of a tenant's page, or of one of its tabs. */
export function tenantPath(id: string, tab = 'overview'): string {
  return `/superadmin/tenants/${id}/${tab}`;
}
