import { ADMINS, pagesFor, type RouteEntry, wizardPages } from './entry.ts';

const anyAdmin = pagesFor(ADMINS);
const people = pagesFor(ADMINS, 'user_management');
const tenant = pagesFor(ADMINS, 'tenant_management');
const reports = pagesFor(ADMINS, ['tenant_management', 'reports_view']);

/** The console of one tenant. */
export const ORGANIZATION_PAGES: readonly RouteEntry[] = [
  tenant('/welcome', 'Choose your plan', 'product'),
  anyAdmin('/admin', 'Admin Dashboard', 'dashboard', {
    nav: { tenant_admin: 'Overview' },
    navLabel: 'Organization',
  }),
  people('/admin/users', 'User Management', 'users', { nav: { tenant_admin: 'People' }, navLabel: 'Users' }),
  people('/admin/users/invite', 'Invite people', 'users'),
  people('/admin/users/invite/:importId', 'Import of invitations', 'users'),
  people('/admin/users/:id', 'Person', 'users'),
  people('/admin/roles', 'Roles', 'roles', { nav: { tenant_admin: 'People' } }),
  people('/admin/roles/new', 'New role', 'roles'),
  people('/admin/roles/:id', 'Role', 'roles'),
  people('/admin/permissions', 'Permissions', 'permissions', { nav: { tenant_admin: 'People' } }),
  tenant('/admin/sso', 'Single Sign-On', 'sso', { nav: { tenant_admin: 'Sign-in' } }),
  tenant('/admin/sso/new', 'New configuration', 'sso'),
  ...wizardPages('/admin/sso', tenant),
  tenant('/admin/sso/enforcement', 'Require single sign-on', 'sso'),
  tenant('/admin/sso/routing', 'Where an address goes', 'sso'),
  tenant('/admin/sso/:id', 'SSO configuration', 'sso'),
  tenant('/admin/sso/:id/sign-ins/:traceId', 'What happened', 'sso'),
  tenant('/admin/domains', 'Domains', 'domain', { nav: { tenant_admin: 'Sign-in' } }),
  tenant('/admin/domains/new', 'Claim a domain', 'domain'),
  tenant('/admin/domains/:id', 'Domain', 'domain'),
  tenant('/admin/applications', 'Applications', 'applications', { nav: { tenant_admin: 'Sign-in' } }),
  tenant('/admin/applications/new', 'New application', 'applications'),
  tenant('/admin/applications/:id', 'Application', 'applications'),
  tenant('/admin/apis', 'APIs', 'api', { nav: { tenant_admin: 'Sign-in' } }),
  tenant('/admin/apis/new', 'New API', 'api'),
  tenant('/admin/apis/:id', 'API', 'api'),
  tenant('/admin/saml-providers', 'SAML providers', 'saml', { nav: { tenant_admin: 'Sign-in' } }),
  tenant('/admin/saml-providers/new', 'New SAML application', 'saml'),
  tenant('/admin/saml-providers/:id', 'SAML application', 'saml'),
  tenant('/admin/security', 'Security Settings', 'security', { nav: { tenant_admin: 'Security' } }),
  reports('/admin/audit', 'Audit trail', 'audit', { nav: { tenant_admin: 'Security' } }),
  tenant('/admin/health', 'System Health', 'health', { nav: { tenant_admin: 'Security' } }),
  tenant('/tenant-admin/settings', 'Organization Settings', 'settings', {
    nav: { tenant_admin: 'Settings' },
    navLabel: 'Organization',
  }),
];
