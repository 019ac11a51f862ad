import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

/**
 * CSV imports run as background jobs, in batches.
 *
 * A line changes its outcome in the transaction that creates what it asks for, so that a worker that is killed resumes
 * without duplicates. An import of tenants is the platform's and has no `tenant_id`.
 */
export class Migration20261123T0549_imports extends Migration {
  override up(): void {
    tenantTable(
      this,
      'imports',
      {
        app: 'select, insert, update (state, created, skipped, failed, stopped_because, worked_at, finished_at)',
        platform:
          'select, insert, update (state, created, skipped, failed, stopped_because, worked_at, finished_at)',
        maintenance: { may: 'select, delete', rows: 'true' },
      },
      `
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
      constraint imports_tenant_id_foreign foreign key (tenant_id) references tenants (id) on delete cascade`,
    );
    this.addSql('create index imports_tenant_id_index on imports (tenant_id, id)');
    this.addSql(
      `create index imports_open_index on imports (worked_at) where state in ('waiting', 'running')`,
    );
    this.addSql('create index imports_finished_index on imports (finished_at) where finished_at is not null');

    tenantTable(
      this,
      'import_lines',
      {
        app: 'select, insert, update (outcome, message)',
        platform: 'select, insert, update (outcome, message)',
        maintenance: { may: 'select, delete', rows: 'true' },
      },
      `
      import_id uuid not null,
      line int not null,
      tenant_id uuid null,
      outcome varchar(20) not null default 'waiting',
      cells jsonb not null,
      email_key varchar(254) null,
      message varchar(300) null,
      constraint import_lines_pkey primary key (import_id, line),
      constraint import_lines_outcome_check check (outcome in ('waiting', 'created', 'skipped', 'failed')),
      constraint import_lines_import_id_foreign foreign key (import_id) references imports (id) on delete
        cascade`,
    );
    this.addSql('create index import_lines_outcome_index on import_lines (import_id, outcome, line)');
    this.addSql('create index import_lines_tenant_id_index on import_lines (tenant_id)');
    this.addSql('create index import_lines_email_key_index on import_lines (email_key)');

    this.addSql(`
      create function forget_import_lines() returns trigger
      language plpgsql security definer set search_path = public, pg_temp as $$
      begin
        delete from import_lines where email_key = old.email_key;
        return null;
      end $$`);
    this.addSql('revoke execute on function forget_import_lines from public');
    this.addSql(`
      create trigger users_forget_import_lines after delete on users for each row execute function
        forget_import_lines()`);
  }

  override down(): void {
    this.addSql('drop trigger users_forget_import_lines on users');
    this.addSql('drop table import_lines, imports');
    this.addSql('drop function forget_import_lines');
  }
}
