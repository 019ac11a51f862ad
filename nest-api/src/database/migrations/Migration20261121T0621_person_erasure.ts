import { Migration } from '@mikro-orm/migrations';

/**
 * A person who belongs nowhere any more is erased after a while, and at once where a superadmin asks for it.
 *
 * `erase_after` is set when somebody's last membership ends and taken back when they join a tenant; triggers keep it,
 * whichever way a membership comes and goes. `erase_person` runs as the owner and only for somebody who is due: the
 * roles that serve can mark, and erase nobody. It goes through every table with a `user_id`, so that one made tomorrow
 * is covered too, and through what knows an address without knowing whose it is. The trail stays: it names people by
 * an id, which is nobody's from then on, and its chain holds.
 */
export class Migration20261121T0621_person_erasure extends Migration {
  override up(): void {
    this.addSql(
      'alter table users add column erase_after timestamptz null, add column erase_asked_by uuid null',
    );
    this.addSql(`
      update users u set erase_after = now() + interval '30 days'
      where not is_superadmin and not exists (select 1 from memberships m where m.user_id = u.id)`);
    this.addSql('create index users_erase_after_index on users (erase_after) where erase_after is not null');
    this.marks();
    this.due();
    this.erase();
  }

  private marks(): void {
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
      create trigger memberships_leave after delete on memberships
      for each row execute function person_leaves()`);
    this.addSql(`
      create function person_joins() returns trigger
      language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
      begin
        update public.users set erase_after = null
        where id = new.user_id and erase_after is not null and erase_asked_by is null;
        return null;
      end $$`);
    this.addSql(`
      create trigger memberships_join after insert on memberships
      for each row execute function person_joins()`);
    this.addSql('revoke execute on function person_leaves, person_joins from public');
  }

  private due(): void {
    this.addSql(`
      create function people_to_erase(before timestamptz) returns table (id uuid, asked_by uuid)
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select u.id, u.erase_asked_by from public.users u
        where u.erase_after <= before and not u.is_superadmin
          and not exists (select 1 from public.memberships m where m.user_id = u.id)
        order by u.erase_after limit 100
      $$`);
    this.addSql('revoke execute on function people_to_erase from public');
    this.addSql('grant execute on function people_to_erase to gatehouse_maintenance');
  }

  private erase(): void {
    this.addSql(`
      create function erase_person(person uuid, before timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        of_address text;
        tables text[];
        columns text[];
      begin
        select u.email_key into of_address from users u
        where u.id = person and u.erase_after <= before and not u.is_superadmin
          and not exists (select 1 from memberships m where m.user_id = u.id)
        for update;
        if not found then return false; end if;

        delete from outbox where lower(recipient) in (
          select of_address union all select lower(c.email) from email_changes c where c.user_id = person);
        delete from sign_ups where lower(email) = of_address;
        delete from password_resets where email_key = of_address;
        delete from email_changes where lower(email) = of_address;
        delete from invitations where email_key = of_address or accepted_by = person;
        delete from sign_in_traces where lower(email) = of_address;
        delete from oauth_artifacts where payload ->> 'accountId' = person::text;
        update tenants set admin_email = null where lower(admin_email) = of_address;
        update organization_profiles set
          security_email = nullif(lower(security_email), of_address),
          billing_email = nullif(lower(billing_email), of_address),
          technical_email = nullif(lower(technical_email), of_address)
        where of_address in (lower(security_email), lower(billing_email), lower(technical_email));
        update sso_policies set break_glass = array_remove(break_glass, person) where person = any(break_glass);

        select array_agg(c.relname::text), array_agg('user_id'::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition;
        perform erase_rows(tables || 'users'::text, columns || 'id'::text, array[person]);
        return true;
      end $$`);
    this.addSql('revoke execute on function erase_person from public');
    this.addSql('grant execute on function erase_person to gatehouse_maintenance');
  }

  override down(): void {
    this.addSql('drop function erase_person');
    this.addSql('drop function people_to_erase');
    this.addSql('drop trigger memberships_join on memberships');
    this.addSql('drop trigger memberships_leave on memberships');
    this.addSql('drop function person_joins');
    this.addSql('drop function person_leaves');
    this.addSql('alter table users drop column erase_after, drop column erase_asked_by');
  }
}
