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
])('%s may %o', (role, permissions) => {
  expect(permissionsOf(role)).toEqual(permissions);
});

test.each([
  ['superadmin', '/superadmin/dashboard', '/superadmin/dashboard', 'Super Admin'],
  ['tenant_admin', '/admin', '/dashboard', 'Admin'],
  ['admin', '/admin', '/dashboard', 'Admin'],
  ['tenant_user', '/dashboard', '/dashboard', 'User'],
  ['contractor', '/dashboard', '/dashboard', 'User'],
])('%s is at home at %s, lands at %s and is called %s', (role, home, landing, label) => {
  expect([homeOf(role), afterSignIn(role), roleLabel(role)]).toEqual([home, landing, label]);
});

test('admin is another name of tenant_admin and of nothing else', () => {
  expect([readRole('admin'), readRole('Admin'), readRole('root')]).toEqual(['tenant_admin', null, null]);
  const admin = { role: 'tenant_admin', permissions: [] };
  expect([hasRole(admin, 'admin'), hasRole(admin, 'superadmin')]).toEqual([true, false]);
});

test('a visitor has neither role nor permission', () => {
  expect([hasRole(null, 'superadmin'), hasPermission(undefined, 'user_management')]).toEqual([false, false]);
});

test('a permission counts as it is held, not as the role would have it', () => {
  expect(hasPermission({ role: 'superadmin', permissions: [] }, 'platform_management')).toBe(false);
});

test('a view may be taken downwards only', () => {
  expect([isLowerRole('tenant_user', 'superadmin'), isLowerRole('superadmin', 'tenant_admin')]).toEqual([
    true,
    false,
  ]);
  expect(isLowerRole('superadmin', 'superadmin')).toBe(false);
});

test('the permissions, and those that a tenant’s own role may add', () => {
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

test('a user with one permission has no other', () => {
  const manager = { role: 'tenant_user', permissions: ['user_management'] };
  expect(hasPermission(manager, 'user_management')).toBe(true);
  expect(hasPermission(manager, 'tenant_management')).toBe(false);
});

test('an unknown role is compared by its name', () => {
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
])('a %s with a role of its tenant %o may %o', (role, own, permissions) => {
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
])('who holds %o may give %o: %s', (held, wanted, may) => {
  expect(mayGive(held, wanted)).toBe(may);
});

test('the permissions there are, and those that a role of a tenant may have, are a decision', () => {
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
