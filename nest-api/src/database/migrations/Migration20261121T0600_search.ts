import { Migration } from '@mikro-orm/migrations';

const SEARCHED = {
  oauth_clients: `lower(name || ' ' || client_id)`,
  saml_service_providers: `lower(name || ' ' || entity_id)`,
  sso_configurations: 'lower(name)',
  domains: 'domain',
};

/**
 * Applications, connections and domains of all tenants are found by parts of their names, as tenants are. Within a tenant
 * they are few, and row-level security would keep these indexes from being used.
 */
export class Migration20261121T0600_search extends Migration {
  override up(): void {
    for (const [table, text] of Object.entries(SEARCHED)) {
      this.addSql(`create index ${table}_search_index on ${table} using gin ((${text}) gin_trgm_ops)`);
    }
  }

  override down(): void {
    for (const table of Object.keys(SEARCHED)) this.addSql(`drop index ${table}_search_index`);
  }
}
