import { Migration } from '@mikro-orm/migrations';

/**
 * Kinds of identity providers are the registry's to list, so a new kind needs no migration: the database holds the shape
 * of the name alone. What only one kind needs is in `parameters`; old code writes none, so the column has a default.
 */
export class Migration20261123T0613_provider_parameters extends Migration {
  override up(): void {
    this.addSql(`
      alter table sso_configurations
        add column parameters jsonb not null default '{}',
        drop constraint sso_configurations_type_check,
        drop constraint sso_configurations_platform_client_check,
        add constraint sso_configurations_type_check check (type ~ '^[a-z][a-z0-9]{1,19}$'),
        add constraint sso_configurations_platform_client_check check (
          not uses_platform_client
          or (tenant_id is not null and client_id is null and client_secret is null)
        )`);
    this.addSql(`
      alter table sso_wizard_runs
        drop constraint sso_wizard_runs_type_check,
        add constraint sso_wizard_runs_type_check check (type ~ '^[a-z][a-z0-9]{1,19}$')`);
  }

  override down(): void {
    this.addSql(`
      alter table sso_wizard_runs
        drop constraint sso_wizard_runs_type_check,
        add constraint sso_wizard_runs_type_check check (type in ('oauth2', 'saml', 'google', 'microsoft'))`);
    this.addSql(`
      alter table sso_configurations
        drop column parameters,
        drop constraint sso_configurations_type_check,
        drop constraint sso_configurations_platform_client_check,
        add constraint sso_configurations_type_check check (type in ('oauth2', 'saml', 'google', 'microsoft')),
        add constraint sso_configurations_platform_client_check check (
          not uses_platform_client
          or (tenant_id is not null and type in ('google', 'microsoft') and client_id is null and client_secret is null)
        )`);
  }
}
