import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';

const PATH = 'pg_catalog, public, pg_temp';

/** Groups that a user is in, directly or by nested groups, as `mine (group_id)`. `union` ends at cycles. */
const MINE = `with recursive mine (group_id) as (
    (select m.group_id from group_members m where m.tenant_id = of_tenant and m.user_id = of_user
     union
     select m.group_id from directory_users d
       join group_members m on m.directory_user_id = d.id and m.tenant_id = of_tenant
     where d.user_id = of_user and d.tenant_id = of_tenant)
    union
    select m.group_id from mine
      join group_members m on m.member_group_id = mine.group_id and m.tenant_id = of_tenant
  )`;

/**
 * Answers who is in which group, with nested groups, and applies the roles and assignments of groups.
 *
 * - Functions with the rights of their owner name one tenant and one user or application, and serve sign-ins. The others run
 *   with the rights of the caller, so row-level security holds.
 * - `group_people` says for each direct member which user it is. Members of a directory count as soon as they are linked
 *   to a user. Whether the user may sign in is their membership's to say.
 */
export class Migration20261126T0321_group_look_ups extends Migration {
  override up(): void {
    this.addSql(`
      alter table group_members add constraint group_members_directory_user_id_foreign
        foreign key (directory_user_id) references directory_users (id) on delete cascade`);
    this.addSql(`
      alter table groups add constraint groups_directory_id_foreign
        foreign key (directory_id) references directories (id) on delete cascade`);
    this.addSql(`
      create view group_people with (security_invoker = true) as
      select m.id, m.tenant_id, m.group_id, m.member_group_id, m.directory_user_id, m.added_at,
        coalesce(m.user_id, d.user_id) as user_id, d.user_name, d.directory_id
      from group_members m left join directory_users d on d.id = m.directory_user_id`);
    this.addSql('grant select on group_people to gatehouse_app, gatehouse_platform');
    this.addSql(`
      create view group_sources with (security_invoker = true) as
      select d.id, d.tenant_id, c.name from directories d join sso_configurations c on c.id = d.id`);
    this.addSql('grant select on group_sources to gatehouse_app, gatehouse_platform');
    this.questions();
    this.roles();
    this.assignments();
  }

  private questions(): void {
    sqlFunction(
      this,
      'groups_of_user(of_tenant uuid, of_user uuid)',
      'table (group_id uuid)',
      `${MINE} select group_id from mine`,
    );
    this.invoker(
      'effective_group_members(of_group uuid)',
      'table (user_id uuid)',
      `with recursive below (id) as (
         select of_group union select m.member_group_id from below join group_members m on m.group_id = below.id
         where m.member_group_id is not null)
       select distinct p.user_id from below join group_people p on p.group_id = below.id where p.user_id is not null`,
    );
    sqlFunction(
      this,
      `groups_for_claim(of_tenant uuid, of_user uuid, of_client uuid, of_provider uuid, assigned boolean, prefix text,
        most int)`,
      'table (id uuid, name varchar)',
      `${MINE}
       select g.id, g.name from mine join groups g on g.id = mine.group_id
       where g.tenant_id = of_tenant and starts_with(g.name_key, prefix) and (not assigned or exists (
         select 1 from group_applications a where a.group_id = g.id
           and (a.client_id = of_client or a.service_provider_id = of_provider)))
       order by g.name_key collate "C", g.id limit most`,
    );
    sqlFunction(
      this,
      'is_assigned(of_tenant uuid, of_user uuid, of_client uuid, of_provider uuid)',
      'boolean',
      `${MINE}
       select exists (
         select 1 from application_people p where p.tenant_id = of_tenant and p.user_id = of_user
           and (p.client_id = of_client or p.service_provider_id = of_provider))
       or exists (
         select 1 from mine join group_applications a on a.group_id = mine.group_id and a.tenant_id = of_tenant
         where a.client_id = of_client or a.service_provider_id = of_provider)`,
    );
  }

  private roles(): void {
    // Of some users from them upwards, of all from the groups downwards: whichever reads less.
    this.addSql(`
      create function groups_that_give_roles(of_tenant uuid, of_users uuid[])
      returns table (user_id uuid, group_id uuid)
      language plpgsql stable set search_path = ${PATH} as $$
      #variable_conflict use_column
      begin
        if of_users is null then
          return query with recursive below (giver, id) as (
              select r.group_id, r.group_id from group_roles r where r.tenant_id = of_tenant
              union
              select b.giver, m.member_group_id from below b join group_members m on m.group_id = b.id
              where m.member_group_id is not null)
            select distinct p.user_id, b.giver from below b join group_people p on p.group_id = b.id
            where p.user_id is not null;
        else
          return query with recursive mine (user_id, group_id) as (
              (select m.user_id, m.group_id from group_members m
               where m.tenant_id = of_tenant and m.user_id = any(of_users)
               union
               select d.user_id, m.group_id from directory_users d
                 join group_members m on m.directory_user_id = d.id and m.tenant_id = of_tenant
               where d.user_id = any(of_users) and d.tenant_id = of_tenant)
              union
              select mine.user_id, m.group_id from mine
                join group_members m on m.member_group_id = mine.group_id and m.tenant_id = of_tenant)
            select mine.user_id, mine.group_id from mine join group_roles r on r.group_id = mine.group_id;
        end if;
      end $$`);
    this.allow('groups_that_give_roles');
    // One statement for all users. If it left no admin, the longest-serving one would stay.
    this.addSql(`
      create function apply_group_roles(of_tenant uuid, asked uuid[])
      returns table ("userId" uuid, "from" varchar, "fromId" uuid, "to" varchar, "toId" uuid, "groupId" uuid,
        "isHeldBack" boolean)
      language plpgsql volatile set search_path = ${PATH} as $$
      #variable_conflict use_column
      declare
        of_users uuid[] := asked;
      begin
        if not exists (select 1 from group_roles r where r.tenant_id = of_tenant)
          and not exists (select 1 from group_given_roles g where g.tenant_id = of_tenant) then
          return;
        end if;
        if asked is not null then
          of_users := asked || array(
            select g.user_id from group_given_roles g where g.tenant_id = of_tenant and g.held_back);
        end if;
        return query with best as (
          select distinct on (w.user_id) w.user_id, r.group_id, r.role, r.role_id
          from groups_that_give_roles(of_tenant, of_users) w
          join group_roles r on r.group_id = w.group_id
          left join tenant_roles t on t.id = r.role_id
          order by w.user_id, r.role = 'tenant_admin' desc, cardinality(t.permissions) desc nulls last, r.given_at,
            r.group_id
        ), wanted as materialized (
          select m.user_id, m.id as membership_id, m.role as from_role, m.role_id as from_id, best.group_id,
            coalesce(best.role, own.role) as to_role,
            case when best.role is null then own.role_id else best.role_id end as to_id,
            m.status = 'active' and u.status = 'active' as is_active,
            m.role = 'tenant_admin' and coalesce(best.role, own.role) <> 'tenant_admin' as is_admin_lost
          from memberships m
          join users u on u.id = m.user_id
          left join best on best.user_id = m.user_id
          left join group_given_roles own on own.tenant_id = m.tenant_id and own.user_id = m.user_id
          where m.tenant_id = of_tenant and (of_users is null or m.user_id = any(of_users))
            and (best.user_id is not null or own.user_id is not null)
        ), keeper as materialized (
          select w.user_id from wanted w where w.is_admin_lost and w.is_active
            and not exists (select 1 from wanted o where o.to_role = 'tenant_admin' and o.is_active)
            and not exists (
              select 1 from memberships m join users u on u.id = m.user_id
              where m.tenant_id = of_tenant and m.role = 'tenant_admin' and m.status = 'active' and u.status = 'active'
                and not exists (select 1 from wanted o where o.user_id = m.user_id and o.is_admin_lost))
          order by w.membership_id limit 1
        ), remembered as (
          insert into group_given_roles (tenant_id, user_id, role, role_id, group_id, held_back)
          select of_tenant, w.user_id, w.from_role, w.from_id, w.group_id,
            exists (select 1 from keeper k where k.user_id = w.user_id)
          from wanted w where w.group_id is not null or exists (select 1 from keeper k where k.user_id = w.user_id)
          on conflict (tenant_id, user_id) do update set group_id = excluded.group_id, held_back = excluded.held_back
          where (group_given_roles.group_id, group_given_roles.held_back)
            is distinct from (excluded.group_id, excluded.held_back)
        ), forgotten as (
          delete from group_given_roles g using wanted w
          where g.tenant_id = of_tenant and g.user_id = w.user_id and w.group_id is null
            and not exists (select 1 from keeper k where k.user_id = w.user_id)
        ), changed as (
          update memberships m set role = w.to_role, role_id = w.to_id, version = m.version + 1, updated_at = now()
          from wanted w
          where m.id = w.membership_id and m.tenant_id = of_tenant
            and (m.role, m.role_id) is distinct from (w.to_role, w.to_id)
            and not exists (select 1 from keeper k where k.user_id = w.user_id)
        )
        select w.user_id, w.from_role, w.from_id, w.to_role, w.to_id, w.group_id,
          exists (select 1 from keeper k where k.user_id = w.user_id)
        from wanted w where (w.from_role, w.from_id) is distinct from (w.to_role, w.to_id);
      end $$`);
    this.allow('apply_group_roles');
  }

  private assignments(): void {
    // Ends what applications hold of users that are not assigned to them any more. Without users: of all.
    sqlFunction(
      this,
      'end_unassigned_access(of_tenant uuid, of_users uuid[])',
      'int',
      `with ended as (
         delete from oauth_authorizations o using oauth_clients c
         where c.tenant_id = of_tenant and c.assigned_only and o.client_id = c.client_id and o.tenant_id = of_tenant
           and (of_users is null or o.user_id = any(of_users))
           and not is_assigned(of_tenant, o.user_id, c.id, null)
         returning 1)
       select count(*)::int from ended`,
      { isVolatile: true },
    );
  }

  private invoker(signature: string, returns: string, sql: string): void {
    this.addSql(`
      create function ${signature} returns ${returns} language sql stable set search_path = ${PATH} as $$ ${sql} $$`);
    this.allow(signature.slice(0, signature.indexOf('(')));
  }

  private allow(name: string): void {
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to gatehouse_app`);
  }

  override down(): void {
    this.addSql(`
      drop function end_unassigned_access, apply_group_roles, groups_that_give_roles, is_assigned, groups_for_claim,
        effective_group_members, groups_of_user`);
    this.addSql('drop view group_sources, group_people');
    this.addSql('alter table groups drop constraint groups_directory_id_foreign');
    this.addSql('alter table group_members drop constraint group_members_directory_user_id_foreign');
  }
}
