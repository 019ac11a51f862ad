import { Migration } from '@mikro-orm/migrations';

/**
 * Tenants and users are erased for good.
 *
 * - `erase_tenant` and `erase_person` run as the owner, since no serving role may change the audit log, and only for
 *   what is due: the serving roles can mark, and erase nobody.
 * - They visit every table with `tenant_id` or `user_id`, so that a table added later is covered too, and what knows an
 *   address without knowing whose it is.
 * - Of a tenant its code and slug remain, which are never given to another, and a tombstone. The audit log of a user
 *   stays: it names people by an id, which is nobody's from then on.
 */
export class Migration20261123T0555_erasure extends Migration {
  override up(): void {
    this.addSql(`
      create function tenants_to_erase(before timestamptz) returns setof uuid
      language sql security definer set search_path = public, pg_temp as $$
        select id from tenants where deleted_at <= before and erased_at is null order by deleted_at
      $$`);
    this.addSql(`
      create function erase_rows(tables text[], columns text[], ids uuid[]) returns void
      language plpgsql set search_path = public, pg_temp as $$
      declare
        waiting int;
        before int := -1;
      begin
        -- What others still point to goes in a later round.
        loop
          waiting := 0;
          for i in 1 .. cardinality(tables) loop
            begin
              execute format('delete from public.%I where %I = any($1)', tables[i], columns[i]) using ids;
            exception when foreign_key_violation then
              waiting := waiting + 1;
            end;
          end loop;
          exit when waiting = 0;
          if waiting = before then
            raise exception 'rows are left that point to each other';
          end if;
          before := waiting;
        end loop;
      end $$`);
    this.addSql(`
      create function erase_tenant(tenant uuid, before timestamptz, at timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        people uuid[];
        tables text[];
        columns text[];
      begin
        perform 1 from tenants where id = tenant and deleted_at <= before and erased_at is null for update;
        if not found then return false; end if;
        -- Whoever seals meanwhile would seal events that are gone.
        perform 1 from audit_cursor for update;

        insert into audit_tombstones (erased_tenant, erased_at, deleted_by, events, last_n, last_hash)
        select t.id, at, t.deleted_by, (select count(*) from audit_events e where e.tenant_id = t.id), h.n, h.hash
        from tenants t left join audit_heads h on h.tenant_id = t.id where t.id = tenant;

        select coalesce(array_agg(u.id), '{}') into people from users u
        join memberships m on m.user_id = u.id and m.tenant_id = tenant
        where not u.is_superadmin
          and not exists (select 1 from memberships o where o.user_id = u.id and o.tenant_id <> tenant);
        delete from outbox where recipient in (select email from users where id = any(people));

        select array_agg(c.relname::text), array_agg('tenant_id'::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition;
        perform erase_rows(tables, columns, array[tenant]);

        select array_agg(c.relname::text), array_agg(a.attname::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
          and a.atttypid = 'uuid'::regtype
          and (a.attname = 'user_id' or exists (
            select 1 from pg_constraint k
            where k.conrelid = c.oid and k.confrelid = 'users'::regclass and k.conkey = array[a.attnum]));
        perform erase_rows(tables || 'users'::text, columns || 'id'::text, people);

        update tenants set name = 'Erased', admin_email = null, external_id = null, erased_at = at,
          status = 'deactivated', updated_at = at, version = version + 1 where id = tenant;
        return true;
      end $$`);
    this.addSql(`
      create function people_to_erase(before timestamptz) returns table (id uuid, asked_by uuid)
      language sql security definer set search_path = pg_catalog, public, pg_temp as $$
        select u.id, u.erase_asked_by from public.users u
        where u.erase_after <= before and not u.is_superadmin
          and not exists (select 1 from public.memberships m where m.user_id = u.id)
        order by u.erase_after limit 100
      $$`);
    this.addSql(`
      create function erase_person(person uuid, before timestamptz) returns boolean
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        of_address text;
        addresses text[];
        tables text[];
        columns text[];
      begin
        select u.email_key into of_address from users u
        where u.id = person and u.erase_after <= before and not u.is_superadmin
          and not exists (select 1 from memberships m where m.user_id = u.id)
        for update;
        if not found then return false; end if;

        select array[of_address, email_fold(u.email)] into addresses from users u where u.id = person;

        delete from outbox where email_fold(recipient) = any (
          addresses || array(select email_fold(c.email) from email_changes c where c.user_id = person));
        delete from sign_ups where email_fold(email) = any (addresses);
        delete from password_resets where email_key = of_address;
        delete from email_changes where email_fold(email) = any (addresses);
        delete from invitations where email_key = of_address or accepted_by = person;
        delete from sign_in_traces where email_fold(email) = any (addresses);
        delete from oauth_artifacts where payload ->> 'accountId' = person::text;
        update tenants set admin_email = null where email_fold(admin_email) = any (addresses);
        update organization_profiles set
          security_email = case when email_fold(security_email) = any (addresses) then null else security_email end,
          billing_email = case when email_fold(billing_email) = any (addresses) then null else billing_email end,
          technical_email = case when email_fold(technical_email) = any (addresses) then null else technical_email end
        where addresses && array[email_fold(security_email), email_fold(billing_email), email_fold(technical_email)];
        update sso_policies set break_glass = array_remove(break_glass, person) where person = any(break_glass);

        select array_agg(c.relname::text), array_agg('user_id'::text) into tables, columns
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition;
        perform erase_rows(tables || 'users'::text, columns || 'id'::text, array[person]);
        return true;
      end $$`);
    this.addSql(`
      revoke execute on function tenants_to_erase, erase_rows, erase_tenant, people_to_erase, erase_person from
        public`);
    this.addSql(`
      grant execute on function tenants_to_erase, erase_tenant, people_to_erase, erase_person to
        gatehouse_maintenance`);
  }

  override down(): void {
    this.addSql('drop function erase_person, people_to_erase, erase_tenant, erase_rows, tenants_to_erase');
  }
}
