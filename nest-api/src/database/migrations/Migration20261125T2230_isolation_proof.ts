import { Migration } from '@mikro-orm/migrations';
import { platformTable } from '../tables.js';

const CANARIES = `array['ca0a0000-0000-7000-8000-000000000001', 'ca0a0000-0000-7000-8000-000000000002']::uuid[]`;
const USERS = `array['ca0a0000-0000-7000-8000-000000000011', 'ca0a0000-0000-7000-8000-000000000012']::uuid[]`;

/**
 * The isolation proof: two organizations that exist for the seconds of one proof, and what came of each.
 *
 * - `create_isolation_canaries` and `remove_isolation_canaries` run as the owner. They touch the two fixed IDs and nothing
 *   else, so that the role for background work can create and erase no other organization.
 * - A canary is marked as deleted, which hides it from lists of tenants, statistics and subscriptions. Its admin has no
 *   credential, so nobody can sign in. Its session belongs to the proof.
 * - Their removal leaves no tombstone and no code of an organization.
 * - `isolation_proofs` keeps 90 days.
 */
export class Migration20261125T2230_isolation_proof extends Migration {
  override up(): void {
    platformTable(
      this,
      'isolation_proofs',
      { platform: 'select', maintenance: { may: 'select, insert, delete', rows: 'true' } },
      `
      id uuid not null,
      at timestamptz not null,
      operations int not null,
      tables int not null,
      cpu_ms int not null,
      failures text[] not null,
      constraint isolation_proofs_pkey primary key (id)`,
    );
    this.addSql('create index isolation_proofs_at_index on isolation_proofs (at)');

    this.addSql(`
      create function remove_isolation_canaries() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        canaries uuid[] := ${CANARIES};
        canary uuid;
      begin
        foreach canary in array canaries loop
          perform erase_tenant(canary, 'infinity', now());
        end loop;
        delete from audit_tombstones where erased_tenant = any(canaries);
        delete from tenants where id = any(canaries);
      end $$`);
    this.addSql(`
      create function create_isolation_canaries(at timestamptz, ends timestamptz, tokens varchar[])
      returns table ("tenantId" uuid, "userId" uuid, "sessionId" uuid, "invitationId" uuid, "importId" uuid,
        "domainId" uuid, "connectionId" uuid, "attemptId" uuid, "deviceId" uuid, marks text[])
      language plpgsql security definer set search_path = public, pg_temp as $$
      #variable_conflict use_column
      declare
        canaries uuid[] := ${CANARIES};
        users_of uuid[] := ${USERS};
        label text;
      begin
        for i in 1 .. 2 loop
          label := 'isolation-canary-' || i;
          "tenantId" := canaries[i];
          "userId" := users_of[i];
          "sessionId" := gen_random_uuid();
          "invitationId" := gen_random_uuid();
          "importId" := gen_random_uuid();
          "domainId" := gen_random_uuid();
          "connectionId" := gen_random_uuid();
          "attemptId" := uuidv7();
          "deviceId" := gen_random_uuid();
          marks := array[label];
          insert into tenants (id, code, slug, name, status, plan, payment_status, activated_at, deleted_at, created_at,
            updated_at)
          values ("tenantId", 'CANARY-' || i, label, label, 'active', 'enterprise', 'paid', at, at, at, at);
          insert into users (id, email, email_key, given_name, family_name, email_verified_at, new_device_mail,
            created_at, updated_at)
          values ("userId", label || '@gatehouse.invalid', label || '@gatehouse.invalid', 'Isolation', label, at, false,
            at, at);
          insert into memberships (id, tenant_id, user_id, role, created_at, updated_at)
          values (gen_random_uuid(), "tenantId", "userId", 'tenant_admin', at, at);
          insert into devices (id, user_id, key_hash, user_agent, address, network, last_seen_at, created_at)
          values ("deviceId", "userId", label, label, '127.0.0.1', '127.0.0.1', at, at);
          insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, proved_at,
            last_seen_at, created_at, idle_seconds, expires_at, device_id)
          values ("sessionId", "tenantId", "userId", tokens[i], 'tenant_admin', 'tenant_admin', '{pwd}', at, at, at, at,
            extract(epoch from ends - at)::int, ends, "deviceId");
          insert into invitations (id, tenant_id, email, email_key, role, invited_by, sent_at, expires_at, created_at)
          values ("invitationId", "tenantId", label || '@guest.invalid', label || '@guest.invalid', 'tenant_user',
            "userId", at, ends, at);
          insert into imports (id, tenant_id, kind, state, lines, started_by, created_at, worked_at, finished_at)
          values ("importId", "tenantId", 'invitations', 'done', 0, "userId", at, at, at);
          insert into domains (id, tenant_id, domain, created_at, updated_at)
          values ("domainId", "tenantId", label || '.invalid', at, at);
          insert into sso_configurations (id, tenant_id, name, type, name_id_format, signature_algorithm, scopes, domains,
            creates_people, mapping, created_at, updated_at)
          values ("connectionId", "tenantId", label, 'oauth2', 'unspecified', 'sha256', '{}', '{}', false, '{}', at, at);
          insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id)
          values (true, at, "attemptId", "tenantId", 'token', false, 'invalid_credentials', 'canary' || i, "userId");
          return next;
        end loop;
      end $$`);
    this.addSql(
      'revoke execute on function create_isolation_canaries, remove_isolation_canaries from public',
    );
    this.addSql(
      'grant execute on function create_isolation_canaries, remove_isolation_canaries to gatehouse_maintenance',
    );
  }

  override down(): void {
    this.addSql('drop function create_isolation_canaries, remove_isolation_canaries');
    this.addSql('drop table isolation_proofs');
  }
}
