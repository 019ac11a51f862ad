import { expect, test } from 'vitest';
import {
  afterSignIn,
  hasPermission,
  hasRole,
  homeOf,
  isLowerRole,
  mayGive,
  PERMISSIONS,
  type Permission,
  permissionsOf,
  permissionsOfMember,
  ROLE_PERMISSIONS,
  readRole,
  roleLabel,
  TENANT_ROLE_PERMISSIONS,
} from './roles.ts';

test.each([
  ['superadmin', ['platform_management', 'tenant_management', 'user_management', 'system_config']],
  ['tenant_admin', ['tenant_management', 'user_management', 'device_management']],
  ['admin', ['tenant_management', 'user_management', 'device_management']],
  ['tenant_user', ['device_management', 'personal_settings']],
  ['contractor', ['device_management', 'reports_view']],
  ['', ['device_management', 'reports_view']],
])('%s has the permissions %o', (role, permissions) => {
  expect(permissionsOf(role)).toEqual(permissions);
});

test.each([
  ['superadmin', '/superadmin/dashboard', '/superadmin/dashboard', 'Super Admin'],
  ['tenant_admin', '/admin', '/dashboard', 'Admin'],
  ['admin', '/admin', '/dashboard', 'Admin'],
  ['tenant_user', '/dashboard', '/dashboard', 'User'],
  ['contractor', '/dashboard', '/dashboard', 'User'],
])('%s has the home page %s, the page %s after sign-in and the label %s', (role, home, landing, label) => {
  expect([homeOf(role), afterSignIn(role), roleLabel(role)]).toEqual([home, landing, label]);
});

test('admin is an alias for tenant_admin only', () => {
  expect([readRole('admin'), readRole('Admin'), readRole('root')]).toEqual(['tenant_admin', null, null]);
  const admin = { role: 'tenant_admin', permissions: [] };
  expect([hasRole(admin, 'admin'), hasRole(admin, 'superadmin')]).toEqual([true, false]);
});

test('a visitor has no role and no permission', () => {
  expect([hasRole(null, 'superadmin'), hasPermission(undefined, 'user_management')]).toEqual([false, false]);
});

test('hasPermission reads the permissions of the user and ignores the role', () => {
  expect(hasPermission({ role: 'superadmin', permissions: [] }, 'platform_management')).toBe(false);
});

test('a user can switch only to a lower role', () => {
  expect([isLowerRole('tenant_user', 'superadmin'), isLowerRole('superadmin', 'tenant_admin')]).toEqual([
    true,
    false,
  ]);
  expect(isLowerRole('superadmin', 'superadmin')).toBe(false);
});

test('the permissions and those that a custom role can grant keep their order', () => {
  expect(PERMISSIONS).toEqual([
    'platform_management',
    'tenant_management',
    'user_management',
    'system_config',
    'device_management',
    'personal_settings',
    'reports_view',
  ]);
  expect(TENANT_ROLE_PERMISSIONS).toEqual(['user_management', 'tenant_management', 'reports_view']);
});

test('a permission does not grant another permission', () => {
  const manager = { role: 'tenant_user', permissions: ['user_management'] };
  expect(hasPermission(manager, 'user_management')).toBe(true);
  expect(hasPermission(manager, 'tenant_management')).toBe(false);
});

test('an unknown role matches only its own name', () => {
  const contractor = { role: 'contractor', permissions: [] };
  expect(hasRole(contractor, 'contractor')).toBe(true);
  expect(hasRole(contractor, 'auditor')).toBe(false);
  expect(hasRole({ role: 'admin', permissions: [] }, 'tenant_admin')).toBe(true);
});

test.each<[role: string, own: Permission[] | null, Permission[]]>([
  ['tenant_user', null, ['device_management', 'personal_settings']],
  ['tenant_user', ['user_management'], ['device_management', 'personal_settings', 'user_management']],
  ['tenant_user', ['personal_settings'], ['device_management', 'personal_settings']],
  ['tenant_user', [], ['device_management', 'personal_settings']],
  ['tenant_admin', ['reports_view'], ['tenant_management', 'user_management', 'device_management']],
  ['contractor', ['user_management'], ['device_management', 'reports_view']],
])('a %s with the custom role permissions %o has the permissions %o', (role, own, permissions) => {
  expect(permissionsOfMember(role, own)).toEqual(permissions);
});

test.each<[held: readonly Permission[], wanted: Permission[], may: boolean]>([
  [['user_management'], ['user_management'], true],
  [['user_management'], ['personal_settings', 'device_management'], true],
  [['user_management'], ['reports_view'], false],
  [['user_management'], ['tenant_management'], false],
  [['tenant_management'], ['reports_view'], true],
  [['tenant_management'], ['user_management'], false],
  [['reports_view'], ['reports_view'], true],
  [['user_management'], ['user_management', 'platform_management'], false],
  [ROLE_PERMISSIONS.tenant_admin, ['platform_management'], false],
  [ROLE_PERMISSIONS.tenant_admin, ['system_config'], false],
  [[], [], true],
])('a user with %o can grant %o: %s', (held, wanted, may) => {
  expect(mayGive(held, wanted)).toBe(may);
});

test('a new or removed permission requires an update of this test', () => {
  expect([...PERMISSIONS].sort()).toEqual([
    'device_management',
    'personal_settings',
    'platform_management',
    'reports_view',
    'system_config',
    'tenant_management',
    'user_management',
  ]);
  expect([...TENANT_ROLE_PERMISSIONS].sort()).toEqual([
    'reports_view',
    'tenant_management',
    'user_management',
  ]);
});
