import { Migration } from '@mikro-orm/migrations';

/**
 * What every module builds on.
 *
 * - The roles that serve: none owns a table or bypasses row-level security. Roles belong to the cluster, so another
 *   database on it may have created them already.
 * - `sealed`: the type of every column that holds a secret in an envelope of the master key
 *   (`v1.<key id>.<nonce>.<ciphertext>`). The database rejects a secret that was not sealed, and `rotate-master-key`
 *   finds the column by its type. The primary key of the table must be one column: `<table>:<key>` is what the envelope
 *   is bound to.
 * - `notify_change` tells every process which row of those that it caches changed, as `<table>:<id>`, when the
 *   transaction commits.
 * - `email_fold` compares addresses as `emailKey` of the API does, whatever the locale of the database: NFC, then lower
 *   case character by character (RFC 6531). A domain stays as it is, since SQL has no IDNA.
 */
export class Migration20261123T0540_database extends Migration {
  override up(): void {
    this.addSql(`
      do $$
      declare wanted text;
      begin
        foreach wanted in array array['gatehouse_app', 'gatehouse_platform', 'gatehouse_maintenance'] loop
          begin
            execute format('create role %I nosuperuser nobypassrls nocreatedb nocreaterole', wanted);
          exception when duplicate_object or unique_violation then null;
          end;
        end loop;
      end $$`);
    this.addSql('alter role gatehouse_app login');
    this.addSql('alter role gatehouse_maintenance login');
    this.addSql('grant gatehouse_platform to gatehouse_app with inherit false, set true');
    this.addSql('revoke create on schema public from public');
    this.addSql('grant usage on schema public to gatehouse_app, gatehouse_platform, gatehouse_maintenance');
    this.addSql('grant select on migrations to gatehouse_app, gatehouse_platform, gatehouse_maintenance');
    this.addSql('create extension if not exists pg_trgm');
    this.addSql(`
      create domain sealed as text constraint sealed_check
              check (value ~ '^v1\\.[A-Za-z0-9_.-]{1,32}\\.[A-Za-z0-9_-]{16}\\.[A-Za-z0-9_-]{22,}$')`);
    this.addSql(`
      create function notify_change() returns trigger
      language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      declare
        changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      begin
        perform pg_notify('gatehouse_changes', tg_table_name || ':' || coalesce(changed ->> tg_argv[0], ''));
        return null;
      end $$`);
    this.addSql(`
      create function email_fold(address text) returns text
      language sql immutable strict parallel safe set search_path = pg_catalog, pg_temp as $$
        select normalize(lower(replace(normalize(btrim(address), NFC), U&'\\0130', U&'i\\0307') collate "pg_c_utf8"), NFC)
      $$`);
  }

  override down(): void {
    this.addSql('drop function email_fold, notify_change');
    this.addSql('drop domain sealed');
    this.addSql('drop extension pg_trgm');
    this.addSql('revoke select on migrations from gatehouse_app, gatehouse_platform, gatehouse_maintenance');
    this.addSql(
      'revoke usage on schema public from gatehouse_app, gatehouse_platform, gatehouse_maintenance',
    );
  }
}
