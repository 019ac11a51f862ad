import { Migration } from '@mikro-orm/migrations';

const OWN = `tenant_id = current_setting('app.tenant_id')::uuid`;

/**
 * People are found quickly, and hold roles that their tenant made.
 *
 * - `memberships` carries what people are searched and sorted by. Under row-level security only leakproof operators use
 *   an index, so a beginning is looked for as a range of plain text in the order of its bytes (collation "C").
 *   Triggers keep the copies true.
 * - `tenant_roles` adds permissions to what a member may do. The foreign key holds role and membership to one tenant.
 * - `end_access_of_member` and `end_access_of_person` end what applications hold of somebody; the first only in the
 *   tenant of the unit of work.
 */
export class Migration20261121T0520_members extends Migration {
  override up(): void {
    this.names();
    this.roles();
    this.memberships();
    this.ending();
  }

  private names(): void {
    this.addSql(`
      create function person_name_key(first_part text, second_part text) returns text
      language sql immutable parallel safe as $$
        select left(lower(normalize(btrim(first_part || ' ' || second_part), NFKC) collate "pg_c_utf8"), 200)
      $$`);
    this.addSql(
      `create index users_name_index on users (person_name_key(given_name, family_name) collate "C", id)`,
    );
    this.addSql(
      `create index users_family_name_index on users (person_name_key(family_name, '') collate "C", id)`,
    );
    this.addSql('create index users_email_index on users (email_key collate "C", id)');
    this.addSql('create index users_superadmins_index on users (id) where is_superadmin');
    this.addSql(`create index users_suspended_index on users (id) where status = 'suspended'`);
  }

  private roles(): void {
    this.addSql(`
      create table tenant_roles (
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
        constraint tenant_roles_permissions_check
          check (permissions <@ array['user_management', 'tenant_management', 'reports_view']),
        constraint tenant_roles_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create unique index tenant_roles_tenant_id_id_index on tenant_roles (tenant_id, id)');
    this.addSql('alter table tenant_roles enable row level security');
    this.addSql(`create policy tenant on tenant_roles to gatehouse_app using (${OWN}) with check (${OWN})`);
    this.addSql(
      'create policy platform on tenant_roles to gatehouse_platform using (true) with check (true)',
    );
    this.addSql('grant select, insert, update, delete on tenant_roles to gatehouse_app, gatehouse_platform');
  }

  private memberships(): void {
    this.addSql(`
      alter table memberships
        add column role_id uuid null,
        add column email_key varchar(254) not null default '',
        add column name_key varchar(200) not null default '',
        add column family_key varchar(200) not null default '',
        add constraint memberships_role_id_foreign foreign key (tenant_id, role_id)
          references tenant_roles (tenant_id, id),
        add constraint memberships_role_check check (role_id is null or role = 'tenant_user')`);
    this.addSql(`
      update memberships m set email_key = u.email_key, name_key = person_name_key(u.given_name, u.family_name),
        family_key = person_name_key(u.family_name, '')
      from users u where u.id = m.user_id`);
    this.addSql(`
      create function membership_takes_keys() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        select u.email_key, person_name_key(u.given_name, u.family_name), person_name_key(u.family_name, '')
        into new.email_key, new.name_key, new.family_key from public.users u where u.id = new.user_id;
        return new;
      end $$`);
    this.addSql(`
      create trigger memberships_keys before insert on memberships
      for each row execute function membership_takes_keys()`);
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
      create trigger users_memberships_keys after update of email_key, given_name, family_name on users
      for each row when ((old.email_key, old.given_name, old.family_name)
        is distinct from (new.email_key, new.given_name, new.family_name))
      execute function memberships_follow_person()`);
    this.addSql('revoke execute on function membership_takes_keys, memberships_follow_person from public');
    for (const key of ['email_key', 'name_key', 'family_key']) {
      this.addSql(`create index memberships_${key}_index on memberships (tenant_id, ${key} collate "C", id)`);
    }
    this.addSql('create index memberships_newest_index on memberships (tenant_id, id)');
    this.addSql(
      `create index memberships_admins_index on memberships (tenant_id, id) where role = 'tenant_admin'`,
    );
    this.addSql(
      `create index memberships_not_active_index on memberships (tenant_id, id) where status <> 'active'`,
    );
    this.addSql(
      'create index memberships_role_id_index on memberships (tenant_id, role_id) where role_id is not null',
    );
  }

  private ending(): void {
    this.addSql(`
      create function end_access_of_member(of_user uuid, reason text) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select public.end_authorizations(reason, null, of_user, current_setting('app.tenant_id')::uuid)
      $$`);
    this.addSql(`
      create function end_access_of_person(of_user uuid, reason text) returns void
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select public.end_authorizations(reason, null, of_user, null)
      $$`);
    this.addSql('revoke execute on function end_access_of_member, end_access_of_person from public');
    this.addSql('grant execute on function end_access_of_member to gatehouse_app');
    this.addSql('grant execute on function end_access_of_person to gatehouse_platform');
  }

  override down(): void {
    this.addSql('drop function end_access_of_person');
    this.addSql('drop function end_access_of_member');
    this.addSql('drop trigger users_memberships_keys on users');
    this.addSql('drop trigger memberships_keys on memberships');
    this.addSql('drop function memberships_follow_person');
    this.addSql('drop function membership_takes_keys');
    for (const index of [
      'role_id',
      'not_active',
      'admins',
      'newest',
      'family_key',
      'name_key',
      'email_key',
    ]) {
      this.addSql(`drop index memberships_${index}_index`);
    }
    this.addSql(`
      alter table memberships drop constraint memberships_role_check, drop constraint memberships_role_id_foreign,
        drop column role_id, drop column email_key, drop column name_key, drop column family_key`);
    this.addSql('drop table tenant_roles');
    for (const index of ['suspended', 'superadmins', 'email', 'family_name', 'name']) {
      this.addSql(`drop index users_${index}_index`);
    }
    this.addSql('drop function person_name_key');
  }
}
