import { Migration } from '@mikro-orm/migrations';

/** Of each: table, foreign key, column, what it points to. */
const KEYS = [
  [
    'saml_persistent_ids',
    'saml_persistent_ids_provider_foreign',
    'service_provider_id',
    'saml_service_providers',
  ],
  ['saml_persistent_ids', 'saml_persistent_ids_user_foreign', 'user_id', 'users'],
  ['saml_sessions', 'saml_sessions_provider_foreign', 'service_provider_id', 'saml_service_providers'],
  ['saml_sessions', 'saml_sessions_user_foreign', 'user_id', 'users'],
  [
    'saml_certificate_warnings',
    'saml_certificate_warnings_provider_foreign',
    'service_provider_id',
    'saml_service_providers',
  ],
  [
    'saml_upstream_sessions',
    'saml_upstream_sessions_configuration_foreign',
    'configuration_id',
    'sso_configurations',
  ],
  ['saml_upstream_sessions', 'saml_upstream_sessions_user_foreign', 'user_id', 'users'],
] as const;

/** What hangs on a service provider, a connection or a person goes with it when a tenant is erased. */
export class Migration20261121T0311_saml_erasure extends Migration {
  override up(): void {
    this.point('on delete cascade');
  }

  private point(onDelete: string): void {
    for (const [table, key, column, target] of KEYS) {
      this.addSql(`alter table ${table} drop constraint ${key}`);
      this.addSql(
        `alter table ${table} add constraint ${key} foreign key (${column}) references ${target} (id) ${onDelete}`,
      );
    }
  }

  override down(): void {
    this.point('');
  }
}
