import type pg from 'pg';
import type { Side } from './two-tenants.ts';

/** Adds a row of this tenant to each table that its users' actions have not filled. */
export async function fillTenantTables(
  owner: pg.Client,
  { tenant, admin, clientId, connectionId }: Side,
): Promise<void> {
  await owner.query(
    `insert into domains (id, tenant_id, domain, status, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, 'active', now(), now())`,
    [tenant.id, `${tenant.id}.test`],
  );
  await owner.query(
    `insert into custom_domains (id, tenant_id, host, challenge, created_at)
     values (gen_random_uuid(), $1, $2, 'challenge', now())`,
    [tenant.id, `login.${tenant.id}.test`],
  );
  await owner.query(
    `insert into plan_requests (id, tenant_id, plan, requested_by, created_at)
     values (gen_random_uuid(), $1, 'pro', $2, now())`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into product_grants (id, tenant_id, product, granted_by, granted_at)
     values (gen_random_uuid(), $1, 'network-monitor', $2, now())`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into product_requests (id, tenant_id, product, requested_by, created_at)
     values (gen_random_uuid(), $1, 'network-monitor', $2, now())`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, '{openid}', now(), now())`,
    [tenant.id, clientId, admin.id],
  );
  await owner.query(
    `insert into registration_policies
       (tenant_id, mode, redirect_hosts, documents, document_hosts, blocked_document_hosts, native, grant_types, scopes,
        resources, unused_days, version)
     values ($1, 'off', '{}', false, '{}', '{}', true, '{authorization_code}', '{openid}', '[]', 30, 1)`,
    [tenant.id],
  );
  await owner.query(
    `insert into client_registrations (client_id, tenant_id, token_hash, metadata, registered_at)
     values ($1, $2, '\\x00', '{}', now())`,
    [clientId, tenant.id],
  );
  await owner.query(
    `insert into oauth_logout_deliveries (tenant_id, client_id, user_id, reason) values ($1, $2, $3, 'signed_out')`,
    [tenant.id, clientId, admin.id],
  );
  await owner.query(
    `insert into sign_in_hours (tenant_id, hour, succeeded, failed, people)
     values ($1, date_trunc('hour', now()), 1, 0, 1) on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into sign_in_people (tenant_id, user_id, hour) values ($1, $2, date_trunc('hour', now()))
     on conflict do nothing`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into sign_in_days (tenant_id, dimension, day, value, succeeded, failed)
     values ($1, 'method', current_date, 'password', 1, 0) on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into active_users (tenant_id, period, begins, user_id) values ($1, 'day', current_date, $2)
     on conflict do nothing`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into active_user_counts (tenant_id, period, begins, people, came_back)
     values ($1, 'day', current_date, 1, 0) on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into funnel_days (tenant_id, funnel, day, stage, times) values ($1, 'connection', current_date, 1, 1)
     on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into funnel_entries (funnel, subject_id, tenant_id, began_at, stage)
     values ('connection', gen_random_uuid(), $1, now(), 1)`,
    [tenant.id],
  );
  await owner.query(
    'insert into tenant_costs (tenant_id, day, requests) values ($1, current_date, 1) on conflict do nothing',
    [tenant.id],
  );
  await owner.query(
    `insert into sign_in_times (tenant_id, step, day, bucket, times) values ($1, 'password', current_date, 20, 1)
     on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into sign_in_journeys (id, tenant_id, began_at, step, took, is_over, due_at)
     values (gen_random_uuid(), $1, now(), 'password', '{}', false, now() + interval '1 day')`,
    [tenant.id],
  );
  await owner.query(
    `insert into adoption_days (tenant_id, day, people, enrolled, passkeys) values ($1, current_date, 1, 0, 0)
     on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id)
     values (true, now(), gen_random_uuid(), $1, 'password', true, 'invalid_credentials', 'aaaaaaaaaaaa', $2)`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into weekly_reports (tenant_id, week, due_at) values ($1, '2026-11-23', now() + interval '7 days')
     on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into works_council_modes (tenant_id, enabled, changed_at, changed_by) values ($1, false, '2026-01-01', $2)
     on conflict do nothing`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into watched_sign_ins (tenant_id, is_copy, at, network, account, user_id, kind, times)
     values ($1, false, now(), '192.0.2.1', $2::uuid::text, $2, 'guess', 1)`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `with made as (
       insert into incidents (id, tenant_id, kind, severity, subject, first_seen_at, last_seen_at, failures, accounts,
         network_count, users, signed_in, networks, created_at)
       values (gen_random_uuid(), $1, 'password_guessing', 'low', $2::uuid::text, now(), now(), 1, 1, 1, array[$2::uuid],
         '{}', '{}', now()) returning id)
     insert into incident_entries (id, tenant_id, incident_id, at, kind, author_id, detail)
     select gen_random_uuid(), $1, id, now(), 'comment', $2, '{}' from made`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into detection_suppressions (id, tenant_id, kind, user_id, expires_at, created_at)
     values (gen_random_uuid(), $1, 'password_guessing', $2, now() + interval '1 day', now())`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into sign_in_profiles (tenant_id, user_id, profile, at) values ($1, $2, '{"v": 1}', now())
     on conflict do nothing`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into sign_in_approvals (id, tenant_id, user_id, ticket_hash, number, method, address, risk, asked_at, expires_at)
     values (gen_random_uuid(), $1, $2, gen_random_uuid()::text, '482913', 'password', '192.0.2.1', '{}', now(),
       now() + interval '15 minutes')`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into sign_in_models (tenant_id, sign_ins, checked_at) values ($1, 1, now()) on conflict do nothing`,
    [tenant.id],
  );
  await owner.query(
    `insert into sign_in_notices (id, tenant_id, user_id, signed_in_at, expires_at, created_at)
     values (gen_random_uuid(), $1, $2, now(), now() + interval '1 day', now())`,
    [tenant.id, admin.id],
  );
  await owner.query(
    `insert into audit_published_heads (tenant_id, n, chain, signed) values ($1, 1, gen_random_uuid(), 'a.b.c')`,
    [tenant.id],
  );
  await fillSsoTables(owner, tenant.id, connectionId, admin.id);
  await fillGroupTables(owner, tenant.id, admin.id, clientId);
  await fillProvisioning(owner, tenant.id, clientId, admin.id);
  await fillSignals(owner, tenant.id, clientId, admin.id);
}

async function fillSsoTables(
  owner: pg.Client,
  tenantId: string,
  connectionId: string,
  userId: string,
): Promise<void> {
  const rows: Record<string, string> = {
    connection_claims: `(connection_id, tenant_id, settings, sign_ins, seen, at) values ($2, $1, 'x', 1, '{}', now())`,
    sso_configuration_states: `(id, tenant_id, keys) values ($2, $1, '[]')`,
    sso_configuration_versions: `(id, tenant_id, configuration_id, number, changed_by, changed_at, changes, snapshot)
      values (gen_random_uuid(), $1, $2, 1, $3, now(), '{created}', '{}')`,
    sso_configuration_drafts: `(id, tenant_id, configuration_id, base_version, saved_at, content, keys, users)
      values (gen_random_uuid(), $1, $2, 1, now(), '{}', '[]', '{}')`,
    external_identities: `(id, tenant_id, configuration_id, issuer, subject, user_id, linked_by, created_at)
      values (gen_random_uuid(), $1, $2, 'https://login.example', $3, $3, 'joined', now())`,
    sso_flows: `(id, tenant_id, configuration_id, purpose, mode, state_hash, browser_hash, nonce, trace_id, started_by,
      expires_at, created_at) values (gen_random_uuid(), $1, $2, 'sign_in', 'signin',
      replace($2, '-', ''), 'x', 'n', gen_random_uuid(), $3, now(), now())`,
    sign_in_traces: `(id, tenant_id, configuration_id, purpose, user_id, steps, started_at)
      values (gen_random_uuid(), $1, $2, 'sign_in', $3, '[]', now())`,
    upstream_responses: `(id, tenant_id, configuration_id, protocol, purpose, outcome, is_failure, reference, size,
      received_at) select id, $1, $2, 'saml', 'sign_in', 'success', false, 'REF', 1, now()
      from sign_in_traces where tenant_id = $1 limit 1`,
    sso_wizard_links: `(id, tenant_id, run_id, token_hash, created_by, uses, domains, expires_at, created_at)
      select gen_random_uuid(), $1, r.id, replace($2, '-', ''), $3, '[]', '{}', now(), now()
      from sso_wizard_runs r where r.tenant_id = $1`,
    sign_in_policies: `(tenant_id, updated_at) values ($1, now())`,
    application_logos: `(hash, tenant_id, type, content) values (replace($1, '-', ''), $1, 'image/png', 'x')`,
    organization_profiles: `(tenant_id, security_email) values ($1, 'security@acme.test')`,
    emergency_codes: `(id, tenant_id, code, created_at, requested_by, requested_at)
      values (gen_random_uuid(), $1, 'v1.test.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA', now(), $3, now())`,
    directories: `(id, tenant_id, source, created_at, updated_at) values ($2, $1, 'scim', now(), now())`,
    custom_attributes: `(id, tenant_id, name, label, type, multi_valued, created_at)
      values (gen_random_uuid(), $1, 'filled', 'Filled', 'string', false, now())`,
    member_attribute_values: `(tenant_id, user_id, "values", updated_at) values ($1, $3, '{}', now())`,
    directory_tokens: `(id, tenant_id, directory_id, slot, hash, hint, created_at)
      values (gen_random_uuid(), $1, $2, 1, sha256(convert_to($2, 'UTF8')), 'abcd', now())`,
    directory_users: `(id, tenant_id, directory_id, user_name, user_name_key, active, resource, user_id, created_at,
      updated_at) values (gen_random_uuid(), $1, $2, 'ada', 'ada', true, '{}', $3, now(), now())`,
    directory_former_users: `(directory_id, tenant_id, user_id, external_id) values ($2, $1, $3, 'ada')`,
    directory_notices: `(id, tenant_id) values ($2, $1)`,
    directory_changes: `(id, tenant_id, directory_id, user_id, user_name, kind, caller, request_id, at)
      values (gen_random_uuid(), $1, $2, $3, 'ada', 'created', '{}', 'REF', now())`,
    directory_requests: `(id, tenant_id, directory_id, method, path, status, duration_ms, request_id, at)
      values (gen_random_uuid(), $1, $2, 'GET', '/Users', 200, 1, 'REF', now())`,
    directory_pulls: `(id, tenant_id) values ($2, $1)`,
    directory_pull_runs: `(id, tenant_id, directory_id, kind, started_at, worked_at)
      values (gen_random_uuid(), $1, $2, 'full', now(), now())`,
    directory_pull_objects: `(directory_id, tenant_id, kind, external_id, seen_in)
      values ($2, $1, 'user', 'ada', gen_random_uuid())`,
    directory_pull_members: `(directory_id, tenant_id, group_external_id, member_external_id)
      values ($2, $1, 'staff', 'ada')`,
    signal_receivers: `(configuration_id, tenant_id, delivery, issuer, audience, jwks_uri, endpoints, secret, secret_last_four,
        secret_created_at, blocks_disabled, created_at, version)
      values ($2, $1, 'push', 'https://login.example', 'gatehouse', 'https://login.example/jwks', '{}', 'v1.test.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA', 'abcd', now(),
        true, now(), 1)`,
    signal_events: `(id, tenant_id, configuration_id, types, outcome, reason, sessions_ended, received_at)
      values (gen_random_uuid(), $1, $2, '{}', 'ignored', 'recorded', 0, now())`,
    connector_codes: `(id, tenant_id, configuration_id, hash, created_at, expires_at)
      values (gen_random_uuid(), $1, $2, sha256(convert_to($2, 'UTF8')), now(), now())`,
    connectors: `(id, tenant_id, configuration_id, name, version, signing_key, encryption_key, fingerprint, enrolled_at)
      values (gen_random_uuid(), $1, $2, 'dc1', '0.1.0', replace($2, '-', ''), 'x', 'x', now())`,
    connector_proofs: `(connector_id, tenant_id, jti, expires_at)
      select id, tenant_id, 'x', now() from connectors where tenant_id = $1 limit 1`,
    connector_tasks: `(id, tenant_id, configuration_id, sealed, created_at, expires_at)
      values (gen_random_uuid(), $1, $2, '{}', now(), now())`,
    sso_policies: `(tenant_id, break_glass, updated_by, updated_at) values ($1, array[$2::uuid], $3, now())`,
  };
  for (const [table, row] of Object.entries(rows)) {
    // Inserted as text, because a value can be an ID in one column and part of a text in another.
    const sql = row.replaceAll(
      /\$([123])/g,
      (_, n) => `'${[tenantId, connectionId, userId][Number(n) - 1]}'`,
    );
    await owner.query(`insert into ${table} ${sql}`);
  }
}

async function fillGroupTables(
  owner: pg.Client,
  tenantId: string,
  userId: string,
  clientId: string,
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into groups (id, tenant_id, name, name_key) values (gen_random_uuid(), $1, 'Filled', 'filled') returning id`,
    [tenantId],
  );
  const group = rows[0]?.id;
  await owner.query('insert into group_members (tenant_id, group_id, user_id) values ($1, $2, $3)', [
    tenantId,
    group,
    userId,
  ]);
  await owner.query(`insert into group_roles (tenant_id, group_id, role) values ($1, $2, 'tenant_user')`, [
    tenantId,
    group,
  ]);
  await owner.query(
    `insert into group_given_roles (tenant_id, user_id, role, group_id) values ($1, $2, 'tenant_admin', $3)`,
    [tenantId, userId, group],
  );
  await owner.query('insert into group_applications (tenant_id, group_id, client_id) values ($1, $2, $3)', [
    tenantId,
    group,
    clientId,
  ]);
  await owner.query('insert into application_people (tenant_id, user_id, client_id) values ($1, $2, $3)', [
    tenantId,
    userId,
    clientId,
  ]);
}

async function fillSignals(owner: pg.Client, tenantId: string, clientId: string, userId: string) {
  await owner.query(
    `insert into signal_streams (id, tenant_id, client_id, delivery, events_requested, events, status, next_attempt_at,
       created_at)
     values ($2, $1, $2, 'poll', '{}', '{}', 'enabled', now(), now()) on conflict do nothing`,
    [tenantId, clientId],
  );
  await owner.query(
    `insert into signal_outbox (stream_id, tenant_id, type, payload) values ($2, $1, 'x', '{}')`,
    [tenantId, clientId],
  );
  await owner.query(
    'insert into signal_excluded_subjects (stream_id, tenant_id, user_id) values ($2, $1, $3)',
    [tenantId, clientId, userId],
  );
}

async function fillProvisioning(owner: pg.Client, tenantId: string, clientId: string, userId: string) {
  const sealed = 'v1.test.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
  await owner.query(
    `insert into application_provisioning (id, tenant_id, client_id, preset, base_url, auth_method, secret,
       secret_last_four, update_method, mapping, assigned, push_groups, leave_action, leave_after_days, created_at,
       updated_at)
     values ($2, $1, $2, 'custom', 'https://scim.invalid', 'token', $3, 'abcd', 'patch', '[]', 'selected', false,
       'deactivate', 0, now(), now()) on conflict do nothing`,
    [tenantId, clientId, sealed],
  );
  await owner.query(
    `insert into provisioning_assignments (id, tenant_id, provisioning_id, user_id, created_at)
     values (gen_random_uuid(), $1, $2, $3, now())`,
    [tenantId, clientId, userId],
  );
  const { rows } = await owner.query<{ id: string }>(
    `insert into provisioning_objects (tenant_id, provisioning_id, kind, person_id, group_id, label)
     values ($1, $2, 'user', $3, null, 'ada'), ($1, $2, 'group', null, $3, 'staff') returning id`,
    [tenantId, clientId, userId],
  );
  await owner.query(
    'insert into provisioning_members (tenant_id, group_object_id, member_object_id) values ($1, $2, $3)',
    [tenantId, rows[1]?.id, rows[0]?.id],
  );
  await owner.query('insert into provisioning_changes (tenant_id, person_id) values ($1, $2)', [
    tenantId,
    userId,
  ]);
}
