import { Migration } from '@mikro-orm/migrations';

const DEFINER = 'security definer set search_path = pg_catalog, public, pg_temp';
const KIND = 'status, is_superadmin, member_as';
/** Of the memberships `m` of one person, if any. */
const MEMBER_AS = `case
  when bool_or(m.role = 'tenant_admin') and bool_or(m.role = 'tenant_user') then 'both'
  when bool_or(m.role = 'tenant_admin') then 'admin'
  when bool_or(m.role = 'tenant_user') then 'user' else 'nothing' end`;
/** The orders of the list, as in `person-search.ts`. */
const ORDERS = {
  created: 'id',
  name: 'person_name_key(given_name, family_name) collate "C", id',
  email: 'email_key collate "C", id',
};

/**
 * All people are listed at the same cost under each filter, as tenants are.
 *
 * `users.member_as` says what somebody is in whatever tenants they belong to: `nothing`, `user`, `admin` or `both`. It is
 * written by triggers that hold the person's row; they come before those that count, which hold it too.
 */
export class Migration20261121T0613_people_lists extends Migration {
  override up(): void {
    this.addSql(`alter table users add column member_as varchar(10) not null default 'nothing'`);
    this.addSql(`
      create function note_membership(persons uuid[]) returns void language plpgsql ${DEFINER} as $$
      begin
        perform 1 from users where id = any(persons) order by id for no key update;
        update users u set member_as = k.kind from (
          select p.id, ${MEMBER_AS} as kind
          from unnest(persons) p(id) left join memberships m on m.user_id = p.id group by 1
        ) k where u.id = k.id and u.member_as <> k.kind;
      end $$`);
    this.addSql(`
      update users u set member_as = k.kind
      from (select m.user_id, ${MEMBER_AS} as kind from memberships m group by 1) k where u.id = k.user_id`);
    for (const [order, columns] of Object.entries(ORDERS))
      this.addSql(`create index users_kind_${order}_index on users (${KIND}, ${columns})`);
    this.addSql('drop index users_suspended_index');
    this.triggers();
  }

  private triggers(): void {
    this.addSql(`
      create function belonging_of_new_members() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform note_membership(array(select distinct user_id from there));
        return null;
      end $$`);
    this.addSql(`
      create function belonging_of_member() returns trigger language plpgsql ${DEFINER} as $$
      begin
        perform note_membership(array[old.user_id]);
        return null;
      end $$`);
    this.addSql(`
      create trigger belonging_of_new_members after insert on memberships referencing new table as there
      for each statement execute function belonging_of_new_members()`);
    this.addSql(`
      create trigger belonging_of_changed_member after update of role on memberships
      for each row when (old.role is distinct from new.role) execute function belonging_of_member()`);
    this.addSql(`
      create trigger belonging_of_gone_member after delete on memberships
      for each row execute function belonging_of_member()`);
    this.addSql(
      'revoke execute on function note_membership, belonging_of_new_members, belonging_of_member from public',
    );
  }

  override down(): void {
    for (const what of ['new_members', 'changed_member', 'gone_member'])
      this.addSql(`drop trigger belonging_of_${what} on memberships`);
    this.addSql('drop function belonging_of_new_members, belonging_of_member, note_membership');
    this.addSql(`create index users_suspended_index on users (id) where status = 'suspended'`);
    for (const order of Object.keys(ORDERS)) this.addSql(`drop index users_kind_${order}_index`);
    this.addSql('alter table users drop column member_as');
  }
}
