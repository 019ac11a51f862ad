import { Migration } from '@mikro-orm/migrations';

/**
 * What the pages about the running system read: the size of the database, day by day, for a forecast, and what changed
 * without a restart. The partial index holds changes of the configuration alone, which are few; its actions are those
 * of `RUNTIME_CHANGES` in `libs/contracts`. `database_sizes` holds no tenant's data.
 */
export class Migration20261122T0770_runtime_changes extends Migration {
  override up(): void {
    this.addSql(`
      create table database_sizes (
        day date not null,
        bytes bigint not null,
        constraint database_sizes_pkey primary key (day),
        constraint database_sizes_bytes_check check (bytes >= 0)
      )`);
    this.addSql('grant select, insert, update, delete on database_sizes to gatehouse_maintenance');
    this.addSql('grant select on database_sizes to gatehouse_platform');
    this.addSql(`
      create index audit_events_changes_index on audit_events (at, seq)
      where outcome = 'success' and action in (
        'sso_configuration.created', 'sso_configuration.updated', 'sso_configuration.enabled',
        'sso_configuration.disabled', 'sso_configuration.deleted',
        'signing_key.created', 'signing_key.retired', 'master_key.rotated', 'saml_key.created', 'saml_key.activated',
        'oauth_client.created', 'oauth_client.updated', 'oauth_client.secret_rotated', 'oauth_client.deleted',
        'oauth_resource.created', 'oauth_resource.updated', 'oauth_resource.deleted',
        'saml_provider.created', 'saml_provider.updated', 'saml_provider.deleted',
        'plan.changed', 'product.granted', 'product.revoked',
        'sso_policy.updated', 'sign_in_policy.updated', 'role.created', 'role.updated', 'role.deleted',
        'tenant.updated')`);
  }

  override down(): void {
    this.addSql('drop index audit_events_changes_index');
    this.addSql('drop table database_sizes');
  }
}
