import { Migration } from '@mikro-orm/migrations';

/**
 * Subscriptions run by the clock, and tenants are found, counted and brought back.
 *
 * - `tenant_counts` holds how many there are of each kind, kept true by triggers of one statement each: a dashboard
 *   reads a handful of rows however many tenants there are.
 * - Names are looked up by parts through trigrams, and sorted without regard to case.
 */
export class Migration20261121T0540_subscriptions extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`
      alter table tenants
        add column deleted_at timestamptz null,
        add column status_before_deletion varchar(20) null,
        add column overdue_since timestamptz null,
        add column reminded_days int null`);
    this.addSql('create index tenants_name_index on tenants (lower(name) collate "C", id)');
    this.addSql(
      `create index tenants_search_index on tenants using gin ((lower(name || ' ' || code || ' ' || slug)) gin_trgm_ops)`,
    );
    this.addSql('create index tenants_next_payment_at_index on tenants (next_payment_at, id)');
    this.addSql('create index tenants_status_index on tenants (status, id)');
    this.addSql('create index tenants_payment_status_index on tenants (payment_status, id)');
    this.addSql('create index tenants_plan_index on tenants (plan, id)');
    this.addSql('create index tenants_deleted_at_index on tenants (deleted_at) where deleted_at is not null');
    // What the clock has to do something about: see subscriptions/due.ts.
    this.addSql('create index tenants_trial_ends_at_index on tenants (trial_ends_at)');
    this.addSql('create index tenants_overdue_since_index on tenants (overdue_since)');

    this.addSql(`
      alter table plan_requests
        add column state varchar(20) not null default 'open',
        add column decided_at timestamptz null,
        add column decided_by uuid null,
        add constraint plan_requests_state_check check (state in ('open', 'granted', 'declined'))`);
    this.addSql('create index plan_requests_state_index on plan_requests (state, id)');

    this.counts();
  }

  private counts(): void {
    this.addSql(`
      create table tenant_counts (
        status varchar(20) not null,
        payment_status varchar(20) not null,
        tenants bigint not null,
        constraint tenant_counts_pkey primary key (status, payment_status)
      )`);
    this.addSql('grant select on tenant_counts to gatehouse_platform');
    this.addSql(`
      insert into tenant_counts select status, payment_status, count(*) from tenants group by 1, 2`);
    const nobody = '(select * from tenants where false)';
    for (const [event, tables] of [
      ['insert', 'new table as now_there'],
      ['update', 'old table as was_there new table as now_there'],
      ['delete', 'old table as was_there'],
    ]) {
      const body = `count_tenants_on_${event}`;
      this.addSql(`
        create function ${body}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
        begin
          insert into tenant_counts as c (status, payment_status, tenants)
          select status, payment_status, sum(n) from (
            select status, payment_status, 1 as n from ${event === 'delete' ? nobody : 'now_there'} as there
            where deleted_at is null
            union all
            select status, payment_status, -1 from ${event === 'insert' ? nobody : 'was_there'} as there
            where deleted_at is null
          ) as change group by 1, 2 having sum(n) <> 0 order by 1, 2
          on conflict (status, payment_status) do update set tenants = c.tenants + excluded.tenants;
          return null;
        end $$`);
      this.addSql(`revoke execute on function ${body} from public`);
      this.addSql(`
        create trigger ${body} after ${event} on tenants referencing ${tables}
        for each statement execute function ${body}()`);
    }
  }

  override down(): void {
    for (const event of ['insert', 'update', 'delete']) {
      this.addSql(`drop trigger count_tenants_on_${event} on tenants`);
      this.addSql(`drop function count_tenants_on_${event}`);
    }
    this.addSql('drop table tenant_counts');
    this.addSql(
      'alter table plan_requests drop column state, drop column decided_at, drop column decided_by',
    );
    for (const index of [
      'name',
      'search',
      'next_payment_at',
      'status',
      'payment_status',
      'plan',
      'trial_ends_at',
    ]) {
      this.addSql(`drop index tenants_${index}_index`);
    }
    this.addSql(`
      alter table tenants drop column deleted_at, drop column status_before_deletion, drop column overdue_since,
        drop column reminded_days`);
    this.addSql('drop extension pg_trgm');
  }
}
