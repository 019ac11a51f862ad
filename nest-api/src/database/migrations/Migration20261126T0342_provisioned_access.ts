import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const ACCESS = ['application_people', 'group_applications'] as const;
const APPLICATIONS = ['oauth_clients', 'saml_service_providers'] as const;

/** Looks again at who has an account, at the targets whose `assigned` is such and whose ID is one of these. */
const lookAt = (assigned: string, where: string) => `
  update public.application_provisioning p set refresh_wanted = coalesce(p.refresh_wanted, 'assignments')
  where p.assigned ${assigned} and ${where}`;

/** Whether anybody in the tenant has to be told of a change. */
const PROVISIONED =
  'exists (select 1 from public.application_provisioning p where p.tenant_id = r.tenant_id)';

/**
 * Whoever may use an application can have an account there (`assigned` is `access`), so that nobody assigns them twice.
 *
 * - `provisioning_assigned` says who is assigned: for provisioning alone, or to the application.
 * - An application that is not for assigned users only is for all members of its tenant.
 * - Superadmins preview accounts too, so their role looks up groups.
 */
export class Migration20261126T0342_provisioned_access extends Migration {
  override up(): void {
    this.addSql(`
      create function provisioning_assigned(of_provisioning uuid) returns table (user_id uuid, group_id uuid)
      language sql stable set search_path = ${PATH} as $$
        select a.user_id, a.group_id from application_provisioning p
        join provisioning_assignments a on a.provisioning_id = p.id
        where p.id = of_provisioning and p.assigned <> 'access'
        union all
        select a.user_id, null from application_provisioning p
        join application_people a on a.tenant_id = p.tenant_id and p.id in (a.client_id, a.service_provider_id)
        where p.id = of_provisioning and p.assigned = 'access'
        union all
        select null, a.group_id from application_provisioning p
        join group_applications a on a.tenant_id = p.tenant_id and p.id in (a.client_id, a.service_provider_id)
        where p.id = of_provisioning and p.assigned = 'access'
      $$`);
    this.addSql('revoke execute on function provisioning_assigned from public');
    this.addSql('grant execute on function provisioning_assigned to gatehouse_app, gatehouse_platform');
    this.addSql(`
      grant execute on function groups_of_user, effective_group_members to gatehouse_platform`);
    this.people(
      `of_assigned = 'everybody' or of_assigned = 'access' and not exists (
          select 1 from oauth_clients c where c.id = of_provisioning and c.assigned_only
          union all
          select 1 from saml_service_providers s where s.id = of_provisioning and s.assigned_only)`,
      'provisioning_assigned(of_provisioning)',
    );
    this.groupMembers(`<> 'everybody'`);
    this.access();
  }

  /** All from the groups downwards, some from the users upwards: whichever reads less. */
  private people(isEverybody: string, assigned: string): void {
    this.addSql(`
      create or replace function provisioning_people(of_provisioning uuid, of_people uuid[])
      returns table (person_id uuid)
      language plpgsql stable set search_path = ${PATH} as $$
      #variable_conflict use_column
      declare
        of_tenant uuid;
        of_assigned varchar;
        users uuid[];
        groups uuid[];
      begin
        select p.tenant_id, p.assigned into of_tenant, of_assigned
        from application_provisioning p where p.id = of_provisioning;
        if ${isEverybody} then
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and (of_people is null or m.user_id = any(of_people));
          return;
        end if;
        select array_agg(a.user_id) filter (where a.user_id is not null),
          array_agg(a.group_id) filter (where a.group_id is not null)
          into users, groups from ${assigned} a;
        if of_people is null then
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and m.user_id in (
              select x from unnest(users) x
              union
              select g.user_id from unnest(groups) x cross join lateral effective_group_members(x) g);
        else
          return query select m.user_id from memberships m
            where m.tenant_id = of_tenant and m.user_id = any(of_people) and (
              m.user_id = any(users)
              or exists (
                select 1 from groups_of_user(of_tenant, m.user_id) g where g.group_id = any(groups)));
        end if;
      end $$`);
  }

  /** A change of a nested group can reach any number of users. */
  private groupMembers(assigned: string): void {
    for (const name of ['came', 'gone'])
      this.addSql(`
        create or replace function provisioning_group_members_${name}() returns trigger
        language plpgsql security definer set search_path = ${PATH} as $$
        begin
          insert into public.provisioning_changes (tenant_id, group_id)
          select distinct r.tenant_id, r.group_id from ${name} r where ${PROVISIONED};
          insert into public.provisioning_changes (tenant_id, person_id)
          select r.tenant_id, coalesce(r.user_id, d.user_id)
          from ${name} r left join public.directory_users d on d.id = r.directory_user_id
          where coalesce(r.user_id, d.user_id) is not null and ${PROVISIONED};
          ${lookAt(
            assigned,
            `p.tenant_id in (select r.tenant_id from ${name} r where r.member_group_id is not null)`,
          )};
          return null;
        end $$`);
  }

  private access(): void {
    const functions = ['came', 'gone'].map((name) => `provisioning_access_${name}`);
    for (const name of ['came', 'gone'])
      this.addSql(`
        create function provisioning_access_${name}() returns trigger
        language plpgsql security definer set search_path = ${PATH} as $$
        begin
          ${lookAt(`= 'access'`, `p.id in (select coalesce(r.client_id, r.service_provider_id) from ${name} r)`)};
          return null;
        end $$`);
    this.addSql(`
      create function provisioning_access_changed() returns trigger
      language plpgsql security definer set search_path = ${PATH} as $$
      begin
        ${lookAt(`= 'access'`, 'p.id = new.id')};
        return null;
      end $$`);
    this.addSql(
      `revoke execute on function ${functions.join(', ')}, provisioning_access_changed from public`,
    );
    for (const table of ACCESS)
      for (const [name, event, transition] of [
        ['came', 'insert', 'new'],
        ['gone', 'delete', 'old'],
      ])
        this.addSql(`
          create trigger ${table}_${name}_provisioning after ${event} on ${table}
          referencing ${transition} table as ${name}
          for each statement execute function provisioning_access_${name}()`);
    for (const table of APPLICATIONS)
      this.addSql(`
        create trigger ${table}_access_provisioning after update of assigned_only on ${table}
        for each row when (old.assigned_only is distinct from new.assigned_only)
        execute function provisioning_access_changed()`);
  }

  override down(): void {
    for (const table of APPLICATIONS) this.addSql(`drop trigger ${table}_access_provisioning on ${table}`);
    for (const table of ACCESS)
      for (const name of ['came', 'gone'])
        this.addSql(`drop trigger ${table}_${name}_provisioning on ${table}`);
    this.addSql(`
      drop function provisioning_access_changed, provisioning_access_came, provisioning_access_gone`);
    this.addSql(`update application_provisioning set assigned = 'selected' where assigned = 'access'`);
    this.groupMembers(`= 'selected'`);
    this.people(
      `of_assigned = 'everybody'`,
      '(select * from provisioning_assignments where provisioning_id = of_provisioning)',
    );
    this.addSql('revoke execute on function groups_of_user, effective_group_members from gatehouse_platform');
    this.addSql('drop function provisioning_assigned');
  }
}
