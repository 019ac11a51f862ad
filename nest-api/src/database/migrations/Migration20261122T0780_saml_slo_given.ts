import { Migration } from '@mikro-orm/migrations';

/**
 * `slo_url_given`: a person entered the logout address, so that reading the metadata again does not replace it. Of rows
 * from before nobody knows; an address that no metadata ever came for was entered.
 */
export class Migration20261122T0780_saml_slo_given extends Migration {
  override up(): void {
    this.addSql('alter table saml_service_providers add column slo_url_given boolean not null default false');
    this.addSql(`
      update saml_service_providers set slo_url_given = true
      where slo_url is not null and metadata_refreshed_at is null`);
  }

  override down(): void {
    this.addSql('alter table saml_service_providers drop column slo_url_given');
  }
}
