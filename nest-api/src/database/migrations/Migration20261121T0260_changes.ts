import { Migration } from '@mikro-orm/migrations';

/**
 * Tells every process what changed of that which they hold in memory: applications, their secrets, signing keys, and
 * tenants. A notice is `<table>:<id>` and goes out when its transaction commits.
 */
export class Migration20261121T0260_changes extends Migration {
  override up(): void {
    this.addSql(`
      create function notify_change() returns trigger
      language plpgsql set search_path = pg_catalog, public, pg_temp as $$
      declare
        changed jsonb := case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end;
      begin
        perform pg_notify('gatehouse_changes', tg_table_name || ':' || coalesce(changed ->> tg_argv[0], ''));
        return null;
      end $$`);
    for (const [table, events, id] of [
      ['oauth_clients', 'update or delete', 'id'],
      ['oauth_client_secrets', 'insert or update or delete', 'client_id'],
      ['signing_keys', 'insert or update or delete', 'tenant_id'],
      ['tenants', 'update or delete', 'id'],
    ] as const) {
      this.addSql(`
        create trigger ${table}_notify after ${events} on ${table}
        for each row execute function notify_change('${id}')`);
    }
  }

  override down(): void {
    for (const table of ['oauth_clients', 'oauth_client_secrets', 'signing_keys', 'tenants']) {
      this.addSql(`drop trigger ${table}_notify on ${table}`);
    }
    this.addSql('drop function notify_change');
  }
}
