import { Migration } from '@mikro-orm/migrations';

/**
 * Who registered an application or a SAML service provider: whoever removes or demotes that person decides whether it
 * stays. Rows of before take it from the audit log, where it still says so.
 */
export class Migration20261123T0800_registered_by extends Migration {
  override up(): void {
    for (const [table, action] of TABLES) {
      this.addSql(`alter table ${table} add column created_by uuid null`);
      this.addSql(`
        update ${table} t set created_by = e.actor_id::uuid from audit_events e
        where e.tenant_id = t.tenant_id and e.action = '${action}' and e.target_id = t.id::text
          and e.event -> 'actor' ->> 'type' = 'user'`);
    }
  }

  override down(): void {
    for (const [table] of TABLES) this.addSql(`alter table ${table} drop column created_by`);
  }
}

const TABLES = [
  ['oauth_clients', 'oauth_client.created'],
  ['saml_service_providers', 'saml_provider.created'],
] as const;
