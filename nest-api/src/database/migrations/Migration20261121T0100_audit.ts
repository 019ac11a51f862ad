import { Migration } from '@mikro-orm/migrations';

/** The months that the application needs ahead of it; maintenance keeps as many. */
const MONTHS_AHEAD = 6;

/**
 * The audit trail: events that nobody who serves can change, and the seals that show when somebody else did.
 *
 * - `audit_events` is partitioned by month. The serving roles may insert `tenant_id` and `event` only, so that they
 *   can forge neither time, order nor transaction; the platform's own trail has the nil UUID for a tenant.
 * - A partition is never granted to anyone and has row-level security without a policy, so that it can only be read
 *   through its parent, whose policies then hold.
 * - `audit_seals` holds the hash chain of each tenant apart from the events, which are never touched again;
 *   `audit_heads` says where each chain ends and `audit_cursor` what is sealed. The cursor names the cluster: after a
 *   restore into another one transaction numbers start anew.
 */
export class Migration20261121T0100_audit extends Migration {
  override up(): void {
    this.events();
    this.partitions();
    this.seals();
    this.policies();
  }

  private events(): void {
    this.addSql('create sequence audit_events_seq');
    this.addSql(`
      create table audit_events (
        seq bigint not null default nextval('audit_events_seq'),
        xid xid8 not null default pg_current_xact_id(),
        at timestamptz not null default clock_timestamp(),
        tenant_id uuid not null,
        event jsonb not null,
        action text generated always as (event ->> 'action') stored,
        outcome text generated always as (event ->> 'outcome') stored,
        actor_id text generated always as (event -> 'actor' ->> 'id') stored,
        constraint audit_events_pkey primary key (at, seq),
        constraint audit_events_event_check check (jsonb_typeof(event) = 'object' and octet_length(event::text) < 16384)
      ) partition by range (at)`);
    this.addSql('alter sequence audit_events_seq owned by audit_events.seq');
    this.addSql('create index audit_events_xid_seq_index on audit_events (xid, seq)');
    this.addSql('create index audit_events_tenant_index on audit_events (tenant_id, at, seq)');
    this.addSql('create index audit_events_action_index on audit_events (tenant_id, action, at, seq)');
    this.addSql('create index audit_events_actor_index on audit_events (tenant_id, actor_id, at, seq)');
  }

  /** Made apart and then attached, which does not keep writers waiting as a direct partition would. */
  private partitions(): void {
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
    this.addSql(`select audit_make_partitions(${MONTHS_AHEAD})`);
  }

  private seals(): void {
    this.addSql(`
      create table audit_seals (
        tenant_id uuid not null,
        n bigint not null,
        seq bigint not null,
        at timestamptz not null,
        hash bytea not null,
        constraint audit_seals_pkey primary key (tenant_id, n),
        constraint audit_seals_seq_unique unique (seq)
      )`);
    this.addSql(`
      create table audit_heads (
        tenant_id uuid not null,
        n bigint not null,
        hash bytea not null,
        constraint audit_heads_pkey primary key (tenant_id)
      )`);
    this.addSql(`
      create table audit_cursor (
        singleton boolean not null default true,
        upto xid8 not null default '0',
        seq bigint not null default 0,
        system_identifier text not null,
        constraint audit_cursor_pkey primary key (singleton),
        constraint audit_cursor_singleton_check check (singleton)
      )`);
    this.addSql(`
      insert into audit_cursor (system_identifier) select system_identifier::text from pg_control_system()`);
  }

  private policies(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of ['audit_events', 'audit_seals', 'audit_heads', 'audit_cursor']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(
        `create policy maintenance on ${table} to gatehouse_maintenance using (true) with check (true)`,
      );
    }
    for (const table of ['audit_events', 'audit_seals']) {
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${own}) with check (${own})`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
    }
    this.addSql(
      'grant select, insert (tenant_id, event) on audit_events to gatehouse_app, gatehouse_platform',
    );
    this.addSql('grant usage on sequence audit_events_seq to gatehouse_app, gatehouse_platform');
    this.addSql('grant select (tenant_id, seq) on audit_seals to gatehouse_app, gatehouse_platform');
    this.addSql('grant select on audit_events to gatehouse_maintenance');
    this.addSql('grant select, insert on audit_seals to gatehouse_maintenance');
    this.addSql('grant select, insert, update on audit_heads to gatehouse_maintenance');
    this.addSql('grant select, update on audit_cursor to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop table audit_cursor, audit_heads, audit_seals, audit_events');
    this.addSql('drop function audit_make_partitions');
  }
}
