import { type AuthenticatedUser, permissionsOf } from '@gatehouse/contracts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuthProvider, useAuth, useUser } from './auth-context';

const ada: AuthenticatedUser = {
  id: '0190aaaa-0000-7000-8000-000000000001',
  email: 'admin@demo-company.test',
  name: 'Ada',
  role: 'tenant_admin',
  accountRole: 'tenant_admin',
  permissions: [...permissionsOf('tenant_admin')],
  isAuthenticated: true,
  emailVerified: true,
};

function Facts() {
  const { isAuthenticated, hasRole, hasPermission } = useAuth();
  return JSON.stringify([
    isAuthenticated,
    hasRole('superadmin', 'tenant_admin'),
    hasRole('superadmin'),
    hasPermission('user_management'),
    hasPermission('platform_management'),
  ]);
}

function Name() {
  return useUser().name;
}

test('useAuth outside of its provider throws the specified error', () => {
  expect(() => renderToString(<Facts />)).toThrow(new Error('useAuth must be used within an AuthProvider'));
});

test('useAuth returns the role and the permissions of the signed-in user', () => {
  const html = renderToString(
    <AuthProvider user={ada}>
      <Facts />
    </AuthProvider>,
  );
  expect(html).toBe('[true,true,false,true,false]');
});

test('useAuth grants a visitor nothing', () => {
  const html = renderToString(
    <AuthProvider user={null}>
      <Facts />
    </AuthProvider>,
  );
  expect(html).toBe('[false,false,false,false,false]');
});

test('useUser throws on a page without a signed-in user', () => {
  expect(() =>
    renderToString(
      <AuthProvider user={null}>
        <Name />
      </AuthProvider>,
    ),
  ).toThrow('only for people who are signed in');
});
