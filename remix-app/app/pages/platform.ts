import { PLATFORM, pagesFor, type RouteEntry, wizardPages } from './entry.ts';

const anySuperadmin = pagesFor(PLATFORM);
const platform = pagesFor(PLATFORM, 'platform_management');
const system = pagesFor(PLATFORM, 'system_config');

/** The console of the superadmin. */
export const PLATFORM_PAGES: readonly RouteEntry[] = [
  anySuperadmin('/superadmin/dashboard', 'Super Admin Dashboard', 'dashboard', {
    nav: { superadmin: 'Overview' },
    navLabel: 'Platform',
  }),
  platform('/goauthentik', 'GoAuthentik Dashboard', 'identity', {
    nav: { superadmin: 'Overview' },
    navLabel: 'Identity',
  }),
  platform('/superadmin/tenants', 'Tenant Management', 'building', {
    nav: { superadmin: 'Tenants' },
    navLabel: 'Tenants',
  }),
  platform('/superadmin/tenants/new', 'New tenant', 'building'),
  platform('/superadmin/tenants/import', 'Import tenants', 'building'),
  platform('/superadmin/tenants/import/:importId', 'Import of tenants', 'building'),
  platform('/superadmin/tenants/:id', 'Tenant', 'building'),
  platform('/superadmin/tenants/:id/users', 'Users of the organization', 'users'),
  platform('/superadmin/tenants/:id/users/invite', 'Invite people', 'users'),
  platform('/superadmin/tenants/:id/users/invite/:importId', 'Import of invitations', 'users'),
  platform('/superadmin/tenants/:id/users/:userId', 'Person', 'users'),
  platform('/superadmin/plan-requests', 'Plan requests', 'product', { nav: { superadmin: 'Tenants' } }),
  platform('/superadmin/product-requests', 'Product requests', 'product'),
  platform('/superadmin/users', 'User Management', 'users', {
    nav: { superadmin: 'People' },
    navLabel: 'Users',
  }),
  platform('/superadmin/users/invite', 'Invite people', 'users'),
  platform('/superadmin/users/:id', 'Person', 'users'),
  platform('/superadmin/domains', 'Domains', 'domain', { nav: { superadmin: 'Tenants' } }),
  platform('/superadmin/domains/new', 'Claim a domain', 'domain'),
  platform('/superadmin/domains/:id', 'Domain', 'domain'),
  system('/superadmin/sso-configuration', 'SSO Configuration', 'sso', { nav: { superadmin: 'Sign-in' } }),
  system('/superadmin/sso-configuration/new', 'New configuration', 'sso'),
  ...wizardPages('/superadmin/sso-configuration', system),
  system('/superadmin/sso-configuration/enforcement', 'Require single sign-on', 'sso'),
  system('/superadmin/sso-configuration/routing', 'Where an address goes', 'sso'),
  system('/superadmin/sso-configuration/:id', 'SSO configuration', 'sso'),
  system('/superadmin/sso-configuration/:id/sign-ins/:traceId', 'What happened', 'sso'),
  system('/superadmin/applications', 'Applications', 'applications', { nav: { superadmin: 'Sign-in' } }),
  system('/superadmin/applications/new', 'New application', 'applications'),
  system('/superadmin/applications/:id', 'Application', 'applications'),
  system('/superadmin/apis', 'APIs', 'api', { nav: { superadmin: 'Sign-in' } }),
  system('/superadmin/apis/new', 'New API', 'api'),
  system('/superadmin/apis/:id', 'API', 'api'),
  system('/superadmin/saml-providers', 'SAML providers', 'saml', { nav: { superadmin: 'Sign-in' } }),
  system('/superadmin/saml-providers/new', 'New SAML application', 'saml'),
  system('/superadmin/saml-providers/:id', 'SAML application', 'saml'),
  system('/superadmin/keys', 'Signing keys', 'key', { nav: { superadmin: 'Sign-in' } }),
  platform('/superadmin/audit', 'Audit trail', 'audit', { nav: { superadmin: 'Security' } }),
  platform('/superadmin/sessions', 'Sessions', 'sessions', { nav: { superadmin: 'Security' } }),
  anySuperadmin('/superadmin/integration-guide', 'Integration Guide', 'book', {
    nav: { superadmin: 'Learn' },
  }),
  anySuperadmin('/superadmin/project/architecture', 'Architecture', 'architecture', {
    nav: { superadmin: 'Learn' },
  }),
];
