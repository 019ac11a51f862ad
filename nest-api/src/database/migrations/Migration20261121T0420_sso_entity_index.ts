import { Migration } from '@mikro-orm/migrations';

/**
 * Anybody may ask which connections lead to a SAML provider, so that is looked up rather than read through. An entity
 * id may be longer than an entry of an index.
 */
export class Migration20261121T0420_sso_entity_index extends Migration {
  override up(): void {
    this.addSql(
      `create index sso_configurations_entity_index on sso_configurations (md5(entity_id))
       where type = 'saml' and is_enabled and deleted_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop index sso_configurations_entity_index');
  }
}
