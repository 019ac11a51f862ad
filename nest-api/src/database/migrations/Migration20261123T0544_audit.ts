import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * The audit log: events that no serving role can change, and the seals that show when somebody else did.
 *
 * - `audit_events` is partitioned by month. The serving roles may insert `tenant_id` and `event` only, so that they can
 *   forge neither time, order nor transaction. The platform's own events have the nil UUID as tenant.
 * - A partition is granted to nobody and has row-level security without a policy: it is read through its parent, whose
 *   policies hold. It is created apart and then attached, which keeps no writer waiting.
 * - `audit_seals` holds the hash chain of each tenant, apart from the events; `audit_heads` says where each chain ends and
 *   `audit_cursor` what is sealed. The cursor names the cluster: after a restore into another one transaction numbers
 *   start anew.
 * - `audit_tombstones` is what stays of an erased tenant: who, when, and where its chain ended.
 * - `audit_verifications`: the last verification of all chains together and of a single one. Names no tenant.
 * - The actions in `audit_events_changes_index` are those of `RUNTIME_CHANGES` in `libs/contracts`.
 */
export class Migration20261123T0544_audit extends Migration {
  override up(): void {
    this.addSql('create sequence audit_events_seq');
    tenantTable(
      this,
      'audit_events',
      {
        app: 'select, insert (tenant_id, event)',
        platform: 'select, insert (tenant_id, event)',
        maintenance: { may: 'select', rows: 'true' },
        tail: 'partition by range (at)',
      },
      `
      seq bigint not null default nextval('audit_events_seq'),
      xid xid8 not null default pg_current_xact_id(),
      at timestamptz not null default clock_timestamp(),
      tenant_id uuid not null,
      event jsonb not null,
      action text generated always as (event ->> 'action') stored,
      outcome text generated always as (event ->> 'outcome') stored,
      actor_id text generated always as (event -> 'actor' ->> 'id') stored,
      target_id text generated always as (event -> 'target' ->> 'id') stored,
      constraint audit_events_pkey primary key (at, seq),
      constraint audit_events_event_check check (jsonb_typeof(event) = 'object' and
        octet_length(event::text) < 16384)`,
    );
    this.addSql('create index audit_events_xid_seq_index on audit_events (xid, seq)');
    this.addSql('create index audit_events_tenant_index on audit_events (tenant_id, at, seq)');
    this.addSql('create index audit_events_action_index on audit_events (tenant_id, action, at, seq)');
    this.addSql('create index audit_events_actor_index on audit_events (tenant_id, actor_id, at, seq)');
    this.addSql('create index audit_events_target_index on audit_events (tenant_id, target_id, at, seq)');
    this.addSql(`
      create index audit_events_failures_index on audit_events (at) where action in ('sign_in.failed',
        'sign_in.refused', 'factor.failed')`);
    // Applications that a user opened; refreshed tokens, which are many, are not in it.
    this.addSql(`
      create index audit_events_visits_index on audit_events (at) where action in ('token.issued',
        'saml.signed_in') and (action = 'saml.signed_in' or event -> 'detail' ->> 'grant_type' =
        'authorization_code')`);
    this.addSql(
      `create index audit_events_sign_ins_index on audit_events (at) where action = 'sign_in.succeeded'`,
    );
    this.addSql(`
      create index audit_events_changes_index on audit_events (at, seq) where outcome = 'success' and action in (
        'sso_configuration.created', 'sso_configuration.updated', 'sso_configuration.enabled',
        'sso_configuration.disabled', 'sso_configuration.deleted', 'signing_key.created', 'signing_key.retired',
        'master_key.rotated', 'saml_key.created', 'saml_key.activated', 'oauth_client.created',
        'oauth_client.updated', 'oauth_client.secret_rotated', 'oauth_client.deleted', 'oauth_resource.created',
        'oauth_resource.updated', 'oauth_resource.deleted', 'saml_provider.created', 'saml_provider.updated',
        'saml_provider.deleted', 'plan.changed', 'product.granted', 'product.revoked', 'sso_policy.updated',
        'sign_in_policy.updated', 'role.created', 'role.updated', 'role.deleted', 'tenant.updated')`);
    this.addSql(`
      create index audit_events_counting_index on audit_events (xid, seq) where action in ('sign_in.succeeded',
        'sign_in.refused', 'sign_in.failed', 'factor.failed')`);

    tenantTable(
      this,
      'audit_seals',
      {
        app: 'select (tenant_id, seq)',
        platform: 'select (tenant_id, seq)',
        maintenance: { may: 'select, insert', rows: 'true' },
      },
      `
      tenant_id uuid not null,
      n bigint not null,
      seq bigint not null,
      at timestamptz not null,
      hash bytea not null,
      constraint audit_seals_pkey primary key (tenant_id, n),
      constraint audit_seals_seq_unique unique (seq)`,
    );

    platformTable(
      this,
      'audit_heads',
      { maintenance: { may: 'select, insert, update', rows: 'true' } },
      `
      tenant_id uuid not null,
      n bigint not null,
      hash bytea not null,
      constraint audit_heads_pkey primary key (tenant_id)`,
    );

    platformTable(
      this,
      'audit_cursor',
      { maintenance: { may: 'select, update', rows: 'true' } },
      `
      singleton boolean not null default true,
      upto xid8 not null default '0',
      seq bigint not null default 0,
      system_identifier text not null,
      constraint audit_cursor_pkey primary key (singleton),
      constraint audit_cursor_singleton_check check (singleton)`,
    );

    platformTable(
      this,
      'audit_tombstones',
      { platform: 'select' },
      `
      erased_tenant uuid not null,
      erased_at timestamptz not null,
      deleted_by uuid null,
      events bigint not null,
      last_n bigint null,
      last_hash bytea null,
      constraint audit_tombstones_pkey primary key (erased_tenant)`,
    );

    this.addSql(`
      create table audit_verifications (
        scope varchar(3) not null,
        at timestamptz not null,
        events bigint not null,
        sound boolean not null,
        constraint audit_verifications_pkey primary key (scope),
        constraint audit_verifications_scope_check check (scope in ('all', 'one'))
      )`);
    this.addSql('grant select, insert, update on audit_verifications to gatehouse_maintenance');

    this.addSql('alter sequence audit_events_seq owned by audit_events.seq');
    this.addSql('grant usage on sequence audit_events_seq to gatehouse_app, gatehouse_platform');
    this.addSql(`
      insert into audit_cursor (system_identifier) select system_identifier::text from pg_control_system()`);
    this.addSql(`
      create function audit_make_partitions(ahead int) returns int
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      declare
        month timestamp;
        partition text;
        made int := 0;
      begin
        if ahead not between 0 and 24 then
          raise exception 'ahead must be 0 to 24 months';
        end if;
        perform pg_advisory_xact_lock(hashtext('audit_make_partitions'));
        for i in 0 .. ahead loop
          month := date_trunc('month', now() at time zone 'UTC') + make_interval(months => i);
          partition := 'audit_events_' || to_char(month, 'YYYY_MM');
          continue when to_regclass('public.' || partition) is not null;
          execute format('create table public.%I (like public.audit_events including defaults including constraints'
            || ' including generated)', partition);
          execute format('alter table public.%I enable row level security', partition);
          execute format('alter table public.audit_events attach partition public.%I for values from (%L) to (%L)',
            partition, month::text || '+00', (month + interval '1 month')::text || '+00');
          made := made + 1;
        end loop;
        return made;
      end $$`);
    this.addSql('revoke execute on function audit_make_partitions from public');
    this.addSql('grant execute on function audit_make_partitions to gatehouse_maintenance');
    this.addSql('select audit_make_partitions(6)');
  }

  override down(): void {
    this.addSql(`
      drop table audit_verifications, audit_tombstones, audit_cursor, audit_heads, audit_seals, audit_events`);
    this.addSql('drop function audit_make_partitions');
  }
}
