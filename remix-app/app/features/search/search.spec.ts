import { type AuthenticatedUser, permissionsOf, type Role, type SearchGroup } from '@gatehouse/contracts';
import { Translator } from '@gatehouse/texts';
import { compile } from '@gatehouse/texts/catalogues';
import { describe, expect, test } from 'vitest';
import { routeAt } from '~/pages';
import { actionsOf, matchingActions, type SearchTexts } from './actions';
import { refine } from './hits';
import { matchingPages, pagesOf } from './pages';
import english from './texts/search/en';

const someone = (role: Role, more: Partial<AuthenticatedUser> = {}) =>
  ({
    role,
    accountRole: role,
    permissions: permissionsOf(role),
    tenantId: role === 'superadmin' ? null : 't',
    tenantStatus: 'active',
    ...more,
  }) as AuthenticatedUser;
const translator = new Translator('en', compile(english));
const t: SearchTexts = (key, ...values) => translator.text(key, values[0]);
const names = {
  title: (page: string) => routeAt(page).title,
  label: ({ title }: { title: string }) => title,
  group: (group: string) => group,
};
const paths = (user: AuthenticatedUser, typed = '') =>
  matchingPages(pagesOf(user, names), typed).map(({ path }) => path);
const actions = (user: AuthenticatedUser, typed = '') =>
  matchingActions(
    actionsOf(user, { t, otherTenants: [{ id: 'b', name: 'Beta' }], isDark: false }),
    typed,
  ).map(({ id }) => id);

describe('the page search', () => {
  test('finds only the pages of the role', () => {
    expect(paths(someone('superadmin'))).toEqual(
      expect.arrayContaining([
        '/superadmin/tenants',
        '/superadmin/tenants/new',
        '/goauthentik',
        '/dashboard',
      ]),
    );
    expect(paths(someone('superadmin')).filter((path) => path.startsWith('/admin'))).toEqual([]);
    expect(paths(someone('tenant_admin'))).toContain('/admin/users/invite');
    expect(paths(someone('tenant_user'))).toEqual([
      '/dashboard',
      '/user/devices',
      '/user/activity',
      '/user/data',
      '/user/applications',
      '/user/settings',
    ]);
    expect([...paths(someone('tenant_admin')), ...paths(someone('tenant_user'))].join()).not.toContain(
      'superadmin',
    );
  });

  test('finds a page by the beginnings of its words, in any order', () => {
    expect(paths(someone('superadmin'), 'log aud')).toEqual([
      '/superadmin/audit',
      '/superadmin/audit/verify',
    ]);
    expect(paths(someone('superadmin'), 'udit')).toEqual([]);
  });

  test('finds no admin pages while the activation of the organization is pending', () => {
    const waiting = someone('tenant_admin', { tenantStatus: 'pending' });
    expect(paths(waiting).filter((path) => path.startsWith('/admin/'))).toEqual([]);
    expect(actions(waiting)).toEqual(['theme', 'tenant-b', 'logout']);
  });
});

test('each role finds only its own actions', () => {
  expect(actions(someone('superadmin'))).toContain('/superadmin/tenants/new');
  expect(actions(someone('superadmin'))).not.toContain('/admin/users/invite');
  expect(actions(someone('tenant_admin'), 'invite')).toEqual(['/admin/users/invite']);
  expect(actions(someone('tenant_user'))).toEqual(['theme', 'tenant-b', 'logout']);
  expect(actions(someone('tenant_user'), 'sign out')).toEqual(['logout']);
  expect(actions(someone('tenant_user'), 'dark')).toEqual(['theme']);
});

test('results that do not match the longer search text are removed immediately', () => {
  const hit = (title: string) => ({
    id: title,
    thing: 'tenant' as const,
    title,
    detail: 'TEN-1',
    tenantName: null,
  });
  const groups: SearchGroup[] = [{ kind: 'tenants', items: [hit('Acme'), hit('Acorn')], more: false }];
  expect(refine(groups, 'aco')).toEqual([{ kind: 'tenants', items: [hit('Acorn')], more: false }]);
  expect(refine(groups, 'acx')).toEqual([]);
});
