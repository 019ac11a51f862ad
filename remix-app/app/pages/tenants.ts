import { anyAdmin, anySuperadmin, pagesFor, platform, tenant } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const choice = pagesFor({
  access: ['superadmin', 'tenant_admin'],
  permission: 'tenant_management',
  frame: 'none',
});

/** The dashboards of the consoles, tenants, and what one tenant is. */
export const TENANT_PAGES: readonly RouteEntry[] = [
  choice('/welcome', 'welcome', 'Choose your plan', 'product'),
  anyAdmin('/admin', '_console.admin._index', 'Admin Dashboard', 'dashboard', {
    also: ['/admin/dashboard', '/tenant-admin', '/tenant-admin/dashboard'],
    nav: 'Overview',
    navLabel: 'Organization',
  }),
  tenant('/tenant-admin/settings', '_console.tenant-admin.settings', 'Organization Settings', 'settings', {
    also: ['/admin/settings'],
    nav: 'Settings',
    navLabel: 'Organization',
  }),
  anySuperadmin(
    '/superadmin/dashboard',
    '_console.superadmin.dashboard',
    'Super Admin Dashboard',
    'dashboard',
    {
      also: ['/superadmin'],
      nav: 'Overview',
      navLabel: 'Platform',
    },
  ),
  platform('/goauthentik', '_console.goauthentik', 'GoAuthentik Dashboard', 'identity', {
    nav: 'Overview',
    navLabel: 'Identity',
  }),
  platform('/superadmin/tenants', '_console.superadmin.tenants', 'Tenant Management', 'building', {
    nav: 'Tenants',
    navLabel: 'Tenants',
  }),
  platform('/superadmin/tenants/new', '_console.superadmin.tenants.new', 'New tenant', 'building', {
    isNested: true,
  }),
  platform('/superadmin/tenants/import', '_console.superadmin.tenants.import', 'Import tenants', 'building', {
    isNested: true,
  }),
  platform(
    '/superadmin/tenants/import/:id',
    '_console.superadmin.tenants_.import.$id',
    'Import of tenants',
    'building',
  ),
  platform('/superadmin/tenants/:id', '_console.superadmin.tenants.$id', 'Tenant', 'building', {
    isNested: true,
  }),
  platform('/superadmin/plan-requests', '_console.superadmin.plan-requests', 'Plan requests', 'product', {
    nav: 'Tenants',
  }),
  platform(
    '/superadmin/product-requests',
    '_console.superadmin.product-requests',
    'Product requests',
    'product',
  ),
];
