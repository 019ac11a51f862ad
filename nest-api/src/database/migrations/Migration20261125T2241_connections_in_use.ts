import { Migration } from '@mikro-orm/migrations';

/**
 * A connection is in use while sign-ins through it begin or end: `sso_flows` has those that are under way, also at a
 * provider that does not answer, and the sign-in log has those that ended.
 */
export class Migration20261125T2241_connections_in_use extends Migration {
  override up(): void {
    this.inUse(`
      select distinct configuration_id from sso_flows where id >= since
      union
      select distinct connection_id from sign_in_attempts
      where connection_id is not null and at >= uuid_extract_timestamp(since) and id >= since`);
  }

  override down(): void {
    this.inUse('select distinct configuration_id from sign_in_traces where id >= since');
  }

  private inUse(sql: string): void {
    this.addSql(`
      create or replace function connections_in_use(since uuid) returns setof uuid language sql stable security definer
      set search_path = pg_catalog, public, pg_temp as $$ ${sql} $$`);
  }
}
