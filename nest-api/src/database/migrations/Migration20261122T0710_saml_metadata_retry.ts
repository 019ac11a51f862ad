import { Migration } from '@mikro-orm/migrations';

/**
 * When a service provider's metadata is read next, so that a failed attempt is repeated within minutes rather than a day
 * later. `metadata_refreshed_at` now is the last time that it could be read. `acs_url_given`: a person chose the default
 * address, so metadata adds others and does not replace it.
 */
export class Migration20261122T0710_saml_metadata_retry extends Migration {
  override up(): void {
    this.addSql(`
      alter table saml_service_providers
        add column metadata_next_read_at timestamptz null,
        add column metadata_failures int not null default 0,
        add column acs_url_given boolean not null default false`);
    this.addSql(`
      update saml_service_providers
      set metadata_next_read_at = case when metadata_problem is null
            then coalesce(metadata_refreshed_at + interval '1 day', now()) else now() end,
          metadata_refreshed_at = case when metadata_problem is null then metadata_refreshed_at end
      where metadata_url is not null`);
    this.addSql(
      'create index saml_service_providers_metadata_next_read_at_index on saml_service_providers (metadata_next_read_at)',
    );
    this.addSql(`
      create index saml_service_providers_metadata_problem_index on saml_service_providers (id)
        where metadata_problem is not null`);
  }

  override down(): void {
    this.addSql(`
      alter table saml_service_providers
        drop column metadata_next_read_at, drop column metadata_failures, drop column acs_url_given`);
  }
}
