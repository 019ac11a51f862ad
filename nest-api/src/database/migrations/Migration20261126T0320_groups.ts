import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

const ALL = 'select, insert, update, delete';

/**
 * Groups of users: of a directory (`directory_id` is the connection), or made by an admin (`directory_id` is null).
 *
 * - A member is a user of the directory, a member of the tenant, or another group. `id` grows, so a page of a large group
 *   needs no sort, and a change of one member touches one row.
 * - Foreign keys hold the tenant, so that no row joins two tenants.
 * - `group_given_roles` remembers the role that a member returns to when no group gives them one any more. `held_back`:
 *   the change would have taken the last admin from the tenant, so it waits for another admin.
 * - `assigned_only`: the application is for its `application_people` and the groups in `group_applications`.
 */
export class Migration20261126T0320_groups extends Migration {
  override up(): void {
    this.groups();
    this.members();
    this.roles();
    this.applications();
  }

  private groups(): void {
    tenantTable(
      this,
      'groups',
      { app: ALL, platform: 'select' },
      `
      id uuid not null,
      tenant_id uuid not null,
      directory_id uuid null,
      external_id varchar(300) null,
      name varchar(255) not null,
      name_key varchar(255) not null,
      description varchar(300) not null default '',
      resource jsonb not null default '{}',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      version int not null default 1,
      constraint groups_pkey primary key (id),
      constraint groups_tenant_id_id_unique unique (tenant_id, id),
      constraint groups_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint groups_local_check check (directory_id is not null or external_id is null)`,
    );
    this.addSql('create index groups_name_key_index on groups (tenant_id, name_key collate "C", id)');
    this.addSql(`
      create unique index groups_local_name_unique on groups (tenant_id, name_key) where directory_id is null`);
    this.addSql(`
      create index groups_directory_id_index on groups (directory_id, id) where directory_id is not null`);
    this.addSql(`
      create unique index groups_external_id_unique on groups (directory_id, external_id)
      where external_id is not null`);
  }

  private members(): void {
    tenantTable(
      this,
      'group_members',
      { app: 'select, insert, delete', platform: 'select' },
      `
      id bigint not null generated always as identity,
      tenant_id uuid not null,
      group_id uuid not null,
      directory_user_id uuid null,
      user_id uuid null,
      member_group_id uuid null,
      added_at timestamptz not null default now(),
      constraint group_members_pkey primary key (id),
      constraint group_members_kind_check check (num_nonnulls(directory_user_id, user_id, member_group_id) = 1),
      constraint group_members_self_check check (member_group_id is distinct from group_id),
      constraint group_members_group_id_foreign foreign key (tenant_id, group_id)
        references groups (tenant_id, id) on delete cascade,
      constraint group_members_member_group_id_foreign foreign key (tenant_id, member_group_id)
        references groups (tenant_id, id) on delete cascade,
      constraint group_members_user_id_foreign foreign key (tenant_id, user_id)
        references memberships (tenant_id, user_id) on delete cascade`,
    );
    this.addSql('create index group_members_page_index on group_members (group_id, id)');
    for (const column of ['directory_user_id', 'user_id', 'member_group_id']) {
      this.addSql(`
        create unique index group_members_${column}_unique on group_members (group_id, ${column})
        where ${column} is not null`);
    }
    this.addSql('create index group_members_tenant_id_index on group_members (tenant_id, user_id)');
    for (const column of ['directory_user_id', 'member_group_id']) {
      this.addSql(`
        create index group_members_${column}_index on group_members (${column}) where ${column} is not null`);
    }
  }

  private roles(): void {
    const role = `
      constraint %_role_check check (role in ('tenant_admin', 'tenant_user') and (role_id is null or role = 'tenant_user')),
      constraint %_role_id_foreign foreign key (tenant_id, role_id) references tenant_roles (tenant_id, id)`;
    tenantTable(
      this,
      'group_roles',
      { app: ALL, platform: 'select' },
      `
      tenant_id uuid not null,
      group_id uuid not null,
      role varchar(20) not null,
      role_id uuid null,
      given_by uuid null,
      given_at timestamptz not null default now(),
      constraint group_roles_pkey primary key (group_id),
      constraint group_roles_group_id_foreign foreign key (tenant_id, group_id)
        references groups (tenant_id, id) on delete cascade,
      ${role.replaceAll('%', 'group_roles')}`,
    );
    this.addSql('create index group_roles_tenant_id_index on group_roles (tenant_id, role_id)');
    tenantTable(
      this,
      'group_given_roles',
      { app: ALL, platform: 'select' },
      `
      tenant_id uuid not null,
      user_id uuid not null,
      role varchar(20) not null,
      role_id uuid null,
      group_id uuid null,
      held_back boolean not null default false,
      since timestamptz not null default now(),
      constraint group_given_roles_pkey primary key (tenant_id, user_id),
      constraint group_given_roles_user_id_foreign foreign key (tenant_id, user_id)
        references memberships (tenant_id, user_id) on delete cascade,
      constraint group_given_roles_group_id_foreign foreign key (tenant_id, group_id)
        references groups (tenant_id, id) on delete set null (group_id),
      ${role.replaceAll('%', 'group_given_roles')}`,
    );
    this.addSql(`
      create index group_given_roles_group_id_index on group_given_roles (tenant_id, group_id)`);
    this.addSql(`
      create index group_given_roles_role_id_index on group_given_roles (tenant_id, role_id)
      where role_id is not null`);
  }

  private applications(): void {
    const application = (table: string) => `
      client_id uuid null,
      service_provider_id uuid null,
      given_by uuid null,
      given_at timestamptz not null default now(),
      constraint ${table}_pkey primary key (id),
      constraint ${table}_kind_check check (num_nonnulls(client_id, service_provider_id) = 1),
      constraint ${table}_client_id_foreign foreign key (client_id) references oauth_clients (id) on delete cascade,
      constraint ${table}_service_provider_id_foreign foreign key (service_provider_id)
        references saml_service_providers (id) on delete cascade`;
    tenantTable(
      this,
      'group_applications',
      { app: 'select, insert, delete', platform: 'select' },
      `
      id bigint not null generated always as identity,
      tenant_id uuid not null,
      group_id uuid not null,
      constraint group_applications_group_id_foreign foreign key (tenant_id, group_id)
        references groups (tenant_id, id) on delete cascade,
      ${application('group_applications')}`,
    );
    tenantTable(
      this,
      'application_people',
      { app: 'select, insert, delete', platform: 'select' },
      `
      id bigint not null generated always as identity,
      tenant_id uuid not null,
      user_id uuid not null,
      constraint application_people_user_id_foreign foreign key (tenant_id, user_id)
        references memberships (tenant_id, user_id) on delete cascade,
      ${application('application_people')}`,
    );
    for (const column of ['client_id', 'service_provider_id']) {
      this.addSql(`
        create unique index group_applications_${column}_unique on group_applications (${column}, group_id)
        where ${column} is not null`);
      this.addSql(`
        create unique index application_people_${column}_unique on application_people (${column}, tenant_id, user_id)
        where ${column} is not null`);
    }
    this.addSql('create index group_applications_group_id_index on group_applications (tenant_id, group_id)');
    this.addSql('create index application_people_user_id_index on application_people (tenant_id, user_id)');
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`alter table ${table} add column assigned_only boolean not null default false`);
  }

  override down(): void {
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`alter table ${table} drop column assigned_only`);
    this.addSql(
      'drop table application_people, group_applications, group_given_roles, group_roles, group_members, groups',
    );
  }
}
