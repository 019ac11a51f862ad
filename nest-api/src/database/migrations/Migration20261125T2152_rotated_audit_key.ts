import { Migration } from '@mikro-orm/migrations';

const ACTIONS = [
  'sso_configuration.created',
  'sso_configuration.updated',
  'sso_configuration.enabled',
  'sso_configuration.disabled',
  'sso_configuration.deleted',
  'signing_key.created',
  'signing_key.retired',
  'master_key.rotated',
  'saml_key.created',
  'saml_key.activated',
  'oauth_client.created',
  'oauth_client.updated',
  'oauth_client.secret_rotated',
  'oauth_client.deleted',
  'oauth_resource.created',
  'oauth_resource.updated',
  'oauth_resource.deleted',
  'saml_provider.created',
  'saml_provider.updated',
  'saml_provider.deleted',
  'plan.changed',
  'product.granted',
  'product.revoked',
  'sso_policy.updated',
  'sign_in_policy.updated',
  'role.created',
  'role.updated',
  'role.deleted',
  'tenant.updated',
];

/** The page of runtime changes also lists the rotation of the key that signs heads of audit logs. */
export class Migration20261125T2152_rotated_audit_key extends Migration {
  override up(): void {
    this.renewIndex([...ACTIONS, 'audit.key_rotated']);
  }

  override down(): void {
    this.renewIndex(ACTIONS);
  }

  private renewIndex(actions: readonly string[]): void {
    this.addSql('drop index audit_events_changes_index');
    this.addSql(`
      create index audit_events_changes_index on audit_events (at, seq) where outcome = 'success' and action in (
        ${actions.map((action) => `'${action}'`).join(', ')})`);
  }
}
