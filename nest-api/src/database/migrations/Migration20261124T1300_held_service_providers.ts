import { Migration } from '@mikro-orm/migrations';

/** Processes hold SAML service providers in memory for as long as they do not change. */
export class Migration20261124T1300_held_service_providers extends Migration {
  override up(): void {
    this.addSql(`
      create trigger saml_service_providers_notify after update or delete on saml_service_providers for each row
        execute function notify_change('id')`);
  }

  override down(): void {
    this.addSql('drop trigger saml_service_providers_notify on saml_service_providers');
  }
}
