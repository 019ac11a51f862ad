import { inBoth, platform, system, tenant } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const sso = inBoth([system, '/superadmin/sso-configuration'], [tenant, '/admin/sso']);
const domains = inBoth([platform, '/superadmin/domains'], [tenant, '/admin/domains']);
const applications = inBoth([system, '/superadmin/applications'], [tenant, '/admin/applications']);
const apis = inBoth([system, '/superadmin/apis'], [tenant, '/admin/apis']);
const providers = inBoth([system, '/superadmin/saml-providers'], [tenant, '/admin/saml-providers']);

/** Connections, domains, applications and keys. */
export const SIGN_IN_PAGES: readonly RouteEntry[] = [
  ...sso('', '_console.superadmin.sso-configuration._index', 'SSO Configuration', 'sso', {
    nav: 'Sign-in',
    admin: { title: 'Single Sign-On', also: ['/tenant-admin/sso'] },
  }),
  ...sso('/new', '_console.superadmin.sso-configuration.new', 'New configuration', 'sso'),
  ...sso('/wizard', '_console.superadmin.sso-configuration.wizard._index', 'Automated SSO Wizard', 'sso'),
  ...sso('/wizard/:id', '_console.superadmin.sso-configuration.wizard.$id', 'Automated SSO Wizard', 'sso'),
  ...sso('/quick', '_console.superadmin.sso-configuration.wizard._index', 'Quick Auto-Configure', 'sso'),
  ...sso('/quick/:id', '_console.superadmin.sso-configuration.wizard.$id', 'Quick Auto-Configure', 'sso'),
  ...sso(
    '/enforcement',
    '_console.superadmin.sso-configuration.enforcement',
    'Require single sign-on',
    'sso',
  ),
  ...sso('/routing', '_console.superadmin.sso-configuration.routing', 'Where an address goes', 'sso'),
  ...sso('/:id', '_console.superadmin.sso-configuration.$id._index', 'SSO configuration', 'sso'),
  ...sso(
    '/:id/sign-ins/:traceId',
    '_console.superadmin.sso-configuration.$id.sign-ins.$traceId',
    'What happened',
    'sso',
  ),
  ...domains('', '_console.superadmin.domains._index', 'Domains', 'domain', {
    superadmin: { nav: 'Tenants' },
    admin: { nav: 'Sign-in', also: ['/tenant-admin/domains'] },
  }),
  ...domains('/new', '_console.superadmin.domains.new', 'Claim a domain', 'domain'),
  ...domains('/:id', '_console.superadmin.domains.$id', 'Domain', 'domain'),
  ...applications('', '_console.superadmin.applications._index', 'Applications', 'applications', {
    nav: 'Sign-in',
    admin: { also: ['/tenant-admin/applications'] },
  }),
  ...applications('/new', '_console.superadmin.applications.new', 'New application', 'applications'),
  ...applications('/:id', '_console.superadmin.applications.$id', 'Application', 'applications'),
  ...apis('', '_console.superadmin.apis._index', 'APIs', 'api', { nav: 'Sign-in' }),
  ...apis('/new', '_console.superadmin.apis.new', 'New API', 'api'),
  ...apis('/:id', '_console.superadmin.apis.$id', 'API', 'api'),
  ...providers('', '_console.superadmin.saml-providers._index', 'SAML providers', 'saml', { nav: 'Sign-in' }),
  ...providers('/new', '_console.superadmin.saml-providers.new', 'New SAML application', 'saml'),
  ...providers('/:id', '_console.superadmin.saml-providers.$id', 'SAML application', 'saml'),
  system('/superadmin/keys', '_console.superadmin.keys', 'Signing keys', 'key', { nav: 'Sign-in' }),
];
