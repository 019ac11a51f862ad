/** Serves requests; sees a tenant's rows only while that tenant is set. */
export const APP_ROLE = 'gatehouse_app';
/**
 * Used by the app for protocol endpoints and for requests before the user is known. It reads and writes what these need
 * in any tenant, and nothing else.
 */
export const SIGN_IN_ROLE = 'gatehouse_sign_in';
/** Used by the app for superadmin pages and jobs, which work across tenants. */
export const PLATFORM_ROLE = 'gatehouse_platform';
/** Used by the app for one user's own data; sees their rows in all tenants. */
export const PERSON_ROLE = 'gatehouse_person';
/** Creates and drops partitions, seals the audit log, erases data. */
export const MAINTENANCE_ROLE = 'gatehouse_maintenance';
