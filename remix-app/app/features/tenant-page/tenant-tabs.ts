/** The tabs of a tenant's page; each is the last segment of its address. */
export const TENANT_TABS = [
  'overview',
  'people',
  'connections',
  'domains',
  'applications',
  'activity',
  'plan',
  'settings',
] as const;
export type TenantTab = (typeof TENANT_TABS)[number];

/** The query that narrows another page of the console to the tenant. */
export function ofTenant({ code }: { code: string }): string {
  return `?of=${encodeURIComponent(code)}`;
}
