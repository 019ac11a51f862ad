import { type AuthenticatedUser, permissionsOf, type Role } from '@gatehouse/contracts';
import { Translator } from '@gatehouse/texts';
import { compile } from '@gatehouse/texts/catalogues';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '~/pages';
import { textsOf } from '~/server/texts.server';
import { adminGroups, adminQuickActions } from '../admin/groups';
import { dashboardTexts } from '../admin/texts/dashboard';
import {
  type DashboardTexts,
  dashboardsOf,
  maySwitchDashboards,
  quickActionsOf,
} from '../dashboard/quick-actions';
import english from '../dashboard/texts/dashboard/en';
import { identityTiles, superAdminGroups, superAdminQuickActions } from '../superadmin/groups';
import { dashboardsTexts } from '../superadmin/texts/dashboards';
import type { Entry } from './entry';

const request = new Request('http://localhost/');
const ofAdmins = textsOf(request, dashboardTexts);
const ofPlatform = textsOf(request, dashboardsTexts);

function someone(role: Role, more: Partial<AuthenticatedUser> = {}): AuthenticatedUser {
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    email: 'someone@demo-company.test',
    name: 'Someone',
    role,
    accountRole: role,
    permissions: [...permissionsOf(role)],
    isAuthenticated: true,
    emailVerified: true,
    ...more,
  };
}

const superadmin = someone('superadmin');
const admin = someone('tenant_admin', { tenantStatus: 'active' });
const user = someone('tenant_user', { tenantStatus: 'active' });
const translator = new Translator('en', compile(english));
const t: DashboardTexts = (key, ...values) => translator.text(key, values[0]);
const linksOf = (entries: readonly Entry[]) => entries.map(({ title, path }) => [title, path]);
const reasonsOf = (entries: readonly Entry[]) => entries.map(({ reason }) => reason);

describe('the dashboard', () => {
  test.each([
    [
      superadmin,
      ['SuperAdmin Dashboard', '/superadmin/dashboard'],
      ['GoAuthentik Dashboard', '/goauthentik'],
    ],
    [admin, ['Manage Users', '/tenant-admin/users'], ['Organization Settings', '/tenant-admin/settings']],
    [user, ['My Devices', '/user/devices'], ['Personal Settings', '/user/settings']],
  ])('shows a $role the specified quick actions, all enabled', (who, ...links) => {
    expect(linksOf(quickActionsOf(who, t))).toEqual(links);
    expect(reasonsOf(quickActionsOf(who, t))).toEqual([null, null]);
  });

  test('lets only superadmins and users who can manage the platform switch', () => {
    expect([superadmin, admin, user].map(maySwitchDashboards)).toEqual([true, false, false]);
    expect(maySwitchDashboards({ ...user, permissions: ['platform_management'] })).toBe(true);
  });

  test('links to the four dashboards and disables those of other roles with a reason', () => {
    expect(dashboardsOf(user, t).map(({ path }) => path)).toEqual([
      '/superadmin/dashboard',
      '/tenant-admin/dashboard',
      '/dashboard',
      '/goauthentik',
    ]);
    expect(reasonsOf(dashboardsOf(superadmin, t))).toEqual([null, null, null, null]);
    expect(reasonsOf(dashboardsOf(admin, t))).toEqual([
      { key: 'superadmins' },
      null,
      null,
      { key: 'superadmins' },
    ]);
    expect(reasonsOf(dashboardsOf(user, t))[1]).toEqual({ key: 'admins' });
  });
});

describe('the Super Admin dashboard', () => {
  test('has the specified groups and quick actions', () => {
    expect(superAdminGroups(superadmin, ofPlatform).map(({ title }) => title)).toEqual([
      'Project Management',
      'Tenant Management',
      'System Management',
      'Repository Management',
      'Integration Guide',
    ]);
    expect(linksOf(superAdminQuickActions(superadmin, ofPlatform))).toEqual([
      ['SSO Setup', '/superadmin/sso-configuration'],
      ['System Health', '/superadmin/system-health'],
      ['User Management', '/superadmin/users'],
      ['Security Settings', '/superadmin/security'],
    ]);
  });

  test('links to each page of the architecture, the repository and the project', () => {
    const linked = new Set(
      superAdminGroups(superadmin, ofPlatform).flatMap(({ tiles }) => tiles.map(({ path }) => path)),
    );
    const pages = ROUTES.filter(({ also }) =>
      also.some((address) => /^\/superadmin\/(architecture|repository|project)\//.test(address)),
    ).map(({ path }) => path);
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((path) => !linked.has(path))).toEqual([]);
  });
});

test('the GoAuthentik dashboard has a tile for each identity module', () => {
  expect(identityTiles(superadmin, ofPlatform).map(({ title }) => title)).toEqual([
    'Tenants',
    'Domains',
    'Users',
    'Roles',
    'Applications',
    'SAML applications',
    'Connections',
    'APIs',
    'Sessions',
    'Signing keys',
    'Events',
  ]);
});

describe('the admin dashboard', () => {
  test('has the specified groups', () => {
    const groups = Object.fromEntries(
      adminGroups(admin, ofAdmins).map(({ title, tiles }) => [title, tiles.map(({ path }) => path)]),
    );
    expect(Object.keys(groups)).toEqual(['Project Management', 'User Management', 'System Settings']);
    expect(groups['User Management']).toEqual(['/admin/users', '/admin/roles', '/admin/permissions']);
    expect(groups['System Settings']).toEqual(['/admin/security', '/admin/sso', '/admin/health']);
  });

  test('disables everything with one reason while activation is pending', () => {
    const pending = someone('tenant_admin', { tenantStatus: 'pending' });
    const entries = [
      ...adminQuickActions(pending, ofAdmins),
      ...adminGroups(pending, ofAdmins).flatMap(({ tiles }) => tiles),
    ];
    expect(reasonsOf(entries)).toEqual(entries.map(() => ({ key: 'notActivated' })));
    expect(reasonsOf(adminQuickActions(admin, ofAdmins)).every((reason) => reason === null)).toBe(true);
  });
});
