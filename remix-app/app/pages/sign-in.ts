import { inBoth, platform, system, tenant } from './describe.ts';
import type { RouteEntry } from './entry.ts';

const sso = inBoth([system, '/superadmin/sso-configuration'], [tenant, '/admin/sso']);
const domains = inBoth([platform, '/superadmin/domains'], [tenant, '/admin/domains']);
const applications = inBoth([system, '/superadmin/applications'], [tenant, '/admin/applications']);
const apis = inBoth([system, '/superadmin/apis'], [tenant, '/admin/apis']);
const providers = inBoth([system, '/superadmin/saml-providers'], [tenant, '/admin/saml-providers']);

/** Connections, domains, applications and keys. */
export const SIGN_IN_PAGES: readonly RouteEntry[] = [
  ...sso('', 'consoles/sso', 'SSO Configuration', 'sso', {
    nav: 'Sign-in',
    admin: { title: 'Single Sign-On', also: ['/tenant-admin/sso'] },
  }),
  ...sso('/new', 'consoles/sso.new', 'New connection', 'sso'),
  ...sso('/wizard', 'consoles/sso.wizard', 'Automated SSO Wizard', 'sso'),
  ...sso('/wizard/:id', 'consoles/sso.wizard.$id', 'Automated SSO Wizard', 'sso'),
  ...sso('/quick', 'consoles/sso.wizard', 'Quick Auto-Configure', 'sso'),
  ...sso('/quick/:id', 'consoles/sso.wizard.$id', 'Quick Auto-Configure', 'sso'),
  ...sso('/enforcement', 'consoles/sso.enforcement', 'Require single sign-on', 'sso'),
  ...sso('/routing', 'consoles/sso.routing', 'Sign-in routing', 'sso'),
  ...sso('/check', 'consoles/sso.check', 'Federation check', 'sso'),
  ...sso('/set-up-links', 'consoles/sso.set-up-links', 'Set-up links', 'sso'),
  ...sso('/:id', 'consoles/sso.$id', 'SSO connection', 'sso'),
  ...sso('/:id/draft', 'consoles/sso.$id.draft', 'Draft of a connection', 'sso'),
  ...sso('/:id/responses', 'consoles/sso.$id.responses', 'Stored responses', 'sso'),
  ...sso('/:id/responses/:responseId', 'consoles/sso.$id.responses.$responseId', 'Replay a response', 'sso'),
  ...sso('/:id/sign-ins/:traceId', 'consoles/sso.$id.sign-ins.$traceId', 'Sign-in trace', 'sso'),
  ...domains('', 'consoles/domains', 'Domains', 'domain', {
    superadmin: { nav: 'Tenants' },
    admin: { nav: 'Sign-in', also: ['/tenant-admin/domains'] },
  }),
  ...domains('/new', 'consoles/domains.new', 'Claim a domain', 'domain'),
  ...domains('/:id', 'consoles/domains.$id', 'Domain', 'domain'),
  ...applications('', 'consoles/applications', 'Applications', 'applications', {
    nav: 'Sign-in',
    admin: { also: ['/tenant-admin/applications'] },
  }),
  ...applications('/new', 'consoles/applications.new', 'New application', 'applications'),
  ...applications(
    '/registration',
    'consoles/applications.registration',
    'Client registration',
    'applications',
  ),
  ...applications('/:id', 'consoles/applications.$id', 'Application', 'applications'),
  ...apis('', 'consoles/apis', 'APIs', 'api', { nav: 'Sign-in' }),
  ...apis('/new', 'consoles/apis.new', 'New API', 'api'),
  ...apis('/:id', 'consoles/apis.$id', 'API', 'api'),
  ...providers('', 'consoles/saml-providers', 'SAML applications', 'saml', {
    superadmin: { listedAt: '/superadmin/applications' },
    admin: { listedAt: '/admin/applications' },
  }),
  ...providers('/new', 'consoles/saml-providers.new', 'New SAML application', 'saml'),
  ...providers('/:id', 'consoles/saml-providers.$id', 'SAML application', 'saml'),
  system('/superadmin/keys', 'superadmin/keys', 'Signing keys', 'key', { nav: 'Sign-in' }),
];
