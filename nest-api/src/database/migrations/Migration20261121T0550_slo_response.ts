import { Migration } from '@mikro-orm/migrations';

/** An upstream may take answers about signing out at another address than requests. */
export class Migration20261121T0550_slo_response extends Migration {
  override up(): void {
    this.addSql('alter table sso_configurations add column slo_response_url varchar(2048) null');
  }

  override down(): void {
    this.addSql('alter table sso_configurations drop column slo_response_url');
  }
}
