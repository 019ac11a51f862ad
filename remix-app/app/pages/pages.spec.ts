import { PRODUCTS, permissionsOf } from '@gatehouse/contracts';
import { describe, expect, test } from 'vitest';
import {
  breadcrumbsOf,
  findRoute,
  mayEnter,
  navigationOf,
  ownPath,
  ROUTES,
  refusalOf,
  routeAt,
} from './index.ts';

const someone = (role: string) => ({ role, permissions: permissionsOf(role) });

const superadmin = someone('superadmin');
const admin = someone('tenant_admin');
const user = someone('tenant_user');

/** Lists each page with who may open it: superadmin, tenant admin, tenant user, visitor. */
const ADMITTED: readonly [
  path: string,
  superadmin: boolean,
  admin: boolean,
  user: boolean,
  visitor: boolean,
][] = [
  ['/', true, true, true, true],
  ['/login', true, true, true, true],
  ['/login-old', true, true, true, true],
  ['/sso/callback', true, true, true, true],
  ['/interaction/abc', true, true, true, true],
  ['/products/ai-antivirus', true, true, true, true],
  ['/products/network-monitor', true, true, true, true],
  ['/products/usb-security', true, true, true, true],
  ['/products/privacy-monitor', true, true, true, true],
  ['/dashboard', true, true, true, false],
  ['/user/devices', true, true, true, false],
  ['/user/activity', true, true, true, false],
  ['/user/data', true, true, true, false],
  ['/user/applications', true, true, true, false],
  ['/user/settings', true, true, true, false],
  ['/admin', true, true, false, false],
  ['/admin/users', true, true, false, false],
  ['/admin/users/invite', true, true, false, false],
  ['/admin/users/0190', true, true, false, false],
  ['/superadmin/users', true, false, false, false],
  ['/superadmin/users/invite', true, false, false, false],
  ['/superadmin/users/0190', true, false, false, false],
  ['/superadmin/tenants/0190', true, false, false, false],
  ['/superadmin/tenants/0190/overview', true, false, false, false],
  ['/superadmin/tenants/0190/settings', true, false, false, false],
  ['/superadmin/tenants/0190/users', true, false, false, false],
  ['/superadmin/tenants/0190/users/invite', true, false, false, false],
  ['/superadmin/tenants/0190/users/0191', true, false, false, false],
  ['/invitation', true, true, true, true],
  ['/admin/roles', true, true, false, false],
  ['/admin/permissions', true, true, false, false],
  ['/admin/security', true, true, false, false],
  ['/admin/sso', true, true, false, false],
  ['/admin/health', true, true, false, false],
  ['/admin/analytics', true, true, false, false],
  ['/superadmin/analytics', true, false, false, false],
  ['/admin/audit', true, true, false, false],
  ['/admin/sign-ins', true, true, false, false],
  ['/superadmin/sign-ins', true, false, false, false],
  ['/tenant-admin/users', true, true, false, false],
  ['/tenant-admin/settings', true, true, false, false],
  ['/tenant-admin/dashboard', true, true, false, false],
  ['/goauthentik', true, false, false, false],
  ['/superadmin/dashboard', true, false, false, false],
  ['/superadmin/project/architecture', true, false, false, false],
  ['/superadmin/integration-guide', true, false, false, false],
  ['/superadmin/tenants', true, false, false, false],
  ['/superadmin/sso-configuration', true, false, false, false],
  ['/superadmin/audit', true, false, false, false],
  ['/superadmin/mail', true, false, false, false],
  ['/superadmin/applications', true, false, false, false],
  ['/superadmin/applications/new', true, false, false, false],
  ['/superadmin/applications/registration', true, false, false, false],
  ['/superadmin/applications/0190', true, false, false, false],
  ['/admin/applications', true, true, false, false],
  ['/admin/applications/new', true, true, false, false],
  ['/admin/applications/registration', true, true, false, false],
  ['/admin/applications/0190', true, true, false, false],
  ['/superadmin/apis', true, false, false, false],
  ['/superadmin/apis/new', true, false, false, false],
  ['/superadmin/apis/0190', true, false, false, false],
  ['/admin/apis', true, true, false, false],
  ['/admin/apis/new', true, true, false, false],
  ['/admin/apis/0190', true, true, false, false],
  ['/superadmin/saml-providers', true, false, false, false],
  ['/superadmin/saml-providers/new', true, false, false, false],
  ['/superadmin/saml-providers/0190', true, false, false, false],
  ['/admin/saml-providers', true, true, false, false],
  ['/admin/saml-providers/new', true, true, false, false],
  ['/admin/saml-providers/0190', true, true, false, false],
  ['/device', true, true, true, false],
  ['/oauth/sign-out', true, true, true, true],
  ['/oauth/signed-out', true, true, true, true],
  ['/superadmin/keys', true, false, false, false],
  ['/superadmin/security', true, false, false, false],
  ['/superadmin/sessions', true, false, false, false],
  ['/superadmin/architecture/sso', true, false, false, false],
  ['/superadmin/plan-requests', true, false, false, false],
  ['/superadmin/system-health', true, false, false, false],
  ['/superadmin/architecture/task-management', true, false, false, false],
  ['/superadmin/architecture/config', true, false, false, false],
  ['/superadmin/project/code', true, false, false, false],
  ['/superadmin/architecture/deployment', true, false, false, false],
  ['/superadmin/project/database', true, false, false, false],
  ['/superadmin/jobs', true, false, false, false],
  ['/superadmin/costs', true, false, false, false],
  ['/superadmin/tenants/0190/costs', true, false, false, false],
  ['/superadmin/live', true, false, false, false],
  ['/superadmin/live/displays', true, false, false, false],
  ['/display', true, true, true, true],
  ['/superadmin/configuration', true, false, false, false],
  ['/superadmin/api', true, false, false, false],
  ['/admin/settings', true, true, false, false],
];

describe('who can open which page', () => {
  test.each(ADMITTED)('%s: superadmin %s, admin %s, user %s, visitor %s', (path, ...expected) => {
    const route = routeAt(path);
    expect([superadmin, admin, user, null].map((who) => mayEnter(who, route))).toEqual(expected);
  });

  test('every page below /superadmin rejects everyone except superadmins', () => {
    const pages = ROUTES.filter((route) => route.path.startsWith('/superadmin'));
    expect(pages.length).toBeGreaterThan(20);
    for (const page of pages) {
      expect([superadmin, admin, user, null].map((who) => mayEnter(who, page))).toEqual([
        true,
        false,
        false,
        false,
      ]);
    }
  });

  test('the upstream role `admin` opens the pages of a tenant admin', () => {
    expect(mayEnter(someone('admin'), routeAt('/admin'))).toBe(true);
    expect(mayEnter(someone('admin'), routeAt('/superadmin/dashboard'))).toBe(false);
  });

  test('an unknown role gets its own dashboard and no console', () => {
    expect(mayEnter(someone('auditor'), routeAt('/dashboard'))).toBe(true);
    expect(mayEnter(someone('auditor'), routeAt('/admin'))).toBe(false);
  });

  test('the role alone is not enough if a permission is required', () => {
    const stripped = { role: 'tenant_admin', permissions: ['device_management'] };
    expect(mayEnter(stripped, routeAt('/admin'))).toBe(true);
    expect(refusalOf(stripped, routeAt('/admin/users'))).toEqual({
      key: 'permission',
      permissions: ['user_management'],
    });
  });

  test('a role of the tenant opens the pages that its permissions allow, and no others', () => {
    const helper = { role: 'tenant_user', permissions: ['device_management', 'user_management'] };
    expect(mayEnter(helper, routeAt('/admin/users'))).toBe(true);
    expect(mayEnter(helper, routeAt('/admin/domains'))).toBe(false);
    expect(mayEnter(helper, routeAt('/admin'))).toBe(false);
    expect(mayEnter(helper, routeAt('/superadmin/users'))).toBe(false);
    const people = navigationOf(helper.role, helper.permissions).find(({ group }) => group === 'People');
    expect(people?.routes.map(({ path }) => path)).toEqual([
      '/admin/users',
      '/admin/groups',
      '/admin/roles',
      '/admin/permissions',
    ]);
  });

  test('an auditor with a role of the tenant opens the audit log and no other admin page', () => {
    const auditor = { role: 'tenant_user', permissions: ['device_management', 'reports_view'] };
    const opened = ROUTES.filter((route) => route.path.startsWith('/admin') && mayEnter(auditor, route));
    expect(opened.map(({ path }) => path)).toEqual([
      '/admin/analytics',
      '/admin/audit',
      '/admin/audit/verify',
    ]);
    expect(navigationOf(auditor.role, auditor.permissions).map(({ group }) => group)).toContain('Security');
    expect(refusalOf({ role: 'tenant_admin', permissions: [] }, routeAt('/admin/audit'))).toEqual({
      key: 'permission',
      permissions: ['tenant_management', 'reports_view'],
    });
  });

  test('an error says which users may open the page', () => {
    expect(refusalOf(user, routeAt('/admin'))).toEqual({ key: 'admins' });
    expect(refusalOf(admin, routeAt('/goauthentik'))).toEqual({ key: 'superadmins' });
    expect(refusalOf(null, routeAt('/dashboard'))).toEqual({ key: 'signIn' });
  });
});

describe('the table', () => {
  test('each URL leads to one page', () => {
    const addresses = ROUTES.flatMap(({ path, also }) => [path, ...also]);
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  test('an alternative URL has the same guard, title and navigation entry as its page', () => {
    for (const page of ROUTES) {
      for (const address of page.also) {
        expect(findRoute(address)).toBe(page);
        expect(ownPath(`${address.toUpperCase()}/`)).toBe(page.path);
      }
    }
    expect(ownPath('/superadmin/tenants/0190')).toBe('/superadmin/tenants/0190');
  });

  test('finds a page regardless of case and a trailing slash', () => {
    expect(findRoute('/Admin/')?.path).toBe('/admin');
    expect(findRoute('/')?.path).toBe('/');
  });

  test('each URL below the specified sections is an alternative URL of a page with a shorter name', () => {
    const specified = /^\/superadmin\/(architecture|project|repository)\/|^\/tenant-admin(\/|$)/;
    expect(ROUTES.filter(({ path }) => specified.test(path))).toEqual([]);
    expect(ownPath('/superadmin/architecture/task-management')).toBe('/superadmin/jobs');
    expect(ownPath('/superadmin/project/code')).toBe('/superadmin/api');
  });

  test('a pattern matches one segment, not two', () => {
    expect(findRoute('/interaction/abc')?.title).toBe('Continue to application');
    expect(findRoute('/interaction/abc/def')).toBeNull();
    expect(findRoute('/nowhere')).toBeNull();
  });
});

test.each(PRODUCTS)('the product $name has its own page', ({ slug, name }) => {
  expect(findRoute(`/products/${slug}`)).toMatchObject({ title: name, access: 'public' });
});

describe('breadcrumbs', () => {
  test('start with Dashboard and end with the page', () => {
    expect(breadcrumbsOf('/superadmin/system-health').map((crumb) => crumb.title)).toEqual([
      'Dashboard',
      'Super Admin Dashboard',
      'System Health',
    ]);
    expect(breadcrumbsOf('/admin/users').map((crumb) => crumb.path)).toEqual([
      '/dashboard',
      '/admin',
      '/admin/users',
    ]);
  });

  test('name the list that contains the page', () => {
    expect(breadcrumbsOf('/superadmin/applications/0190').map((crumb) => crumb.title)).toEqual([
      'Dashboard',
      'Super Admin Dashboard',
      'Applications',
      'Application',
    ]);
  });

  test('lead through an object to its part', () => {
    expect(breadcrumbsOf('/admin/saml-providers/0190').map(({ path }) => path)).toEqual([
      '/dashboard',
      '/admin',
      '/admin/applications',
      '/admin/saml-providers/0190',
    ]);
    expect(breadcrumbsOf('/admin/sso/0190/sign-ins/0191').map(({ path }) => path)).toEqual([
      '/dashboard',
      '/admin',
      '/admin/sso',
      '/admin/sso/0190',
      '/admin/sso/0190/sign-ins/0191',
    ]);
  });

  test('lead to the page of a tenant, not to the dialog over the list', () => {
    const pathsOf = (page: string) => breadcrumbsOf(page).map(({ path }) => path);
    const tenant = ['/dashboard', '/superadmin/dashboard', '/superadmin/tenants'];
    const overview = '/superadmin/tenants/0190/overview';
    expect(pathsOf(overview)).toEqual([...tenant, overview]);
    expect(pathsOf('/superadmin/tenants/0190/plan')).toEqual([
      ...tenant,
      overview,
      '/superadmin/tenants/0190/plan',
    ]);
    expect(pathsOf('/superadmin/tenants/0190')).toEqual([...tenant, '/superadmin/tenants/0190']);
  });

  test('of an alternative URL are those of the page', () => {
    expect(breadcrumbsOf('/tenant-admin/users')).toEqual(breadcrumbsOf('/admin/users'));
    expect(breadcrumbsOf('/superadmin')).toEqual(breadcrumbsOf('/superadmin/dashboard'));
  });

  test('name a page once', () => {
    expect(breadcrumbsOf('/dashboard').map((crumb) => crumb.title)).toEqual(['Dashboard']);
    expect(breadcrumbsOf('/admin').map((crumb) => crumb.title)).toEqual(['Dashboard', 'Admin Dashboard']);
  });
});

describe('navigation', () => {
  test('names the security page by its title, for superadmins and admins', () => {
    const labels = ['superadmin', 'tenant_admin'].map((role) =>
      navigationOf(role)
        .flatMap(({ routes }) => routes)
        .filter(({ path }) => path.endsWith('/security'))
        .map(({ title }) => title),
    );
    expect(labels).toEqual([['Security Settings'], ['Security Settings']]);
  });

  test.each(['superadmin', 'tenant_admin', 'tenant_user'])(
    'offers a %s only pages that they can open',
    (role) => {
      const routes = navigationOf(role).flatMap((section) => section.routes);
      expect(routes.length).toBeGreaterThan(2);
      expect(routes.filter((route) => !mayEnter(someone(role), route))).toEqual([]);
    },
  );

  test('groups the pages of a superadmin in the order of their work', () => {
    expect(navigationOf('superadmin').map((section) => section.group)).toEqual([
      'Overview',
      'Tenants',
      'People',
      'Sign-in',
      'Security',
      'System',
      'Learn',
    ]);
  });
});
