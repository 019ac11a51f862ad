/** The IDs that a link to a page requires. */
export interface CauseIds {
  readonly isSuperadmin: boolean;
  readonly connectionId?: string | null | undefined;
  readonly applicationId?: string | null | undefined;
  readonly serviceProviderId?: string | null | undefined;
  readonly userId?: string | null | undefined;
}

type Resource = 'connection' | 'application' | 'serviceProvider' | 'user';

const BASES = {
  connection: { admin: '/admin/sso', superadmin: '/superadmin/sso-configuration' },
  application: { admin: '/admin/applications', superadmin: '/superadmin/applications' },
  serviceProvider: { admin: '/admin/saml-providers', superadmin: '/superadmin/saml-providers' },
  user: { admin: '/admin/users', superadmin: '/superadmin/users' },
} as const satisfies Record<Resource, { admin: string; superadmin: string }>;

const DOMAINS = { admin: '/admin/domains', superadmin: '/superadmin/domains' } as const;
const SECURITY = { admin: '/admin/security', superadmin: '/superadmin/security' } as const;

interface Screen {
  /** The resource of the page; its list if the ID is unknown. */
  readonly of: Resource;
  readonly rest?: string;
  /** The list itself. */
  readonly isList?: true;
}

const settings = (field: string): Screen => ({ of: 'connection', rest: `?tab=settings#${field}` });

const SCREENS = {
  connection: { of: 'connection' },
  connection_issuer: settings('issuer'),
  connection_client: settings('clientId'),
  connection_secret: settings('clientSecret'),
  connection_scopes: settings('scopes'),
  connection_token_url: settings('tokenEndpoint'),
  connection_domains: settings('domains'),
  connection_directory: settings('directoryId'),
  connection_mapping: settings('mapping.email'),
  connection_joining: settings('createsPeople'),
  connection_certificate: settings('certificate'),
  connection_entity_id: settings('entityId'),
  connection_name_id: settings('nameIdFormat'),
  connection_signature: settings('signatureAlgorithm'),
  connection_encryption: settings('encryptionAlgorithm'),
  connection_idp_initiated: settings('allowIdpInitiated'),
  connection_ldap_url: settings('parameters.ldapUrl'),
  connection_ldap_base: settings('parameters.baseDn'),
  connection_ldap_filter: settings('parameters.userFilter'),
  connection_connectors: { of: 'connection', rest: '?tab=connectors' },
  connection_sign_ins: { of: 'connection', rest: '?tab=sign-ins' },
  application: { of: 'application' },
  applications: { of: 'application', isList: true },
  application_settings: { of: 'application' },
  application_redirect_uris: { of: 'application', rest: '#redirect_uris' },
  application_scopes: { of: 'application', rest: '#scopes' },
  application_resources: { of: 'application', rest: '#resources' },
  application_credentials: { of: 'application', rest: '?tab=credentials#secret' },
  application_connect: { of: 'application', rest: '?tab=connect' },
  application_problems: { of: 'application', rest: '?tab=problems' },
  saml_application: { of: 'serviceProvider' },
  saml_application_acs: { of: 'serviceProvider', rest: '#acs_url' },
  saml_application_launch: { of: 'serviceProvider', rest: '#allow_idp_initiated' },
  saml_applications: { of: 'serviceProvider', isList: true },
  user: { of: 'user' },
  users: { of: 'user', isList: true },
} as const satisfies Record<string, Screen>;

export type Place =
  | keyof typeof SCREENS
  | 'client_registration'
  | 'domains'
  | 'sso_policy'
  | 'security'
  | 'risk_policy';

/** The path of a page in the console of an admin or of a superadmin; null if the ID of its object is unknown. */
export function pathOf(place: Place, ids: CauseIds): string | null {
  const role = ids.isSuperadmin ? 'superadmin' : 'admin';
  if (place === 'domains') return DOMAINS[role];
  if (place === 'security') return SECURITY[role];
  if (place === 'risk_policy') return `${SECURITY[role]}#riskMode`;
  if (place === 'client_registration') return `${BASES.application[role]}/registration`;
  if (place === 'sso_policy') return `${BASES.connection[role]}/enforcement`;
  const screen: Screen = SCREENS[place];
  const base = BASES[screen.of][role];
  if (screen.isList) return base;
  const id = ids[`${screen.of}Id`];
  return id ? `${base}/${id}${screen.rest ?? ''}` : null;
}
