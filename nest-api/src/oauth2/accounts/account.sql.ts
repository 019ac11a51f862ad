import { ROLE_PERMISSIONS } from '../../users/users.sql.js';

/** Columns of `users u`, `tenants t` and `memberships m`, named as in `Account`. */
export const ACCOUNT_COLUMNS = `
  u.id as "userId", u.email, u.email_verified_at as "emailVerifiedAt", u.given_name as "givenName",
  u.family_name as "familyName", u.picture, u.locale, u.zoneinfo, u.updated_at as "userUpdatedAt", u.status as "userStatus",
  u.is_superadmin as "isSuperadmin", m.role as "membershipRole", m.status as "membershipStatus",
  t.name as "tenantName", t.status as "tenantStatus",
  ${ROLE_PERMISSIONS} as "rolePermissions"`;
