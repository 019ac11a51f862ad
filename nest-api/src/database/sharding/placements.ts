/**
 * Where the rows of each table with `tenant_id` are once the database is distributed with Citus. Tables without
 * `tenant_id` are on the coordinator. See docs/decisions/0047-sharding.md.
 */

/** On the worker of their tenant. All are co-located with the first one, so a tenant's rows are always together. */
export const DISTRIBUTED = ['audit_events', 'audit_seals', 'audit_heads', 'audit_published_heads'] as const;

export interface Key {
  readonly table: (typeof DISTRIBUTED)[number];
  /** As SQL has it. */
  readonly now: string;
}

/**
 * Keys that get `tenant_id`, because a worker can only check the rows that it has. `seq` remains unique: the
 * coordinator's sequence gives it, and no role may insert it.
 */
export const REPLACED_KEYS: Readonly<Record<string, Key>> = {
  audit_events_pkey: { table: 'audit_events', now: 'primary key (at, seq, tenant_id)' },
  audit_seals_seq_unique: { table: 'audit_seals', now: 'unique (seq, tenant_id)' },
};

/** On the coordinator, by the reason. */
export const ON_COORDINATOR: Readonly<Record<string, readonly string[]>> = {
  'tenant_id may be null: rows of the platform, or before an organization is chosen': [
    'application_logos',
    'detection_suppressions',
    'external_identities',
    'funnel_entries',
    'grants',
    'import_lines',
    'imports',
    'incident_entries',
    'incidents',
    'oauth_artifacts',
    'oauth_authorizations',
    'oauth_client_secrets',
    'oauth_clients',
    'oauth_logout_deliveries',
    'oauth_resources',
    'outbox',
    'saml_keys',
    'saml_service_providers',
    'sessions',
    'sign_in_journeys',
    'sign_in_notices',
    'sign_in_traces',
    'signing_keys',
    'sso_configuration_states',
    'sso_configuration_versions',
    'sso_configurations',
    'sso_flows',
    'sso_wizard_runs',
    'upstream_responses',
  ],
  'found, or unique, by a key without the tenant: a host, a domain, the hash of a token': [
    'connector_codes',
    'connectors',
    'custom_domains',
    'directory_tokens',
    'domains',
    'initial_access_tokens',
    'organization_profiles',
    'sign_in_approvals',
    'sso_wizard_links',
  ],
  'has triggers that write tables of the coordinator': [
    'application_people',
    'custom_attributes',
    'directory_users',
    'group_applications',
    'group_members',
    'groups',
    'member_attribute_values',
    'memberships',
    'sign_in_policies',
    'tenant_roles',
  ],
  'refers to a table of the coordinator, whose deletion it follows': [
    'application_provisioning',
    'client_registrations',
    'connection_claims',
    'connector_proofs',
    'connector_tasks',
    'directories',
    'directory_changes',
    'directory_former_users',
    'directory_notices',
    'directory_pull_members',
    'directory_pull_objects',
    'directory_pull_runs',
    'directory_pulls',
    'directory_requests',
    'emergency_codes',
    'group_given_roles',
    'group_roles',
    'invitations',
    'member_devices',
    'plan_requests',
    'product_grants',
    'product_requests',
    'provisioning_assignments',
    'provisioning_changes',
    'provisioning_members',
    'provisioning_objects',
    'registration_policies',
    'signal_events',
    'signal_excluded_subjects',
    'signal_outbox',
    'signal_receivers',
    'signal_streams',
    'sign_in_models',
    'sign_in_profiles',
    'sso_configuration_drafts',
    'sso_policies',
    'works_council_modes',
  ],
  'partitioned twice, which Citus does not distribute': ['sign_in_attempts'],
  'counted by statements that also read or write tables of the coordinator': [
    'active_user_counts',
    'active_users',
    'adoption_days',
    'funnel_days',
    'people_counts',
    'sign_in_days',
    'sign_in_hours',
    'sign_in_people',
    'sign_in_times',
    'tenant_costs',
    'watched_sign_ins',
    'weekly_reports',
  ],
};
