import { Migration } from '@mikro-orm/migrations';

/**
 * Internationalized addresses (RFC 6531). `email_fold` compares addresses as the API's `emailKey` does, whatever the locale
 * of the database: NFC, then lower case character by character. A domain stays as it is, since SQL knows no IDNA; so
 * `erase_person` looks for the key, with the domain in ASCII, and for the address as the person typed it.
 */
export class Migration20261122T0781_address_folding extends Migration {
  override up(): void {
    this.addSql(`
      create function email_fold(address text) returns text
      language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
        select normalize(lower(replace(normalize(btrim(address), NFC), U&'\\0130', U&'i\\0307') collate "pg_c_utf8"), NFC)
      $$`);
    this.addSql('drop index outbox_recipient_index');
    this.addSql(
      'create index outbox_recipient_index on outbox (email_fold(recipient) text_pattern_ops, id desc)',
    );
    this.addSql(`
      create or replace function erase_person(person uuid, before timestamptz) returns boolean
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
  }

  override down(): void {
    this.addSql('drop index outbox_recipient_index');
    this.addSql('create index outbox_recipient_index on outbox (lower(recipient) text_pattern_ops, id desc)');
    this.addSql(`
      create or replace function erase_person(person uuid, before timestamptz) returns boolean
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
    this.addSql('drop function email_fold');
  }
}
