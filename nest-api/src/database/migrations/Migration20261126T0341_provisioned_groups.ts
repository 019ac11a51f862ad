import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';

/** Whether anybody in the tenant has to be told of a change. */
const provisioned = (tenant: string) =>
  `exists (select 1 from public.application_provisioning p where p.tenant_id = ${tenant})`;

/**
 * Groups of an application: their members have accounts, and the groups themselves can be created at the target.
 *
 * - A change of a direct member is written down as the user and the group. A change of a nested group can reach any number
 *   of users, so `refresh_wanted` asks for a look at all of them: `assignments` at who has an account, `accounts` at each
 *   account too.
 * - `compared_at` and `comparison`: the last comparison with the accounts of the target.
 */
export class Migration20261126T0341_provisioned_groups extends Migration {
  override up(): void {
    this.addSql(`
      alter table provisioning_assignments add constraint provisioning_assignments_group_id_foreign
        foreign key (tenant_id, group_id) references groups (tenant_id, id) on delete cascade`);
    this.addSql('alter table provisioning_objects add column compared_at timestamptz null');
    this.addSql(`
      alter table application_provisioning
        add column comparison jsonb null,
        add column refresh_wanted varchar(15) null,
        add constraint application_provisioning_refresh_wanted_check
          check (refresh_wanted in ('assignments', 'accounts'))`);
    this.addSql('grant select (refresh_wanted) on application_provisioning to gatehouse_maintenance');
    this.people();
    this.names();
    this.groupMembers();
    this.directoryUsers();
  }

  /** All from the groups downwards, some from the users upwards: whichever reads less. */
  private people(): void {
    this.addSql(`
      create or replace function provisioning_people(of_provisioning uuid, of_people uuid[])
      returns table (person_id uuid)
      language plpgsql stable set search_path = ${PATH} as $$
      #variable_conflict use_column
      declare
        of_tenant uuid;
        of_assigned varchar;
      begin
        select p.tenant_id, p.assigned into of_tenant, of_assigned
        from application_provisioning p where p.id = of_provisioning;
        if of_assigned = 'everybody' then
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and (of_people is null or m.user_id = any(of_people));
        elsif of_people is null then
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and m.user_id in (
              select a.user_id from provisioning_assignments a
              where a.provisioning_id = of_provisioning and a.user_id is not null
              union
              select g.user_id from provisioning_assignments a
              cross join lateral effective_group_members(a.group_id) g
              where a.provisioning_id = of_provisioning and a.group_id is not null);
        else
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and m.user_id = any(of_people) and (
              exists (
                select 1 from provisioning_assignments a
                where a.provisioning_id = of_provisioning and a.user_id = m.user_id)
              or exists (
                select 1 from groups_of_user(of_tenant, m.user_id) g
                join provisioning_assignments a on a.group_id = g.group_id
                where a.provisioning_id = of_provisioning));
        end if;
      end $$`);
  }

  private names(): void {
    this.addSql(`
      create function provisioning_groups(of_tenant uuid, of_groups uuid[]) returns table (id uuid, name varchar)
      language sql stable set search_path = ${PATH} as $$
        select g.id, g.name from groups g where g.tenant_id = of_tenant and g.id = any(of_groups)
      $$`);
    this.addSql(`
      create function provisioned_application(of_id uuid) returns table (kind text, name varchar, tenant_id uuid)
      language sql stable set search_path = ${PATH} as $$
        select 'oidc', c.name, c.tenant_id from oauth_clients c where c.id = of_id and c.deleted_at is null
        union all
        select 'saml', s.name, s.tenant_id from saml_service_providers s
        where s.id = of_id and s.deleted_at is null
      $$`);
    this.addSql('revoke execute on function provisioning_groups, provisioned_application from public');
    this.addSql(`
      grant execute on function provisioning_groups, provisioned_application to gatehouse_app, gatehouse_platform`);
  }

  private groupMembers(): void {
    for (const name of ['came', 'gone'])
      this.addSql(`
        create function provisioning_group_members_${name}() returns trigger
        language plpgsql security definer set search_path = ${PATH} as $$
        begin
          insert into public.provisioning_changes (tenant_id, group_id)
          select distinct r.tenant_id, r.group_id from ${name} r where ${provisioned('r.tenant_id')};
          insert into public.provisioning_changes (tenant_id, person_id)
          select r.tenant_id, coalesce(r.user_id, d.user_id)
          from ${name} r left join public.directory_users d on d.id = r.directory_user_id
          where coalesce(r.user_id, d.user_id) is not null and ${provisioned('r.tenant_id')};
          update public.application_provisioning p set refresh_wanted = coalesce(p.refresh_wanted, 'assignments')
          where p.assigned = 'selected' and p.tenant_id in (
            select r.tenant_id from ${name} r where r.member_group_id is not null);
          return null;
        end $$`);
    this.addSql(`
      create function provisioning_group_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        insert into public.provisioning_changes (tenant_id, group_id)
        select old.tenant_id, old.id where ${provisioned('old.tenant_id')};
        return null;
      end $$`);
    this.addSql(`
      revoke execute on function provisioning_group_members_came, provisioning_group_members_gone,
        provisioning_group_changed from public`);
    this.addSql(`
      create trigger group_members_came_provisioning after insert on group_members referencing new table as came
      for each statement execute function provisioning_group_members_came()`);
    this.addSql(`
      create trigger group_members_gone_provisioning after delete on group_members referencing old table as gone
      for each statement execute function provisioning_group_members_gone()`);
    this.addSql(`
      create trigger groups_renamed_provisioning after update of name on groups
      for each row when (old.name is distinct from new.name) execute function provisioning_group_changed()`);
    this.addSql(`
      create trigger groups_gone_provisioning after delete on groups
      for each row execute function provisioning_group_changed()`);
  }

  private directoryUsers(): void {
    this.addSql(`
      create function provisioning_directory_user_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        if not ${provisioned('old.tenant_id')} then return null; end if;
        insert into public.provisioning_changes (tenant_id, person_id)
        select old.tenant_id, x.id
        from (values (old.user_id), (case when tg_op = 'UPDATE' then new.user_id end)) x (id) where x.id is not null;
        insert into public.provisioning_changes (tenant_id, group_id)
        select distinct m.tenant_id, m.group_id from public.group_members m where m.directory_user_id = old.id;
        return null;
      end $$`);
    this.addSql('revoke execute on function provisioning_directory_user_changed from public');
    this.addSql(`
      create trigger directory_users_linked_provisioning after update of user_id on directory_users
      for each row when (old.user_id is distinct from new.user_id)
      execute function provisioning_directory_user_changed()`);
    this.addSql(`
      create trigger directory_users_gone_provisioning after delete on directory_users
      for each row when (old.user_id is not null) execute function provisioning_directory_user_changed()`);
  }

  override down(): void {
    this.addSql('drop trigger directory_users_gone_provisioning on directory_users');
    this.addSql('drop trigger directory_users_linked_provisioning on directory_users');
    this.addSql('drop trigger groups_gone_provisioning on groups');
    this.addSql('drop trigger groups_renamed_provisioning on groups');
    this.addSql('drop trigger group_members_gone_provisioning on group_members');
    this.addSql('drop trigger group_members_came_provisioning on group_members');
    this.addSql(`
      drop function provisioned_application, provisioning_groups, provisioning_directory_user_changed, provisioning_group_changed,
        provisioning_group_members_gone, provisioning_group_members_came`);
    this.addSql(`
      create or replace function provisioning_people(of_provisioning uuid, of_people uuid[])
      returns table (person_id uuid)
      language sql stable set search_path = ${PATH} as $$
        select m.user_id from application_provisioning p
        join memberships m on m.tenant_id = p.tenant_id
        where p.id = of_provisioning and (of_people is null or m.user_id = any(of_people))
          and (p.assigned = 'everybody' or exists (
            select 1 from provisioning_assignments a where a.provisioning_id = p.id and a.user_id = m.user_id))
      $$`);
    this.addSql('alter table application_provisioning drop column refresh_wanted, drop column comparison');
    this.addSql('alter table provisioning_objects drop column compared_at');
    this.addSql(
      'alter table provisioning_assignments drop constraint provisioning_assignments_group_id_foreign',
    );
  }
}
