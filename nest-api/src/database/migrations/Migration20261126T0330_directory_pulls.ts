import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

const OWN = { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' };

/**
 * Directories that Gatehouse reads itself: LDAP, Microsoft Graph, Google Directory API.
 *
 * - `directory_pulls`: what a directory is read with, when it is read next, and where an incremental read begins.
 *   `stopped` is set while an administrator has to do something first.
 * - `directory_pull_runs`: each read. `step` grows with every page that was saved, together with what the page changed, so
 *   an interrupted run goes on behind its last page.
 * - `directory_pull_objects`: IDs that the directory returned, with the run that saw them last.
 * - `directory_pull_members`: members that wait until all users and groups of a run are known.
 */
export class Migration20261126T0330_directory_pulls extends Migration {
  override up(): void {
    this.pulls();
    this.runs();
    this.objects();
  }

  private pulls(): void {
    tenantTable(
      this,
      'directory_pulls',
      {
        ...OWN,
        maintenance: { may: 'select (id, tenant_id, next_at, stopped)', rows: 'next_at is not null' },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      settings jsonb not null default '{}',
      credential sealed null,
      consent jsonb null,
      state_hash varchar(43) null,
      browser_hash varchar(43) null,
      nonce varchar(64) null,
      verifier sealed null,
      consent_expires_at timestamptz null,
      cursor jsonb null,
      full_at timestamptz null,
      stopped jsonb null,
      failures int not null default 0,
      wanted varchar(11) null,
      next_at timestamptz null,
      created_at timestamptz not null default now(),
      version int not null default 1,
      constraint directory_pulls_pkey primary key (id),
      constraint directory_pulls_id_foreign foreign key (id) references directories (id) on delete cascade,
      constraint directory_pulls_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_pulls_wanted_check check (wanted in ('incremental', 'full'))`,
    );
    this.addSql('create index directory_pulls_tenant_id_index on directory_pulls (tenant_id)');
    this.addSql(`
      create index directory_pulls_next_at_index on directory_pulls (next_at) where next_at is not null`);
  }

  private runs(): void {
    tenantTable(
      this,
      'directory_pull_runs',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid not null,
      kind varchar(11) not null,
      started_by uuid null,
      state varchar(9) not null default 'running',
      phase varchar(10) not null default 'users',
      step int not null default 0,
      cursor jsonb null,
      next_cursor jsonb null,
      counts jsonb not null default '{}',
      error jsonb null,
      started_at timestamptz not null,
      worked_at timestamptz not null,
      finished_at timestamptz null,
      constraint directory_pull_runs_pkey primary key (id),
      constraint directory_pull_runs_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_pull_runs_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_pull_runs_kind_check check (kind in ('incremental', 'full')),
      constraint directory_pull_runs_state_check check (state in ('running', 'succeeded', 'failed')),
      constraint directory_pull_runs_phase_check check (phase in ('users', 'groups', 'members', 'comparison', 'finished')),
      constraint directory_pull_runs_finished_at_check check ((state = 'running') = (finished_at is null))`,
    );
    this.addSql('create index directory_pull_runs_tenant_id_index on directory_pull_runs (tenant_id)');
    this.addSql('create index directory_pull_runs_newest_index on directory_pull_runs (directory_id, id)');
    // One at a time.
    this.addSql(`
      create unique index directory_pull_runs_running_unique on directory_pull_runs (directory_id)
      where state = 'running'`);
  }

  private objects(): void {
    tenantTable(
      this,
      'directory_pull_objects',
      OWN,
      `
      directory_id uuid not null,
      tenant_id uuid not null,
      kind varchar(5) not null,
      external_id varchar(300) not null,
      mark varchar(100) null,
      seen_in uuid not null,
      constraint directory_pull_objects_pkey primary key (directory_id, kind, external_id),
      constraint directory_pull_objects_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_pull_objects_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_pull_objects_kind_check check (kind in ('user', 'group'))`,
    );
    this.addSql('create index directory_pull_objects_tenant_id_index on directory_pull_objects (tenant_id)');
    tenantTable(
      this,
      'directory_pull_members',
      OWN,
      `
      directory_id uuid not null,
      tenant_id uuid not null,
      group_external_id varchar(300) not null,
      member_external_id varchar(300) not null,
      is_removed boolean not null default false,
      constraint directory_pull_members_pkey primary key (directory_id, group_external_id, member_external_id),
      constraint directory_pull_members_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_pull_members_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade`,
    );
    this.addSql('create index directory_pull_members_tenant_id_index on directory_pull_members (tenant_id)');
  }

  override down(): void {
    this.addSql(
      'drop table directory_pull_members, directory_pull_objects, directory_pull_runs, directory_pulls',
    );
  }
}
