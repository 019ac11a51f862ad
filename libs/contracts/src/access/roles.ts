import { z } from 'zod';

/** What a person is in the product. `admin` on the wire of older clients is read as `tenant_admin`. */
export const ROLES = ['superadmin', 'tenant_admin', 'tenant_user'] as const;
// Marked pure, so that a page that only asks for a role does not carry zod into the browser.
export const RoleSchema = /* @__PURE__ */ z.enum(ROLES).meta({ id: 'Role' });
export type Role = z.infer<typeof RoleSchema>;

export const PERMISSIONS = [
  'platform_management',
  'tenant_management',
  'user_management',
  'system_config',
  'device_management',
  'personal_settings',
  'reports_view',
] as const;
export const PermissionSchema = /* @__PURE__ */ z.enum(PERMISSIONS).meta({ id: 'Permission' });
export type Permission = z.infer<typeof PermissionSchema>;

/** The one table of who may do what: guards, screens and tokens read it. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  superadmin: ['platform_management', 'tenant_management', 'user_management', 'system_config'],
  tenant_admin: ['tenant_management', 'user_management', 'device_management'],
  tenant_user: ['device_management', 'personal_settings'],
};

/** Somebody whom an upstream calls by a role that is none of ours. */
export const OTHER_ROLE_PERMISSIONS: readonly Permission[] = ['device_management', 'reports_view'];

/** What every member of a tenant may do, whatever else they are given: it concerns themselves alone. */
export const MEMBER_PERMISSIONS: readonly Permission[] = ROLE_PERMISSIONS.tenant_user;

/** What a role that a tenant makes itself may add. The rest of the permissions are the platform's. */
export const TENANT_ROLE_PERMISSIONS = ['user_management', 'tenant_management', 'reports_view'] as const;
export type TenantRolePermission = (typeof TENANT_ROLE_PERMISSIONS)[number];

/** What somebody in a tenant may do: by a built-in role, or by a role of the tenant's own on top of a member's. */
export function permissionsOfMember(
  role: string,
  ownRole: readonly Permission[] | null | undefined,
): readonly Permission[] {
  if (!ownRole || readRole(role) !== 'tenant_user') return permissionsOf(role);
  return [...new Set([...MEMBER_PERMISSIONS, ...ownRole])];
}

/** Whether somebody who holds `held` may give `wanted` to others, or act on those who have it. */
export function mayGive(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.every(
    (permission) =>
      held.includes(permission) ||
      MEMBER_PERMISSIONS.includes(permission) ||
      // Whoever runs the organization reads all of it, so reading is theirs to give.
      (permission === 'reports_view' && held.includes('tenant_management')),
  );
}

/** The permissions of a role as an upstream or an older client names it. */
export function permissionsOf(role: string): readonly Permission[] {
  const known = readRole(role);
  return known ? ROLE_PERMISSIONS[known] : OTHER_ROLE_PERMISSIONS;
}

/** The role that a name on the wire stands for, or null where it is none of ours. */
export function readRole(name: string): Role | null {
  if (name === 'admin') return 'tenant_admin';
  return (ROLES as readonly string[]).includes(name) ? (name as Role) : null;
}

/** Who is asked: a signed-in user, a caller of the API. */
export interface Bearer {
  readonly role: string;
  readonly permissions: readonly string[];
}

export function hasRole(who: Bearer | null | undefined, ...roles: readonly string[]): boolean {
  return who != null && roles.some((role) => (readRole(role) ?? role) === (readRole(who.role) ?? who.role));
}

export function hasPermission(who: Bearer | null | undefined, permission: Permission): boolean {
  return who?.permissions.includes(permission) ?? false;
}

/** Roles from the most to the least powerful: a view may only be taken downwards. */
export function isLowerRole(role: Role, than: Role): boolean {
  return ROLES.indexOf(role) > ROLES.indexOf(than);
}

/** Where "home" and "Continue" lead. */
export function homeOf(role: string): string {
  const known = readRole(role);
  if (known === 'superadmin') return '/superadmin/dashboard';
  return known === 'tenant_admin' ? '/admin' : '/dashboard';
}

/** Where a sign-in by password leads. */
export function afterSignIn(role: string): string {
  return readRole(role) === 'superadmin' ? '/superadmin/dashboard' : '/dashboard';
}

/** The role as the top bar names it. */
export function roleLabel(role: string): 'Super Admin' | 'Admin' | 'User' {
  const known = readRole(role);
  if (known === 'superadmin') return 'Super Admin';
  return known === 'tenant_admin' ? 'Admin' : 'User';
}
