/** Groups of audit events, for filtering without knowledge of the actions. */
export const AUDIT_GROUPS = [
  'sign_ins',
  'accounts',
  'people',
  'organizations',
  'domains',
  'connections',
  'policies',
  'applications',
  'tokens',
  'keys',
  'system',
] as const;
export type AuditGroup = (typeof AUDIT_GROUPS)[number];

/** Keyed by the prefix of an action. */
const GROUPS: Readonly<Record<string, AuditGroup>> = {
  sign_in: 'sign_ins',
  session: 'sign_ins',
  sign_up: 'organizations',
  form: 'accounts',
  password: 'accounts',
  mail: 'system',
  audit: 'system',
  factor: 'accounts',
  recovery_codes: 'accounts',
  recovery_code: 'accounts',
  email: 'accounts',
  account: 'accounts',
  device: 'accounts',
  sign_in_policy: 'policies',
  works_council_mode: 'policies',
  user: 'people',
  membership: 'people',
  import: 'people',
  invitation: 'people',
  role: 'people',
  group: 'people',
  application: 'applications',
  tenant: 'organizations',
  plan: 'organizations',
  product: 'organizations',
  domain: 'domains',
  custom_domain: 'domains',
  oauth_client: 'applications',
  registration_policy: 'policies',
  initial_access_token: 'applications',
  oauth_resource: 'applications',
  provisioning: 'applications',
  consent: 'applications',
  grant: 'applications',
  token: 'tokens',
  signing_key: 'keys',
  master_key: 'keys',
  demo_data: 'system',
  saml_provider: 'applications',
  saml: 'sign_ins',
  saml_key: 'keys',
  sso_configuration: 'connections',
  sso_response: 'connections',
  sso_policy: 'policies',
  emergency_codes: 'policies',
  emergency_code: 'policies',
  rate_limit: 'sign_ins',
  external_identity: 'accounts',
  connector: 'connections',
  signal_receiver: 'connections',
  signal: 'connections',
  signal_stream: 'applications',
  directory_consent: 'connections',
  directory_read: 'connections',
  sso_wizard: 'connections',
  custom_attribute: 'connections',
  directory: 'connections',
  directory_token: 'connections',
  directory_user: 'people',
  incident: 'sign_ins',
  detection_suppression: 'policies',
  job: 'system',
  live_display: 'system',
};

/** A device that signs in to an application, by the device flow. Other devices belong to an account. */
const OF_APPLICATIONS: readonly string[] = ['device.allowed', 'device.refused'];

/** Undefined for an action of a later version. */
export function auditGroupOf(action: string): AuditGroup | undefined {
  if (OF_APPLICATIONS.includes(action)) return 'applications';
  const thing = action.slice(0, action.indexOf('.'));
  return Object.hasOwn(GROUPS, thing) ? GROUPS[thing] : undefined;
}
