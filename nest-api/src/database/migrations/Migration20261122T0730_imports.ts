import { Migration } from '@mikro-orm/migrations';

const OWN = `tenant_id = current_setting('app.tenant_id')::uuid`;

/**
 * Imports of CSV files run as background jobs, in batches, and hold nobody off.
 *
 * - `imports` and `import_lines` keep a file until its lines are processed. An import of tenants is the platform's and
 *   has no tenant_id; an import of invitations belongs to its tenant. A line changes its outcome in the transaction that
 *   creates what it asks for, so that a worker that is killed resumes without duplicates.
 * - `tenant_counts` becomes a ledger as `people_counts` is: a change adds a line and waits for nobody. One row for each
 *   kind of tenant made every creation wait for the longest transaction, and made that transaction slower with each line.
 * - `erase_person` deletes the lines that hold the address of the person.
 */
export class Migration20261122T0730_imports extends Migration {
  override up(): void {
    this.addSql(`
      create table imports (
        id uuid not null,
        tenant_id uuid null,
        kind varchar(20) not null,
        state varchar(20) not null default 'waiting',
        lines int not null,
        created int not null default 0,
        skipped int not null default 0,
        failed int not null default 0,
        options jsonb not null default '{}',
        started_by uuid not null,
        address varchar(45) null,
        stopped_because varchar(300) null,
        created_at timestamptz not null,
        worked_at timestamptz not null,
        finished_at timestamptz null,
        constraint imports_pkey primary key (id),
        constraint imports_kind_check check (kind in ('tenants', 'invitations')),
        constraint imports_state_check check (state in ('waiting', 'running', 'done', 'stopped')),
        constraint imports_tenant_check check ((tenant_id is null) = (kind = 'tenants')),
        constraint imports_tenant_id_foreign foreign key (tenant_id) references tenants (id) on delete cascade
      )`);
    this.addSql('create index imports_tenant_id_index on imports (tenant_id, id)');
    this.addSql(
      `create index imports_open_index on imports (worked_at) where state in ('waiting', 'running')`,
    );
    this.addSql('create index imports_finished_index on imports (finished_at) where finished_at is not null');
    this.addSql(`
      create table import_lines (
        import_id uuid not null,
        line int not null,
        tenant_id uuid null,
        outcome varchar(20) not null default 'waiting',
        cells jsonb not null,
        email_key varchar(254) null,
        message varchar(300) null,
        constraint import_lines_pkey primary key (import_id, line),
        constraint import_lines_outcome_check check (outcome in ('waiting', 'created', 'skipped', 'failed')),
        constraint import_lines_import_id_foreign foreign key (import_id) references imports (id) on delete cascade
      )`);
    this.addSql('create index import_lines_outcome_index on import_lines (import_id, outcome, line)');
    this.addSql('create index import_lines_tenant_id_index on import_lines (tenant_id)');
    this.addSql('create index import_lines_email_key_index on import_lines (email_key)');
    for (const table of ['imports', 'import_lines']) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${OWN}) with check (${OWN})`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
      this.addSql(`create policy maintenance on ${table} to gatehouse_maintenance using (true)`);
      this.addSql(`grant select, insert on ${table} to gatehouse_app, gatehouse_platform`);
      this.addSql(`grant select, delete on ${table} to gatehouse_maintenance`);
    }
    const served = 'gatehouse_app, gatehouse_platform';
    this.addSql(
      `grant update (state, created, skipped, failed, stopped_because, worked_at, finished_at) on imports to ${served}`,
    );
    this.addSql(`grant update (outcome, message) on import_lines to ${served}`);
    // The slug of a new tenant is looked for among those that begin like it, whatever the locale of the database.
    this.addSql('create index tenants_slug_range_index on tenants (slug collate "C")');
    this.countInALedger();
    this.erasePeopleOfImports();
  }

  private countInALedger(): void {
    this.addSql('alter table tenant_counts drop constraint tenant_counts_pkey');
    this.addSql('alter table tenant_counts add column folded boolean not null default false');
    this.addSql('update tenant_counts set folded = true');
    this.addSql('create index tenant_counts_unfolded_index on tenant_counts (status) where not folded');
    for (const [event, change] of CHANGES) {
      this.addSql(`
        create or replace function count_tenants_on_${event}() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
        begin
          insert into tenant_counts (status, payment_status, tenants)
          select status, payment_status, sum(n) from (${change}) as change
          group by 1, 2 having sum(n) <> 0;
          return null;
        end $$`);
    }
    this.addSql(`
      create function fold_tenant_counts() returns void
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        perform 1 from tenant_counts where not folded limit 1;
        if not found then return; end if;
        with gone as (delete from tenant_counts returning *)
        insert into tenant_counts (status, payment_status, tenants, folded)
        select status, payment_status, sum(tenants), true from gone group by 1, 2 having sum(tenants) <> 0;
      end $$`);
    this.addSql('revoke execute on function fold_tenant_counts from public');
    this.addSql('grant execute on function fold_tenant_counts to gatehouse_maintenance');
  }

  private erasePeopleOfImports(): void {
    this.addSql(`
      create function forget_import_lines() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        delete from import_lines where email_key = old.email_key;
        return null;
      end $$`);
    this.addSql('revoke execute on function forget_import_lines from public');
    this.addSql(`
      create trigger users_forget_import_lines after delete on users
      for each row execute function forget_import_lines()`);
  }

  override down(): void {
    this.addSql('drop trigger users_forget_import_lines on users');
    this.addSql('drop function forget_import_lines');
    this.addSql('drop function fold_tenant_counts');
    this.addSql('delete from tenant_counts');
    this.addSql('drop index tenant_counts_unfolded_index');
    this.addSql('alter table tenant_counts drop column folded');
    this.addSql(
      'alter table tenant_counts add constraint tenant_counts_pkey primary key (status, payment_status)',
    );
    this.addSql(`
      insert into tenant_counts
      select status, payment_status, count(*) from tenants where deleted_at is null group by 1, 2`);
    for (const [event, change] of CHANGES) {
      this.addSql(`
        create or replace function count_tenants_on_${event}() returns trigger
        language plpgsql security definer set search_path = public, pg_temp as $$
        begin
          insert into tenant_counts as c (status, payment_status, tenants)
          select status, payment_status, sum(n) from (${change}) as change
          group by 1, 2 having sum(n) <> 0 order by 1, 2
          on conflict (status, payment_status) do update set tenants = c.tenants + excluded.tenants;
          return null;
        end $$`);
    }
    this.addSql('drop index tenants_slug_range_index');
    this.addSql('drop table import_lines');
    this.addSql('drop table imports');
  }
}

const COMING = 'select status, payment_status, 1 as n from now_there where deleted_at is null';
const GOING = 'select status, payment_status, -1 as n from was_there where deleted_at is null';
const CHANGES = [
  ['insert', COMING],
  ['update', `${COMING} union all ${GOING}`],
  ['delete', GOING],
] as const;
