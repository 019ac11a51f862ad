import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * Users, and what they are in each tenant.
 *
 * - `memberships` carries copies of what members are searched and sorted by; triggers keep them true. Under row-level
 *   security only leakproof operators use an index, so a beginning is a range of plain text in byte order (collation "C").
 * - `memberships.factor_required_at`: the tenant asks for a new second factor at the next sign-in to it. The factors
 *   are the user's, so another tenant is not affected.
 * - `tenant_roles` adds permissions to a member. The foreign key holds role and membership to one tenant.
 * - `users.member_as` says what somebody is over all tenants (`nothing`, `user`, `admin`, `both`) and is written by
 *   triggers that hold the row of the user, so that all users are listed at the same cost under each filter.
 * - `users.erase_after` is set when the last membership ends and cleared when the user joins a tenant.
 * - `users.is_demo`: the password of a demo user is public, so nothing starts with one where demo data is off.
 */
export class Migration20261123T0543_users extends Migration {
  override up(): void {
    this.addSql(`
      create function person_name_key(first_part text, second_part text) returns text
      language sql immutable parallel safe as $$
        select left(lower(normalize(btrim(first_part || ' ' || second_part), NFKC) collate "pg_c_utf8"), 200)
      $$`);
    platformTable(
      this,
      'users',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      email varchar(254) not null,
      email_key varchar(254) not null,
      given_name varchar(100) not null,
      family_name varchar(100) not null,
      email_verified_at timestamptz null,
      status varchar(20) not null default 'active',
      is_superadmin boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      new_device_mail boolean not null default true,
      erase_after timestamptz null,
      erase_asked_by uuid null,
      has_factor boolean not null default false,
      member_as varchar(10) not null default 'nothing',
      is_demo boolean not null default false,
      picture varchar(2000),
      locale varchar(35),
      zoneinfo varchar(64),
      constraint users_pkey primary key (id),
      constraint users_email_key_unique unique (email_key),
      constraint users_picture_check check (picture like 'https://_%'),
      constraint users_locale_check check (locale <> ''),
      constraint users_zoneinfo_check check (zoneinfo <> '')`,
    );
    this.addSql(`
      create index users_name_index on users (person_name_key(given_name, family_name) collate "C", id)`);
    this.addSql(
      `create index users_family_name_index on users (person_name_key(family_name, '') collate "C", id)`,
    );
    this.addSql('create index users_email_index on users (email_key collate "C", id)');
    this.addSql('create index users_superadmins_index on users (id) where is_superadmin');
    this.addSql('create index users_erase_after_index on users (erase_after) where erase_after is not null');
    this.addSql('create index users_kind_created_index on users (status, is_superadmin, member_as, id)');
    this.addSql(`
      create index users_kind_name_index on users (status, is_superadmin, member_as, person_name_key(given_name,
        family_name) collate "C", id)`);
    this.addSql(`
      create index users_kind_email_index on users (status, is_superadmin, member_as, email_key collate "C", id)`);
    this.addSql(`
      create index users_kind_family_name_index on users (status, is_superadmin, member_as,
        person_name_key(family_name, '') collate "C", id)`);

    tenantTable(
      this,
      'tenant_roles',
      { app: 'select, insert, update, delete', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid not null,
      name varchar(60) not null,
      name_key varchar(60) not null,
      description varchar(200) not null default '',
      permissions text[] not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      constraint tenant_roles_pkey primary key (id),
      constraint tenant_roles_tenant_id_name_key_unique unique (tenant_id, name_key),
      constraint tenant_roles_permissions_check check (permissions <@ array['user_management',
        'tenant_management', 'reports_view']),
      constraint tenant_roles_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create unique index tenant_roles_tenant_id_id_index on tenant_roles (tenant_id, id)');

    tenantTable(
      this,
      'memberships',
      {
        app: 'select, update (role, status, last_sign_in_at, updated_at, version, role_id, factor_required_at), delete',
        platform: 'select, insert, update, delete',
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      user_id uuid not null,
      role varchar(20) not null,
      status varchar(20) not null default 'active',
      last_sign_in_at timestamptz null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      role_id uuid null,
      email_key varchar(254) not null default '',
      name_key varchar(200) not null default '',
      family_key varchar(200) not null default '',
      factor_required_at timestamptz null,
      constraint memberships_pkey primary key (id),
      constraint memberships_tenant_id_user_id_unique unique (tenant_id, user_id),
      constraint memberships_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint memberships_user_id_foreign foreign key (user_id) references users (id),
      constraint memberships_role_id_foreign foreign key (tenant_id, role_id) references tenant_roles
        (tenant_id, id),
      constraint memberships_role_check check (role_id is null or role = 'tenant_user')`,
    );
    this.addSql('create index memberships_user_id_index on memberships (user_id)');
    this.addSql(
      'create index memberships_email_key_index on memberships (tenant_id, email_key collate "C", id)',
    );
    this.addSql(
      'create index memberships_name_key_index on memberships (tenant_id, name_key collate "C", id)',
    );
    this.addSql(
      'create index memberships_family_key_index on memberships (tenant_id, family_key collate "C", id)',
    );
    this.addSql('create index memberships_newest_index on memberships (tenant_id, id)');
    this.addSql(
      `create index memberships_admins_index on memberships (tenant_id, id) where role = 'tenant_admin'`,
    );
    this.addSql(`
      create index memberships_not_active_index on memberships (tenant_id, id) where status <> 'active'`);
    this.addSql(`
      create index memberships_role_id_index on memberships (tenant_id, role_id) where role_id is not null`);

    // A tenant sees a user through a membership in it.
    this.addSql(`
      create policy tenant on users to gatehouse_app using (exists (select 1 from memberships m where m.user_id =
        users.id and m.tenant_id = current_setting('app.tenant_id')::uuid))`);
    this.addSql('grant select on users to gatehouse_app');
    this.addSql(`
      create function membership_takes_keys() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        select u.email_key, person_name_key(u.given_name, u.family_name), person_name_key(u.family_name, '')
        into new.email_key, new.name_key, new.family_key from public.users u where u.id = new.user_id;
        return new;
      end $$`);
    this.addSql(`
      create function memberships_follow_person() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        update public.memberships set email_key = new.email_key,
          name_key = person_name_key(new.given_name, new.family_name),
          family_key = person_name_key(new.family_name, '')
        where user_id = new.id;
        return null;
      end $$`);
    this.addSql(`
      create function person_leaves() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        update public.users u set erase_after = now() + interval '30 days'
        where u.id = old.user_id and u.erase_after is null and not u.is_superadmin
          and not exists (select 1 from public.memberships m where m.user_id = u.id);
        return null;
      end $$`);
    this.addSql(`
      create function person_joins() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        update public.users set erase_after = null
        where id = new.user_id and erase_after is not null and erase_asked_by is null;
        return null;
      end $$`);
    this.addSql(`
      create function note_membership(persons uuid[]) returns void
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform 1 from users where id = any(persons) order by id for no key update;
        update users u set member_as = k.kind from (
          select p.id, case when bool_or(m.role = 'tenant_admin') and bool_or(m.role = 'tenant_user') then 'both'
            when bool_or(m.role = 'tenant_admin') then 'admin' when bool_or(m.role = 'tenant_user') then 'user'
            else 'nothing' end as kind
          from unnest(persons) p(id) left join memberships m on m.user_id = p.id group by 1
        ) k where u.id = k.id and u.member_as <> k.kind;
      end $$`);
    this.addSql(`
      create function belonging_of_new_members() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform note_membership(array(select distinct user_id from there));
        return null;
      end $$`);
    this.addSql(`
      create function belonging_of_member() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        perform note_membership(array[old.user_id]);
        return null;
      end $$`);
    this.addSql(`
      revoke execute on function membership_takes_keys, memberships_follow_person, person_leaves, person_joins,
        note_membership, belonging_of_new_members, belonging_of_member from public`);
    this.addSql(`
      create trigger memberships_keys before insert on memberships for each row execute function
        membership_takes_keys()`);
    this.addSql(`
      create trigger users_memberships_keys after update of email_key, given_name, family_name on users for each
        row when ((old.email_key, old.given_name, old.family_name) is distinct from (new.email_key,
        new.given_name, new.family_name)) execute function memberships_follow_person()`);
    this.addSql(`
      create trigger memberships_leave after delete on memberships for each row execute function person_leaves()`);
    this.addSql(`
      create trigger memberships_join after insert on memberships for each row execute function person_joins()`);
    this.addSql(`
      create trigger belonging_of_new_members after insert on memberships referencing new table as there for each
        statement execute function belonging_of_new_members()`);
    this.addSql(`
      create trigger belonging_of_changed_member after update of role on memberships for each row when (old.role
        is distinct from new.role) execute function belonging_of_member()`);
    this.addSql(`
      create trigger belonging_of_gone_member after delete on memberships for each row execute function
        belonging_of_member()`);
  }

  override down(): void {
    this.addSql('drop policy tenant on users');
    this.addSql('drop table memberships, tenant_roles, users');
    this.addSql(`
      drop function belonging_of_member, belonging_of_new_members, note_membership, person_joins, person_leaves,
        memberships_follow_person, membership_takes_keys, person_name_key`);
  }
}
