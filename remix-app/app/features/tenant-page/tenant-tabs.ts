/** The tabs of a tenant's page; each is the last segment of its path. */
export const TENANT_TABS = [
  'overview',
  'people',
  'connections',
  'domains',
  'applications',
  'activity',
  'plan',
  'costs',
  'settings',
] as const;
export type TenantTab = (typeof TENANT_TABS)[number];

/** The query that filters another page of the console by the tenant. */
export function ofTenant({ code }: { code: string }): string {
  return `?of=${encodeURIComponent(code)}`;
}
