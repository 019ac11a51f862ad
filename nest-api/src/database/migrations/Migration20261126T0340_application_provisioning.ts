import { Migration } from '@mikro-orm/migrations';
import { tenantTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';

/**
 * An application receives the accounts of its users by SCIM.
 *
 * - `application_provisioning`: the target of one application and how it is served. It has the application's ID.
 * - `provisioning_assignments`: who has an account there, where not everybody does.
 * - `provisioning_objects`: one account or group at a target, and what is still to be delivered. `change` counts the
 *   changes, so that a delivery knows whether another one came while it was under way. `person_id` has no foreign key: the
 *   account must still be removed at the target after the user was erased here.
 * - `provisioning_members`: who is in a group at the target.
 * - `provisioning_changes`: what changed since the job last looked. Triggers write it, and only in a tenant that has
 *   provisioning. A sign-in changes none of these columns, so it pays for no trigger.
 */
export class Migration20261126T0340_application_provisioning extends Migration {
  override up(): void {
    this.tables();
    this.changes();
    this.people();
    this.erasure();
  }

  private tables(): void {
    tenantTable(
      this,
      'application_provisioning',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: {
          may: 'select (id, tenant_id, state, retry_at, next_reconcile_at, told_at)',
          rows: 'true',
        },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      client_id uuid null,
      service_provider_id uuid null,
      preset varchar(30) not null,
      base_url varchar(2000) not null,
      auth_method varchar(10) not null,
      secret sealed not null,
      secret_last_four varchar(4) not null,
      token_url varchar(2000) null,
      oauth_client_id varchar(500) null,
      oauth_scope varchar(1000) null,
      update_method varchar(10) not null,
      mapping jsonb not null,
      assigned varchar(10) not null,
      push_groups boolean not null,
      leave_action varchar(10) not null,
      leave_after_days int not null,
      state varchar(10) not null default 'paused',
      problem jsonb null,
      failures int not null default 0,
      retry_at timestamptz null,
      told_at timestamptz null,
      last_delivery_at timestamptz null,
      next_reconcile_at timestamptz null,
      reconciled_at timestamptz null,
      created_by uuid null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint application_provisioning_pkey primary key (id),
      constraint application_provisioning_state_check check (state in ('active', 'paused', 'stopped')),
      constraint application_provisioning_application_check
        check (num_nonnulls(client_id, service_provider_id) = 1 and id = coalesce(client_id, service_provider_id)),
      constraint application_provisioning_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint application_provisioning_client_id_foreign foreign key (client_id) references oauth_clients (id)
        on delete cascade,
      constraint application_provisioning_service_provider_id_foreign foreign key (service_provider_id)
        references saml_service_providers (id) on delete cascade`,
    );
    this.addSql(
      'create index application_provisioning_tenant_id_index on application_provisioning (tenant_id, id)',
    );
    tenantTable(
      this,
      'provisioning_assignments',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      provisioning_id uuid not null,
      user_id uuid null,
      group_id uuid null,
      created_at timestamptz not null,
      constraint provisioning_assignments_pkey primary key (id),
      constraint provisioning_assignments_one_check check (num_nonnulls(user_id, group_id) = 1),
      constraint provisioning_assignments_user_unique unique (provisioning_id, user_id),
      constraint provisioning_assignments_group_unique unique (provisioning_id, group_id),
      constraint provisioning_assignments_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint provisioning_assignments_provisioning_id_foreign foreign key (provisioning_id)
        references application_provisioning (id) on delete cascade,
      constraint provisioning_assignments_user_id_foreign foreign key (user_id) references users (id)
        on delete cascade`,
    );
    this.addSql('create index provisioning_assignments_user_id_index on provisioning_assignments (user_id)');
    this.addSql(
      'create index provisioning_assignments_group_id_index on provisioning_assignments (group_id)',
    );
    this.addSql(
      'create index provisioning_assignments_tenant_id_index on provisioning_assignments (tenant_id)',
    );
    tenantTable(
      this,
      'provisioning_objects',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (provisioning_id, due_at)', rows: 'due_at is not null' },
      },
      `
      id uuid not null default uuidv7(),
      tenant_id uuid not null,
      provisioning_id uuid not null,
      kind varchar(5) not null,
      person_id uuid null,
      group_id uuid null,
      label varchar(254) not null,
      status varchar(10) not null default 'waiting',
      change bigint not null default 1,
      due_at timestamptz null default now(),
      attempts int not null default 0,
      problem jsonb null,
      target_id varchar(500) null,
      sent jsonb null,
      drift jsonb null,
      leave_at timestamptz null,
      synced_at timestamptz null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint provisioning_objects_pkey primary key (id),
      constraint provisioning_objects_kind_check
        check ((kind = 'user' and person_id is not null and group_id is null)
          or (kind = 'group' and group_id is not null and person_id is null)),
      constraint provisioning_objects_status_check
        check (status in ('waiting', 'in_sync', 'refused', 'leaving', 'gone')),
      constraint provisioning_objects_person_unique unique (provisioning_id, person_id),
      constraint provisioning_objects_group_unique unique (provisioning_id, group_id),
      constraint provisioning_objects_target_unique unique (provisioning_id, kind, target_id),
      constraint provisioning_objects_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint provisioning_objects_provisioning_id_foreign foreign key (provisioning_id)
        references application_provisioning (id) on delete cascade`,
    );
    this.addSql('create index provisioning_objects_tenant_id_index on provisioning_objects (tenant_id)');
    this.addSql('create index provisioning_objects_person_id_index on provisioning_objects (person_id)');
    this.addSql(
      'create index provisioning_objects_status_index on provisioning_objects (provisioning_id, status, id)',
    );
    this.addSql(`
      create index provisioning_objects_due_index on provisioning_objects (provisioning_id, due_at)
      where due_at is not null`);
    tenantTable(
      this,
      'provisioning_members',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      tenant_id uuid not null,
      group_object_id uuid not null,
      member_object_id uuid not null,
      constraint provisioning_members_pkey primary key (group_object_id, member_object_id),
      constraint provisioning_members_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint provisioning_members_group_object_id_foreign foreign key (group_object_id)
        references provisioning_objects (id) on delete cascade,
      constraint provisioning_members_member_object_id_foreign foreign key (member_object_id)
        references provisioning_objects (id) on delete cascade`,
    );
    this.addSql('create index provisioning_members_tenant_id_index on provisioning_members (tenant_id)');
    this.addSql(
      'create index provisioning_members_member_object_id_index on provisioning_members (member_object_id)',
    );
    tenantTable(
      this,
      'provisioning_changes',
      {
        app: 'select, insert, delete',
        platform: 'select',
        maintenance: { may: 'select (id, tenant_id)', rows: 'true' },
      },
      `
      id uuid not null default uuidv7(),
      tenant_id uuid not null,
      person_id uuid null,
      group_id uuid null,
      constraint provisioning_changes_pkey primary key (id),
      constraint provisioning_changes_one_check check (num_nonnulls(person_id, group_id) = 1),
      constraint provisioning_changes_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index provisioning_changes_tenant_id_index on provisioning_changes (tenant_id, id)');
  }

  /** What changes a user's account at a target: the profile, the status, and the membership itself. */
  private changes(): void {
    this.addSql(`
      create function provisioning_member_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        insert into public.provisioning_changes (tenant_id, person_id)
        select coalesce(new.tenant_id, old.tenant_id), coalesce(new.user_id, old.user_id)
        where exists (
          select 1 from public.application_provisioning p where p.tenant_id = coalesce(new.tenant_id, old.tenant_id));
        return null;
      end $$`);
    this.addSql(`
      create function provisioning_members_came() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        insert into public.provisioning_changes (tenant_id, person_id)
        select c.tenant_id, c.user_id from came c
        where exists (select 1 from public.application_provisioning p where p.tenant_id = c.tenant_id);
        return null;
      end $$`);
    this.addSql(`
      create function provisioning_profile_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        insert into public.provisioning_changes (tenant_id, person_id)
        select m.tenant_id, m.user_id from public.memberships m
        where m.user_id = new.id
          and exists (select 1 from public.application_provisioning p where p.tenant_id = m.tenant_id);
        return null;
      end $$`);
    this.addSql(`
      create function provisioning_application_deleted() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        delete from public.application_provisioning where id = new.id;
        return null;
      end $$`);
    this.addSql(`
      revoke execute on function provisioning_member_changed, provisioning_members_came,
        provisioning_profile_changed, provisioning_application_deleted from public`);
    this.addSql(`
      create trigger memberships_came_provisioning after insert on memberships referencing new table as came
      for each statement execute function provisioning_members_came()`);
    this.addSql(`
      create trigger memberships_changed_provisioning after update of status, role, role_id on memberships
      for each row when ((old.status, old.role, old.role_id) is distinct from (new.status, new.role, new.role_id))
      execute function provisioning_member_changed()`);
    this.addSql(`
      create trigger memberships_gone_provisioning after delete on memberships
      for each row execute function provisioning_member_changed()`);
    const profile = ['email', 'given_name', 'family_name', 'picture', 'locale', 'zoneinfo', 'status'];
    const row = (of: string) => `(${profile.map((column) => `${of}.${column}`).join(', ')})`;
    this.addSql(`
      create trigger users_changed_provisioning after update of ${profile.join(', ')} on users
      for each row when (${row('old')} is distinct from ${row('new')})
      execute function provisioning_profile_changed()`);
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`
        create trigger ${table}_deleted_provisioning after update of deleted_at on ${table}
        for each row when (old.deleted_at is null and new.deleted_at is not null)
        execute function provisioning_application_deleted()`);
  }

  /** Both run with the rights of the caller, so a tenant's role sees its own users only. */
  private people(): void {
    this.addSql(`
      create function provisioning_people(of_provisioning uuid, of_people uuid[]) returns table (person_id uuid)
      language sql stable set search_path = ${PATH} as $$
        select m.user_id from application_provisioning p
        join memberships m on m.tenant_id = p.tenant_id
        where p.id = of_provisioning and (of_people is null or m.user_id = any(of_people))
          and (p.assigned = 'everybody' or exists (
            select 1 from provisioning_assignments a where a.provisioning_id = p.id and a.user_id = m.user_id))
      $$`);
    this.addSql(`
      create function provisioning_profiles(of_tenant uuid, of_people uuid[]) returns table (
        id uuid, email varchar, given_name varchar, family_name varchar, picture varchar, locale varchar,
        zoneinfo varchar, role varchar, role_name varchar, is_active boolean)
      language sql stable set search_path = ${PATH} as $$
        select u.id, u.email, u.given_name, u.family_name, u.picture, u.locale, u.zoneinfo, m.role, r.name,
          m.status = 'active' and u.status = 'active'
        from memberships m join users u on u.id = m.user_id left join tenant_roles r on r.id = m.role_id
        where m.tenant_id = of_tenant and m.user_id = any(of_people)
      $$`);
    this.addSql('revoke execute on function provisioning_people, provisioning_profiles from public');
    this.addSql(
      'grant execute on function provisioning_people, provisioning_profiles to gatehouse_app, gatehouse_platform',
    );
  }

  /** Of an erased user's account, the target's ID remains until the account is removed there. */
  private erasure(): void {
    this.addSql(`
      create function provisioning_person_erased() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        delete from public.provisioning_changes where person_id = old.id;
        delete from public.provisioning_objects where person_id = old.id and (status = 'gone' or target_id is null);
        update public.provisioning_objects
        set label = '', sent = null, drift = null, problem = null, status = 'leaving', attempts = 0,
          change = change + 1, leave_at = now(), due_at = now()
        where person_id = old.id;
        return old;
      end $$`);
    this.addSql('revoke execute on function provisioning_person_erased from public');
    this.addSql(`
      create trigger users_erased_provisioning before delete on users
      for each row execute function provisioning_person_erased()`);
  }

  override down(): void {
    this.addSql('drop trigger users_erased_provisioning on users');
    for (const table of ['oauth_clients', 'saml_service_providers'])
      this.addSql(`drop trigger ${table}_deleted_provisioning on ${table}`);
    this.addSql('drop trigger users_changed_provisioning on users');
    for (const what of ['gone', 'changed', 'came'])
      this.addSql(`drop trigger memberships_${what}_provisioning on memberships`);
    this.addSql(`
      drop function provisioning_person_erased, provisioning_profiles, provisioning_people,
        provisioning_application_deleted, provisioning_profile_changed, provisioning_members_came,
        provisioning_member_changed`);
    this.addSql(`
      drop table provisioning_changes, provisioning_members, provisioning_objects, provisioning_assignments,
        application_provisioning`);
  }
}
