import { Migration } from '@mikro-orm/migrations';

/**
 * Finds applications whose certificates or secrets end soon, by an index. Ends of certificates are ISO 8601 in UTC, which
 * sort as text: a cast to a moment would not be immutable.
 */
export class Migration20261125T2021_ending_credentials extends Migration {
  override up(): void {
    this.addSql(`
      create function first_certificate_end(certificates jsonb) returns text language sql immutable parallel safe
      set search_path = pg_catalog, pg_temp as $$
        select min(c ->> 'notAfter') from jsonb_array_elements(certificates) c where c ->> 'retiredAt' is null
      $$`);
    this.addSql(`
      create index saml_service_providers_certificate_end_index on saml_service_providers
        (first_certificate_end(certificates)) where is_active and deleted_at is null`);
    this.addSql('create index oauth_client_secrets_expires_at_index on oauth_client_secrets (expires_at)');
  }

  override down(): void {
    this.addSql('drop index oauth_client_secrets_expires_at_index');
    this.addSql('drop index saml_service_providers_certificate_end_index');
    this.addSql('drop function first_certificate_end');
  }
}
