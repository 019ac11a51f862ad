import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const OWN = { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' };

/**
 * Directories provision the users of a connection.
 *
 * - `directories.id` is the ID of the connection, so a connection has at most one.
 * - `directory_tokens.slot`: a directory has at most two tokens, so that one can replace the other.
 * - `directory_users.waits`: what the directory asked for and has not happened yet. `preview`, `share` and `last_admin`
 *   wait for an admin, `apply` for the job.
 * - `memberships.directory_id` is the directory that decides about a member; `left_at` is when it deactivated them.
 */
export class Migration20261126T0300_directories extends Migration {
  override up(): void {
    tenantTable(
      this,
      'directories',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      source varchar(20) not null,
      state varchar(10) not null default 'preview',
      paused_because jsonb null,
      settings jsonb not null default '{}',
      last_sync_at timestamptz null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint directories_pkey primary key (id),
      constraint directories_id_foreign foreign key (id) references sso_configurations (id),
      constraint directories_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directories_source_check check (source in ('scim', 'ldap', 'microsoft', 'google')),
      constraint directories_state_check check (state in ('preview', 'active', 'paused')),
      constraint directories_paused_because_check check ((state = 'paused') = (paused_because is not null))`,
    );
    this.addSql('create index directories_tenant_id_index on directories (tenant_id)');

    tenantTable(
      this,
      'directory_tokens',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid not null,
      slot smallint not null,
      hash bytea not null,
      hint varchar(8) not null,
      networks text[] not null default '{}',
      expires_at timestamptz null,
      last_used_at timestamptz null,
      created_by uuid null,
      created_at timestamptz not null,
      constraint directory_tokens_pkey primary key (id),
      constraint directory_tokens_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_tokens_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_tokens_hash_unique unique (hash),
      constraint directory_tokens_hash_check check (length(hash) = 32),
      constraint directory_tokens_slot_unique unique (directory_id, slot),
      constraint directory_tokens_slot_check check (slot in (1, 2)),
      constraint directory_tokens_networks_check check (cardinality(networks) <= 50)`,
    );
    this.addSql('create index directory_tokens_tenant_id_index on directory_tokens (tenant_id)');

    tenantTable(
      this,
      'directory_users',
      OWN,
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid not null,
      external_id varchar(300) null,
      user_name varchar(300) not null,
      user_name_key varchar(300) not null,
      email_key varchar(254) null,
      active boolean not null,
      resource jsonb not null,
      user_id uuid null,
      unlinked_because varchar(30) null,
      waits varchar(10) null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      deactivated_at timestamptz null,
      version int not null default 1,
      constraint directory_users_pkey primary key (id),
      constraint directory_users_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_users_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_users_user_id_foreign foreign key (user_id) references users (id),
      constraint directory_users_user_name_unique unique (directory_id, user_name_key),
      constraint directory_users_deactivated_at_check check (not active or deactivated_at is null),
      constraint directory_users_waits_check check (waits in ('preview', 'share', 'last_admin', 'apply'))`,
    );
    this.addSql('create index directory_users_tenant_id_index on directory_users (tenant_id)');
    this.addSql('create index directory_users_newest_index on directory_users (directory_id, id)');
    this.addSql(`
      create index directory_users_external_id_index on directory_users (directory_id, external_id)
      where external_id is not null`);
    this.addSql(`
      create index directory_users_email_key_index on directory_users (directory_id, email_key)
      where email_key is not null`);
    // One person is one user of a directory.
    this.addSql(`
      create unique index directory_users_user_id_index on directory_users (user_id, directory_id)
      where user_id is not null`);
    this.addSql(`
      create index directory_users_waits_index on directory_users (directory_id, waits, id)
      where waits is not null`);

    tenantTable(
      this,
      'directory_changes',
      { app: 'select, insert, update (undone_at)', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid not null,
      directory_user_id uuid null,
      user_id uuid null,
      user_name varchar(300) not null,
      kind varchar(20) not null,
      before jsonb null,
      after jsonb null,
      caller jsonb not null,
      request_id varchar(60) not null,
      at timestamptz not null,
      undone_at timestamptz null,
      constraint directory_changes_pkey primary key (id),
      constraint directory_changes_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_changes_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade,
      constraint directory_changes_user_id_foreign foreign key (user_id) references users (id)`,
    );
    this.addSql('create index directory_changes_tenant_id_index on directory_changes (tenant_id)');
    this.addSql('create index directory_changes_user_id_index on directory_changes (user_id)');
    this.addSql('create index directory_changes_at_index on directory_changes (directory_id, at, id)');

    tenantTable(
      this,
      'directory_requests',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid not null,
      method varchar(10) not null,
      path varchar(300) not null,
      status smallint not null,
      scim_type varchar(30) null,
      detail varchar(500) null,
      duration_ms int not null,
      caller jsonb null,
      address varchar(64) null,
      request_id varchar(60) not null,
      at timestamptz not null,
      constraint directory_requests_pkey primary key (id),
      constraint directory_requests_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint directory_requests_directory_id_foreign foreign key (directory_id) references directories (id)
        on delete cascade`,
    );
    this.addSql('create index directory_requests_tenant_id_index on directory_requests (tenant_id)');
    this.addSql('create index directory_requests_newest_index on directory_requests (directory_id, id)');

    this.addSql(`
      alter table memberships
        add column directory_id uuid null,
        add column left_at timestamptz null,
        add constraint memberships_directory_id_foreign foreign key (directory_id) references directories (id)
          on delete set null,
        add constraint memberships_left_at_check check (left_at is null or status <> 'active')`);
    this.addSql(`
      create index memberships_directory_id_index on memberships (directory_id) where directory_id is not null`);
    this.addSql('grant update (directory_id, left_at) on memberships to gatehouse_app');

    sqlFunction(
      this,
      'directory_of_token(of_hash bytea)',
      `table (id uuid, "tenantId" uuid, "directoryId" uuid, networks text[], "expiresAt" timestamptz,
        "lastUsedAt" timestamptz, source varchar, "tenantStatus" varchar)`,
      `select t.id, t.tenant_id, t.directory_id, t.networks, t.expires_at, t.last_used_at, d.source, o.status
       from directory_tokens t join directories d on d.id = t.directory_id join tenants o on o.id = t.tenant_id
       where t.hash = of_hash`,
    );
  }

  override down(): void {
    this.addSql('drop function directory_of_token');
    this.addSql('alter table memberships drop column directory_id, drop column left_at');
    this.addSql(
      'drop table directory_requests, directory_changes, directory_users, directory_tokens, directories',
    );
  }
}
