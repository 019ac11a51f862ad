/** Serves requests; sees a tenant's rows only while that tenant is set. */
export const APP_ROLE = 'gatehouse_app';
/**
 * Taken by the app for protocol endpoints and for requests before the user is known. It reads and writes what these need in
 * any tenant, and nothing else.
 */
export const SIGN_IN_ROLE = 'gatehouse_sign_in';
/** Taken by the app for superadmin pages and jobs, which work across tenants. */
export const PLATFORM_ROLE = 'gatehouse_platform';
/** Taken by the app for what is one user's own; sees their rows in whatever tenant. */
export const PERSON_ROLE = 'gatehouse_person';
/** Makes and drops partitions, seals the audit trail, erases. */
export const MAINTENANCE_ROLE = 'gatehouse_maintenance';
