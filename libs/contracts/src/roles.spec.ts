import { expect, test } from 'vitest';
import {
  afterSignIn,
  hasPermission,
  hasRole,
  homeOf,
  isLowerRole,
  permissionsOf,
  readRole,
  roleLabel,
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

test('nobody has neither role nor permission', () => {
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
