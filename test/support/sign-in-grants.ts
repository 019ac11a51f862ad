/** Joins names from a multi-line template literal. */
function columns(names: string): string {
  return names.trim().split(/\s+/).join(' ');
}

/**
 * Privileges of the database role for sign-ins: columns by table and verb. A verb on whole rows has no columns.
 *
 * A change here changes what a request without a session can reach.
 */
export const SIGN_IN_GRANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  audit_events: {
    insert: 'event tenant_id',
  },
  credentials: {
    select: 'id kind user_id',
    insert: 'created_at id kind secret updated_at user_id',
    update: 'secret updated_at',
  },
  devices: {
    select: 'address id key_hash last_seen_at network user_agent user_id',
    insert: 'address created_at id key_hash last_seen_at network user_agent user_id',
    update: 'address last_seen_at network user_agent',
  },
  domains: {
    select: 'auto_join covers_subdomains domain id status tenant_id',
  },
  email_changes: {
    select: 'confirmed_at_new_at confirmed_at_old_at email expires_at id user_id',
    update: 'confirmed_at_new_at confirmed_at_old_at',
    delete: '',
  },
  external_identities: {
    select:
      'configuration_id created_at disabled_at email id issuer last_sign_in_at linked_by signaled_at subject tenant_id user_id',
    insert:
      'configuration_id created_at disabled_at email id issuer last_sign_in_at linked_by subject tenant_id user_id',
    update: 'email last_sign_in_at',
  },
  grants: {
    select: 'client_id created_at id scopes tenant_id updated_at user_id',
    insert: 'client_id created_at id scopes tenant_id updated_at user_id',
    update: 'scopes updated_at',
  },
  invitations: {
    select: columns(`
      accepted_at accepted_by created_at email email_key expires_at family_name given_name id invited_by
      revoked_at role role_id sent_at tenant_id times_sent
    `),
    update: 'accepted_at accepted_by',
  },
  member_devices: {
    select: 'address device_id last_seen_at tenant_id user_agent user_id',
    insert: 'address created_at device_id last_seen_at tenant_id user_agent user_id',
    update: 'address last_seen_at user_agent',
  },
  memberships: {
    select: columns(`
      created_at directory_id email_key factor_required_at family_key id last_sign_in_at left_at name_key role
      role_id status tenant_id updated_at user_id version
    `),
    insert: 'created_at email_key family_key id name_key role role_id status tenant_id updated_at user_id',
    update: 'last_sign_in_at',
  },
  oauth_artifacts: {
    select: 'consumed_at day id kind payload',
    insert: 'day id kind payload tenant_id',
    update: 'consumed_at payload',
    delete: '',
  },
  oauth_authorizations: {
    select: 'client_id created_at id payload tenant_id user_id view_role',
    update: 'last_used_at',
  },
  oauth_clients: {
    select: 'authorized_since client_id id',
  },
  oauth_pairwise_salts: {
    select: 'id salt',
    insert: 'id salt',
  },
  outbox: {
    insert: 'content created_at expires_at id next_attempt_at recipient subject template tenant_id',
  },
  password_resets: {
    select: 'address created_at email_key expires_at handled_at host id user_id',
    insert: 'address created_at email_key expires_at host id',
    delete: '',
  },
  recovery_codes: {
    select: 'used_at user_id',
  },
  saml_keys: {
    select: 'certificate id not_after private_key status tenant_id use',
    insert: 'activated_at certificate id not_after private_key status tenant_id use',
  },
  saml_persistent_ids: {
    select: 'service_provider_id user_id value',
    insert: 'service_provider_id user_id value',
    update: 'value',
  },
  saml_service_providers: {
    select: columns(`
      allow_idp_initiated assertion_consumer_services assigned_only attributes certificates deleted_at
      encryption_algorithm entity_id groups_claim id is_active logo_hash name name_id_format
      require_signed_requests sign signature_algorithm slo_binding slo_response_url slo_url tenant_id
    `),
  },
  saml_sessions: {
    select: 'host name_id name_id_format service_provider_id session_id session_index',
    insert: 'expires_at host id name_id name_id_format service_provider_id session_id session_index user_id',
    update: 'access_lost_at name_id name_id_format next_attempt_at',
    delete: '',
  },
  saml_states: {
    select: 'expires_at id kind payload',
    insert: 'expires_at id kind payload',
    update: 'expires_at payload',
    delete: '',
  },
  saml_upstream_sessions: {
    select: columns(`
      configuration_id name_id name_id_format name_qualifier session_id session_index sp_name_qualifier
    `),
    insert: columns(`
      configuration_id expires_at name_id name_id_format name_qualifier session_id session_index
      sp_name_qualifier user_id
    `),
    delete: '',
  },
  saml_used_ids: {
    insert: 'expires_at id',
  },
  sessions: {
    select: columns(`
      account_role address amr authenticated_at connection_id created_at device_id end_reason ended_at expires_at host id
      idle_seconds last_seen_at moved_at oidc places proved_at risk role tenant_id upstream_tenant_id user_agent user_id
    `),
    insert: columns(`
      account_role address amr authenticated_at connection_id created_at device_id expires_at host id idle_seconds
      last_seen_at proved_at risk role tenant_id token_hash upstream_tenant_id user_agent user_id
    `),
    update: 'end_reason ended_at moved_at oidc places',
  },
  sign_in_approvals: {
    select: 'decision expires_at number tenant_id ticket_hash',
    update: 'decided_at decision',
  },
  sign_in_profiles: {
    select: 'tenant_id user_id',
    insert: 'at profile tenant_id user_id',
    update: 'at profile',
  },
  sign_in_tickets: {
    select: 'expires_at id must_enrol proof token_hash user_id',
    insert: 'created_at expires_at id must_enrol proof token_hash user_id',
    delete: '',
  },
  sign_in_traces: {
    select: 'claims configuration_id email finished_at id is_whole message outcome request_id steps user_id',
    insert: columns(`
      claims configuration_id draft_id email finished_at id is_whole message outcome purpose request_id started_at
      steps tenant_id user_id
    `),
    update: 'claims email finished_at is_whole message outcome request_id steps user_id',
    delete: '',
  },
  sign_in_attempts: {
    insert: columns(`
      application_id application_type at connection_id count country device_id email expected failed found id ip
      is_copy is_sign_in method outcome reference risk session_id steps tenant_id trace_id user_agent user_id
    `),
  },
  upstream_responses: {
    insert: columns(`
      configuration_id id is_failure outcome protocol purpose received_at reference sealed size tenant_id
    `),
  },
  sign_ups: {
    select: 'company created_at email expires_at family_name given_name id password_hash',
    insert: 'company created_at email expires_at family_name given_name id password_hash',
    delete: '',
  },
  signing_keys: {
    select: 'activated_at alg created_at id kid private_jwk public_jwk retired_at status tenant_id',
    insert: 'activated_at alg created_at id kid private_jwk public_jwk status tenant_id',
  },
  sso_configuration_states: {
    select: columns(`
      certificate_expires_at document down_since failing_since failures_since_success id keys next_refresh_at
      outage_announced_at refresh_failure refreshed_at tenant_id tested_at tested_by tested_version unreachable_since
      warned_days
    `),
    insert: columns(`
      certificate_expires_at document down_since failing_since failures_since_success id keys next_refresh_at
      outage_announced_at refresh_failure refreshed_at tenant_id tested_at tested_by tested_version unreachable_since
      warned_days
    `),
    update: columns(`
      certificate_expires_at document down_since failing_since failures_since_success keys next_refresh_at
      outage_announced_at refresh_failure refreshed_at tested_at tested_by tested_version unreachable_since
      warned_days
    `),
  },
  sso_configurations: {
    select: columns(`
      allow_idp_initiated authorization_endpoint certificate client_id client_secret created_at
      creates_people deleted_at directory_id domains encryption_algorithm entity_id id is_enabled issuer
      managed_by_settings mapping metadata_url name name_id_format parameters private_key relay_state release
      scopes signature_algorithm slo_response_url slo_url sso_url tenant_id token_endpoint type updated_at
      user_info_endpoint uses_platform_client version
    `),
  },
  sso_flows: {
    select: columns(`
      browser_hash configuration_id consumed_at created_at draft_id expires_at host id mode nonce pending purpose result
      return_to started_by state_hash tenant_id ticket_hash trace_id verifier
    `),
    insert: columns(`
      browser_hash configuration_id created_at draft_id expires_at host id mode nonce purpose return_to started_by
      state_hash tenant_id trace_id verifier
    `),
    update: 'consumed_at expires_at pending result ticket_hash',
  },
  sso_policies: {
    select: 'break_glass enforced tenant_id',
  },
  sso_upstream_sessions: {
    select: 'configuration_id created_at logout_url session_id',
    insert: 'configuration_id logout_url session_id',
    delete: '',
  },
  tenant_roles: {
    select: 'created_at description id name name_key permissions tenant_id updated_at version',
  },
  tenants: {
    select: 'code id name offline_idle_seconds offline_total_seconds plan slug status version',
    insert: columns(`
      admin_email created_at id is_demo name offline_idle_seconds offline_total_seconds payment_status plan
      session_idle_seconds session_total_seconds slug status time_zone updated_at
    `),
    update: 'version',
  },
  users: {
    select: columns(`
      created_at email email_key email_verified_at erase_after erase_asked_by family_name given_name
      has_factor id is_demo is_superadmin locale member_as new_device_mail picture status updated_at
      version weekly_email zoneinfo
    `),
    insert: columns(`
      created_at email email_key email_verified_at family_name given_name has_factor id is_demo
      is_superadmin locale member_as new_device_mail picture status updated_at weekly_email zoneinfo
    `),
    update: 'email email_key email_verified_at updated_at version',
  },
};
