import { Migration } from '@mikro-orm/migrations';

/**
 * A tenant's connection to Google or Microsoft may sign in with the platform's own client there.
 *
 * It then has no client of its own and shares the platform's redirect address, while the rules stay the tenant's. Old
 * code writes no such connection, so the column has a default.
 */
export class Migration20261121T0430_platform_client extends Migration {
  override up(): void {
    this.addSql(`
      alter table sso_configurations
        add column uses_platform_client boolean not null default false,
        add constraint sso_configurations_platform_client_check check (
          not uses_platform_client
          or (tenant_id is not null and type in ('google', 'microsoft') and client_id is null and client_secret is null)
        )`);
  }

  override down(): void {
    this.addSql('alter table sso_configurations drop column uses_platform_client');
  }
}
