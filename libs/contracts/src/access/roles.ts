import { z } from 'zod';

/** Built-in roles of users. `admin` from older clients is read as `tenant_admin`. */
export const ROLES = ['superadmin', 'tenant_admin', 'tenant_user'] as const;
// Marked pure, so that a page that only needs a role does not load zod.
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

/** The permissions of each role, for guards, screens and tokens. */
export const ROLE_PERMISSIONS: Record<Role, readonly Permission[]> = {
  superadmin: ['platform_management', 'tenant_management', 'user_management', 'system_config'],
  tenant_admin: ['tenant_management', 'user_management', 'device_management'],
  tenant_user: ['device_management', 'personal_settings'],
};

/** Permissions for an unknown role name of an identity provider. */
export const OTHER_ROLE_PERMISSIONS: readonly Permission[] = ['device_management', 'reports_view'];

/** Permissions of every member: they only concern the member's own data. */
export const MEMBER_PERMISSIONS: readonly Permission[] = ROLE_PERMISSIONS.tenant_user;

/** Permissions that a tenant's custom role can add. All others belong to the platform. */
export const TENANT_ROLE_PERMISSIONS = ['user_management', 'tenant_management', 'reports_view'] as const;
export type TenantRolePermission = (typeof TENANT_ROLE_PERMISSIONS)[number];

/** Permissions of a member: of a built-in role, or of a member plus a custom role. */
export function permissionsOfMember(
  role: string,
  ownRole: readonly Permission[] | null | undefined,
): readonly Permission[] {
  if (!ownRole || readRole(role) !== 'tenant_user') return permissionsOf(role);
  return [...new Set([...MEMBER_PERMISSIONS, ...ownRole])];
}

/** Whether a user with `held` may grant `wanted` to others, or act on users who have it. */
export function mayGive(held: readonly Permission[], wanted: readonly Permission[]): boolean {
  return wanted.every(
    (permission) =>
      held.includes(permission) ||
      MEMBER_PERMISSIONS.includes(permission) ||
      // Admins can read everything in their organization, so they may grant reading.
      (permission === 'reports_view' && held.includes('tenant_management')),
  );
}

/** The permissions of a role by its name at an identity provider or older client. */
export function permissionsOf(role: string): readonly Permission[] {
  const known = readRole(role);
  return known ? ROLE_PERMISSIONS[known] : OTHER_ROLE_PERMISSIONS;
}

/** The role with this name; null if it is unknown. */
export function readRole(name: string): Role | null {
  if (name === 'admin') return 'tenant_admin';
  return (ROLES as readonly string[]).includes(name) ? (name as Role) : null;
}

/** A signed-in user or a caller of the API. */
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

/** Roles from the most to the least powerful. A user can only switch to the view of a lower role. */
export function isLowerRole(role: Role, than: Role): boolean {
  return ROLES.indexOf(role) > ROLES.indexOf(than);
}

/** Target of "Home" and "Continue". */
export function homeOf(role: string): string {
  const known = readRole(role);
  if (known === 'superadmin') return '/superadmin/dashboard';
  return known === 'tenant_admin' ? '/admin' : '/dashboard';
}

/** Target after a sign-in with a password. */
export function afterSignIn(role: string): string {
  return readRole(role) === 'superadmin' ? '/superadmin/dashboard' : '/dashboard';
}

/** Label of the role in the top bar. */
export function roleLabel(role: string): 'Super Admin' | 'Admin' | 'User' {
  const known = readRole(role);
  if (known === 'superadmin') return 'Super Admin';
  return known === 'tenant_admin' ? 'Admin' : 'User';
}
