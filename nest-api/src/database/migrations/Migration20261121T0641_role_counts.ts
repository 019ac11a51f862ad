import { Migration } from '@mikro-orm/migrations';

const DEFINER = 'security definer set search_path = pg_catalog, public, pg_temp';
/** Under these instead of a tenant's id the ledger counts the admins and the users of all tenants. */
const lineOf = (
  role: string,
) => `case ${role} when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid
  else '00000000-0000-0000-0000-000000000002'::uuid end`;
const ACTIVE = `(u.status = 'active')::int`;
const ENROLLED = `(u.status = 'active' and u.has_factor)::int`;

/**
 * How many active memberships there are of each role, without counting them.
 *
 * They are lines of `people_counts`: `people` are active memberships, `active` those of people who are active themselves,
 * and `enrolled` those of them who have a second factor. Whoever changes one of these holds the person's row meanwhile,
 * as for the other lines.
 */
export class Migration20261121T0641_role_counts extends Migration {
  override up(): void {
    this.addSql(`
      insert into people_counts
      select ${lineOf('m.role')}, count(*), sum(${ACTIVE}), sum(${ENROLLED}), true
      from memberships m join users u on u.id = m.user_id where m.status = 'active' group by 1`);
    this.ofMembers();
    this.ofPeople();
    this.addSql(`
      revoke execute on function count_role, count_roles_of_new_members, count_role_of_member, count_roles_of_person,
        count_roles_of_gone_person from public`);
    // Who asks for a second factor is found and counted among those alone.
    this.addSql(`
      create index sign_in_policies_required_index on sign_in_policies (tenant_id) where second_factor_since is not null`);
    this.addSql('create index sso_policies_enforced_index on sso_policies (tenant_id) where enforced');
  }

  private ofMembers(): void {
    this.addSql(`
      create function count_role(person uuid, role text, change int) returns void language sql ${DEFINER} as $$
        insert into people_counts
        select ${lineOf('role')}, change, change * ${ACTIVE}, change * ${ENROLLED} from users u where u.id = person
      $$`);
    this.addSql(`
      create function count_roles_of_new_members() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform 1 from users where id in (select user_id from there) order by id for share;
        insert into people_counts
        select ${lineOf('m.role')}, count(*), sum(${ACTIVE}), sum(${ENROLLED})
        from there m join users u on u.id = m.user_id where m.status = 'active' group by 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_roles_of_new_members after insert on memberships referencing new table as there
      for each statement execute function count_roles_of_new_members()`);
    this.addSql(`
      create function count_role_of_member() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform 1 from users where id = old.user_id for share;
        if old.status = 'active' then perform count_role(old.user_id, old.role, -1); end if;
        if tg_op = 'UPDATE' and new.status = 'active' then perform count_role(new.user_id, new.role, 1); end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_role_of_changed_member after update of status, role on memberships
      for each row when ((old.status, old.role) is distinct from (new.status, new.role))
      execute function count_role_of_member()`);
    this.addSql(`
      create trigger count_role_of_gone_member after delete on memberships
      for each row execute function count_role_of_member()`);
  }

  private ofPeople(): void {
    this.addSql(`
      create function count_roles_of_person() returns trigger language plpgsql ${DEFINER} as $$
      begin
        insert into people_counts
        select ${lineOf('m.role')}, 0, count(*) * ((new.status = 'active')::int - (old.status = 'active')::int),
          count(*) * ((new.status = 'active' and new.has_factor)::int - (old.status = 'active' and old.has_factor)::int)
        from memberships m where m.user_id = new.id and m.status = 'active' group by 1;
        return null;
      end $$`);
    this.addSql(`
      create trigger count_roles_of_person after update of status, has_factor on users
      for each row when ((old.status, old.has_factor) is distinct from (new.status, new.has_factor))
      execute function count_roles_of_person()`);
    // Memberships that go with the person find nobody any more whom they could be counted by.
    this.addSql(`
      create function count_roles_of_gone_person() returns trigger language plpgsql ${DEFINER} as $$
      begin
        insert into people_counts
        select ${lineOf('m.role')}, -count(*), -count(*) * (old.status = 'active')::int,
          -count(*) * (old.status = 'active' and old.has_factor)::int
        from memberships m where m.user_id = old.id and m.status = 'active' group by 1;
        return old;
      end $$`);
    this.addSql(`
      create trigger count_roles_of_gone_person before delete on users
      for each row execute function count_roles_of_gone_person()`);
  }

  override down(): void {
    this.addSql('drop index sso_policies_enforced_index');
    this.addSql('drop index sign_in_policies_required_index');
    for (const trigger of ['gone_person', 'person'])
      this.addSql(`drop trigger count_roles_of_${trigger} on users`);
    for (const trigger of ['role_of_gone_member', 'role_of_changed_member', 'roles_of_new_members'])
      this.addSql(`drop trigger count_${trigger} on memberships`);
    this.addSql(`
      drop function count_roles_of_gone_person, count_roles_of_person, count_role_of_member, count_roles_of_new_members,
        count_role`);
    this.addSql(`
      delete from people_counts
      where tenant_id in ('00000000-0000-0000-0000-000000000001', '00000000-0000-0000-0000-000000000002')`);
  }
}
