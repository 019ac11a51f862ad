/** The tables that have no entity, by module. One that has an entity belongs to the module of its file. */
export const OWNERS = {
  account: ['email_changes'],
  audit: [
    'audit_cursor',
    'audit_events',
    'audit_heads',
    'audit_seals',
    'audit_tombstones',
    'audit_verifications',
  ],
  auth: [
    'attempt_limits',
    'devices',
    'member_devices',
    'passkey_challenges',
    'sign_in_cursor',
    'sign_in_hours',
    'sign_in_people',
    'sign_in_tickets',
  ],
  imports: ['import_lines', 'imports'],
  jobs: ['job_runs'],
  mail: ['outbox'],
  oauth2: ['oauth_artifacts', 'oauth_authorizations', 'oauth_logout_deliveries', 'oauth_pairwise_salts'],
  saml: [
    'saml_certificate_warnings',
    'saml_keys',
    'saml_persistent_ids',
    'saml_sessions',
    'saml_states',
    'saml_upstream_sessions',
    'saml_used_ids',
  ],
  'sso-config': ['sso_upstream_sessions'],
  system: ['database_sizes', 'health_samples', 'instances'],
  tenants: ['organization_profiles', 'tenant_counts'],
  users: ['people_counts'],
};

/** What a module still reaches that belongs to another. */
export const DEBTS = {};

/** Files that reach for data and are no repository yet, by module. */
export const UNSORTED = {};
