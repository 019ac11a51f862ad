/** Serves requests; sees a tenant's rows only while that tenant is set. */
export const APP_ROLE = 'gatehouse_app';
/** Taken by the app for work that crosses tenants. */
export const PLATFORM_ROLE = 'gatehouse_platform';
/** Makes and drops partitions, seals the audit trail, erases. */
export const MAINTENANCE_ROLE = 'gatehouse_maintenance';
