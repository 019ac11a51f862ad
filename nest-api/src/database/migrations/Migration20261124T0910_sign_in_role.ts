import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { allowSignIn, denySignIn, type SignInAccess } from '../sign-in-access.js';

const PLATFORM_ONLY = 'tenant_id is null';
/** The ORM reads whole rows. */
const FOUND: SignInAccess = { may: 'select' };

/**
 * What protocol endpoints, and requests before the user is known, read and write in any tenant. They cannot read a table
 * that no flow reads, or write a column that no flow writes.
 */
const ACCESS: Readonly<Record<string, SignInAccess>> = {
  // Accounts, tenants and memberships. A sign-up creates them without rights.
  users: {
    may: `select, insert (id, email, email_key, given_name, family_name, picture, locale, zoneinfo, email_verified_at,
        status, is_superadmin, is_demo, has_factor, member_as, new_device_mail, created_at, updated_at),
      update (email, email_key, email_verified_at, updated_at, version)`,
    adds: `not is_superadmin and not is_demo and not has_factor and member_as = 'nothing' and status = 'active'`,
  },
  memberships: {
    may: `select, insert (id, tenant_id, user_id, role, role_id, status, email_key, name_key, family_key, created_at,
        updated_at), update (last_sign_in_at)`,
    adds: `status = 'active'`,
  },
  tenant_roles: FOUND,
  tenants: {
    may: `select (id, code, slug, name, status, plan, offline_idle_seconds, offline_total_seconds, version),
      insert (id, slug, name, admin_email, status, plan, payment_status, session_idle_seconds, session_total_seconds,
        offline_idle_seconds, offline_total_seconds, created_at, updated_at)`,
    adds: `status = 'pending' and plan = 'trial' and payment_status = 'pending'`,
  },
  invitations: { may: 'select, update (accepted_at, accepted_by)' },
  domains: {
    may: 'select (id, tenant_id, domain, status, covers_subdomains, auto_join)',
    reads: `status = 'active'`,
  },

  // Proofs and sessions. Hashes of passwords and tokens are compared by functions.
  credentials: {
    may: `select (id, user_id, kind), insert (id, user_id, kind, secret, created_at, updated_at),
      update (secret, updated_at)`,
  },
  sessions: {
    may: `select (id, tenant_id, user_id, account_role, role, amr, upstream_tenant_id, authenticated_at, proved_at,
        device_id, last_seen_at, idle_seconds, expires_at, ended_at, end_reason, address, user_agent, oidc, created_at),
      insert (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, proved_at, last_seen_at,
        created_at, idle_seconds, expires_at, address, user_agent, upstream_tenant_id, device_id),
      update (ended_at, end_reason, oidc)`,
  },
  devices: {
    may: `select (id, user_id, key_hash, user_agent, address, network, last_seen_at),
      insert (id, user_id, key_hash, user_agent, address, network, last_seen_at, created_at),
      update (user_agent, address, network, last_seen_at)`,
  },
  member_devices: {
    may: `select (tenant_id, user_id, device_id, user_agent, address, last_seen_at),
      insert (tenant_id, user_id, device_id, user_agent, address, last_seen_at, created_at),
      update (user_agent, address, last_seen_at)`,
  },
  sign_in_tickets: {
    may: `select (id, token_hash, user_id, proof, must_enrol, expires_at),
      insert (id, token_hash, user_id, proof, must_enrol, expires_at, created_at), delete`,
  },
  recovery_codes: { may: 'select (user_id, used_at)' },
  sign_ups: {
    may: `select, insert (id, email, given_name, family_name, company, password_hash, expires_at, created_at), delete`,
  },
  password_resets: {
    may: 'select, insert (id, email_key, address, expires_at, created_at), delete',
  },
  email_changes: {
    may: `select (id, user_id, email, confirmed_at_old_at, confirmed_at_new_at, expires_at),
      update (confirmed_at_old_at, confirmed_at_new_at), delete`,
  },

  // Events and mail are added and never read. Mail in the name of a tenant is added in that tenant.
  audit_events: { may: 'insert (tenant_id, event)' },
  outbox: {
    may: `insert (id, tenant_id, recipient, template, subject, content, next_attempt_at, expires_at, created_at)`,
    writes: PLATFORM_ONLY,
  },

  // Single sign-on. Flows of a tenant's own connections are written in the tenant.
  sso_configurations: FOUND,
  sso_configuration_states: {
    may: `select, insert (id, tenant_id, document, keys, refreshed_at, refresh_failure, next_refresh_at,
        certificate_expires_at, warned_days, tested_at, tested_by, tested_version, failures_since_success, failing_since),
      update (document, keys, refreshed_at, refresh_failure, next_refresh_at, certificate_expires_at, warned_days,
        tested_at, tested_by, tested_version, failures_since_success, failing_since)`,
    reads: PLATFORM_ONLY,
  },
  sso_policies: { may: 'select (tenant_id, enforced, break_glass)' },
  external_identities: {
    may: `select, insert (id, tenant_id, configuration_id, issuer, subject, user_id, email, linked_by, last_sign_in_at,
        created_at), update (email, last_sign_in_at)`,
  },
  sso_flows: {
    may: `select, insert (id, tenant_id, configuration_id, purpose, mode, state_hash, browser_hash, nonce, verifier,
        return_to, started_by, trace_id, expires_at, created_at),
      update (consumed_at, result, pending, ticket_hash, expires_at)`,
    writes: PLATFORM_ONLY,
  },
  sign_in_traces: {
    may: `select (id, configuration_id, outcome, message, user_id, email, request_id, steps, claims, finished_at, is_whole),
      insert (id, tenant_id, configuration_id, purpose, outcome, message, user_id, email, request_id, steps, claims,
        started_at, finished_at, is_whole),
      update (outcome, message, finished_at, request_id, email, user_id, steps, claims, is_whole), delete`,
    reads: PLATFORM_ONLY,
  },
  sso_upstream_sessions: { may: 'select, insert (session_id, configuration_id, logout_url), delete' },

  // SAML.
  saml_service_providers: {
    may: `select (id, tenant_id, entity_id, name, assertion_consumer_services, slo_url, slo_response_url, slo_binding,
      certificates, attributes, name_id_format, sign, signature_algorithm, encryption_algorithm,
      require_signed_requests, allow_idp_initiated, deleted_at, is_active)`,
    reads: 'deleted_at is null and is_active',
  },
  saml_persistent_ids: {
    may: 'select (service_provider_id, user_id, value), insert (service_provider_id, user_id, value), update (value)',
  },
  saml_sessions: {
    may: `select (session_id, service_provider_id, session_index, name_id, name_id_format),
      insert (id, session_id, service_provider_id, user_id, session_index, name_id, name_id_format, expires_at),
      update (name_id, name_id_format), delete`,
  },
  saml_keys: {
    may: `select (id, tenant_id, use, status, certificate, private_key, not_after),
      insert (id, tenant_id, use, status, certificate, private_key, not_after, activated_at)`,
    adds: `status = 'current'`,
  },
  saml_states: {
    may: `select (id, kind, payload, expires_at), insert (id, kind, payload, expires_at), update (payload, expires_at),
      delete`,
  },
  saml_used_ids: { may: 'insert (id, expires_at)' },
  saml_upstream_sessions: {
    may: `select (session_id, configuration_id, name_id, name_id_format, name_qualifier, sp_name_qualifier, session_index),
      insert (session_id, configuration_id, user_id, name_id, name_id_format, name_qualifier, sp_name_qualifier,
        session_index, expires_at), delete`,
  },

  // OAuth 2.0.
  oauth_clients: { may: 'select (id, client_id, authorized_since)' },
  oauth_artifacts: {
    may: `select (day, id, kind, payload, consumed_at), insert (day, id, kind, payload, tenant_id),
      update (payload, consumed_at), delete`,
  },
  oauth_authorizations: {
    may: `select (id, tenant_id, client_id, user_id, view_role, payload, created_at), update (last_used_at)`,
  },
  oauth_pairwise_salts: { may: 'select, insert' },
  grants: {
    may: `select, insert (id, tenant_id, client_id, user_id, scopes, created_at, updated_at),
      update (scopes, updated_at)`,
    reads: PLATFORM_ONLY,
  },
  signing_keys: {
    may: `select, insert (id, tenant_id, kid, alg, status, public_jwk, private_jwk, activated_at, created_at)`,
    adds: `status in ('current', 'next')`,
  },
};

/**
 * A role for protocol endpoints and for requests before the user is known. The role that sees every tenant then serves
 * superadmin pages and jobs only. Functions answer what needs one fact.
 */
export class Migration20261124T0910_sign_in_role extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      begin
        create role gatehouse_sign_in nosuperuser nobypassrls nocreatedb nocreaterole;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    this.addSql('grant gatehouse_sign_in to gatehouse_app with inherit false, set true');
    this.addSql('grant usage on schema public to gatehouse_sign_in');
    this.addSql('grant usage on sequence audit_events_seq, tenant_code_seq to gatehouse_sign_in');
    for (const [table, access] of Object.entries(ACCESS)) allowSignIn(this, table, access);
    // Counting the places of a plan locks the tenant's row, which requires the privilege to update. No changed row passes.
    this.addSql('grant update (version) on tenants to gatehouse_sign_in');
    this.addSql(
      'create policy sign_in_update on tenants for update to gatehouse_sign_in using (true) with check (false)',
    );
    this.functions();
  }

  private functions(): void {
    sqlFunction(
      this,
      'has_account(of_email varchar)',
      'boolean',
      'select exists (select 1 from users u where u.email_key = of_email)',
      { roles: ['app', 'platform'] },
    );
    // Another hash of the same password, unless it was changed meanwhile.
    sqlFunction(
      this,
      'renew_password_hash(of_user uuid, known text, renewed text)',
      'void',
      `update credentials set secret = renewed where user_id = of_user and kind = 'password' and secret = known`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'end_access_of_user(reason text, of_user uuid, keep_session uuid)',
      'int',
      'select end_access(reason, of_user, null, keep_session)',
      { isVolatile: true, roles: ['platform'] },
    );
    this.addSql('grant execute on function has_account, end_access_of_user to gatehouse_sign_in');
    sqlFunction(
      this,
      'tenant_of_set_up_link(of_token varchar)',
      'table ("tenantId" uuid)',
      'select l.tenant_id from sso_wizard_links l where l.token_hash = of_token',
    );
    sqlFunction(
      this,
      'logo_by_hash(of_hash varchar)',
      'table (type varchar, content bytea)',
      'select p.logo_type, p.logo from organization_profiles p where p.logo_hash = of_hash',
    );
  }

  override down(): void {
    this.addSql(`
      drop function logo_by_hash, tenant_of_set_up_link, end_access_of_user, renew_password_hash, has_account`);
    for (const table of Object.keys(ACCESS)) denySignIn(this, table);
    this.addSql('revoke usage on sequence audit_events_seq, tenant_code_seq from gatehouse_sign_in');
    this.addSql('revoke usage on schema public from gatehouse_sign_in');
    // The role belongs to the cluster, and another database on it may use it.
  }
}
