import { anyAdmin, anySuperadmin, pagesFor, platform, tenant } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const choice = pagesFor({
  access: ['superadmin', 'tenant_admin'],
  permission: 'tenant_management',
  frame: 'plain',
});

/** The page of one tenant has a path for each of its tabs. */
const TENANT_TABS = [
  ['overview', 'Overview', 'building'],
  ['people', 'People', 'users'],
  ['connections', 'Connections', 'sso'],
  ['domains', 'Domains', 'domain'],
  ['applications', 'Applications', 'applications'],
  ['activity', 'Activity', 'audit'],
  ['plan', 'Plan', 'product'],
  ['costs', 'Costs', 'chart'],
  ['settings', 'Settings', 'settings'],
] as const;

/** The dashboards of the consoles, the list of tenants, and the pages of one tenant. */
export const TENANT_PAGES: readonly RouteEntry[] = [
  choice('/welcome', 'welcome', 'Choose your plan', 'product'),
  anyAdmin('/admin', 'admin/dashboard', 'Admin Dashboard', 'dashboard', {
    also: ['/admin/dashboard', '/tenant-admin', '/tenant-admin/dashboard'],
    nav: 'Overview',
  }),
  tenant('/admin/settings', 'admin/settings', 'Organization Settings', 'settings', {
    also: ['/tenant-admin/settings'],
    nav: 'Settings',
  }),
  anySuperadmin('/superadmin/dashboard', 'superadmin/dashboard', 'Super Admin Dashboard', 'dashboard', {
    also: ['/superadmin'],
    nav: 'Overview',
  }),
  platform('/goauthentik', 'superadmin/goauthentik', 'GoAuthentik Dashboard', 'identity', {
    nav: 'Overview',
  }),
  platform('/superadmin/tenants', 'superadmin/tenants', 'Tenant Management', 'building', {
    nav: 'Tenants',
  }),
  platform('/superadmin/tenants/new', 'superadmin/tenants.new', 'New tenant', 'building', { isNested: true }),
  platform('/superadmin/tenants/import', 'superadmin/tenants.import', 'Import tenants', 'building', {
    isNested: true,
  }),
  platform(
    '/superadmin/tenants/import/:id',
    'superadmin/tenants.import.$id',
    'Import of tenants',
    'building',
  ),
  platform('/superadmin/tenants/:id', 'superadmin/tenants.$id', 'Tenant', 'building', { isNested: true }),
  ...TENANT_TABS.map(([tab, title, icon]) =>
    platform(`/superadmin/tenants/:tenantId/${tab}`, `superadmin/tenants.$tenantId.${tab}`, title, icon),
  ),
  platform('/superadmin/plan-requests', 'superadmin/plan-requests', 'Plan requests', 'product', {
    nav: 'Tenants',
  }),
  platform('/superadmin/product-requests', 'superadmin/product-requests', 'Product requests', 'product'),
];
