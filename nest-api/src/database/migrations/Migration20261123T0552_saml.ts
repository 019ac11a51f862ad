import { Migration } from '@mikro-orm/migrations';
import { platformTable, tenantTable } from '../tables.js';

/**
 * SAML, as identity provider and as service provider.
 *
 * - `saml_service_providers`: applications that receive assertions, of a tenant or (without one) of the platform. An
 *   entity ID is one row for each of our issuers forever, so that the names it knows users by stay true. `acs_url_given`
 *   and `slo_url_given`: a person entered the address, so that metadata does not replace it.
 * - `saml_persistent_ids`: by what name one application knows one user.
 * - `saml_sessions`: which applications one session has signed in to.
 * - `saml_keys`: what we sign and decrypt with, for each issuer; private parts are sealed.
 * - `saml_states`: what waits for a browser to come back, by the SHA-256 of its reference. Taken once.
 * - `saml_used_ids`: accepted assertions, so that none is accepted a second time on whatever replica.
 * - `saml_upstream_sessions`: what the SAML identity provider of a session calls it, so that either side can end it.
 * - `saml_certificate_warnings`: which expiry of a certificate was announced, so that each step is announced once.
 */
export class Migration20261123T0552_saml extends Migration {
  override up(): void {
    tenantTable(
      this,
      'saml_service_providers',
      { app: 'select, insert, update', platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      entity_id varchar(1024) not null,
      name varchar(120) not null,
      assertion_consumer_services jsonb not null,
      slo_url varchar(2000) null,
      slo_response_url varchar(2000) null,
      slo_binding varchar(10) not null,
      metadata_url varchar(2000) null,
      metadata_refreshed_at timestamptz null,
      metadata_problem varchar(300) null,
      certificates jsonb not null,
      attributes jsonb not null,
      name_id_format varchar(20) not null,
      sign varchar(10) not null,
      signature_algorithm varchar(20) not null,
      encryption_algorithm varchar(20) null,
      require_signed_requests boolean not null default false,
      allow_idp_initiated boolean not null default false,
      is_active boolean not null default true,
      deleted_at timestamptz null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      version int not null default 1,
      metadata_next_read_at timestamptz null,
      metadata_failures int not null default 0,
      acs_url_given boolean not null default false,
      slo_url_given boolean not null default false,
      created_by uuid null,
      constraint saml_service_providers_pkey primary key (id),
      constraint saml_service_providers_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index saml_service_providers_tenant_id_index on saml_service_providers (tenant_id)');
    this.addSql(`
      create unique index saml_service_providers_issuer_unique on saml_service_providers (coalesce(tenant_id,
        '00000000-0000-0000-0000-000000000000'), entity_id)`);
    this.addSql(`
      create index saml_service_providers_search_index on saml_service_providers using gin ((lower(name || ' ' ||
        entity_id)) gin_trgm_ops)`);
    this.addSql(`
      create index saml_service_providers_metadata_next_read_at_index on saml_service_providers
        (metadata_next_read_at)`);
    this.addSql(`
      create index saml_service_providers_metadata_problem_index on saml_service_providers (id) where
        metadata_problem is not null`);

    platformTable(
      this,
      'saml_persistent_ids',
      { platform: 'select, insert, update, delete' },
      `
      service_provider_id uuid not null,
      user_id uuid not null,
      value varchar(60) not null,
      created_at timestamptz not null default now(),
      constraint saml_persistent_ids_pkey primary key (service_provider_id, user_id),
      constraint saml_persistent_ids_provider_foreign foreign key (service_provider_id) references
        saml_service_providers (id) on delete cascade,
      constraint saml_persistent_ids_user_foreign foreign key (user_id) references users (id) on delete
        cascade`,
    );
    this.addSql('create index saml_persistent_ids_user_id_index on saml_persistent_ids (user_id)');

    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    platformTable(
      this,
      'saml_sessions',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id uuid not null,
      session_id uuid not null,
      service_provider_id uuid not null,
      user_id uuid not null,
      session_index varchar(100) not null,
      name_id varchar(1024) not null,
      name_id_format varchar(200) not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      constraint saml_sessions_pkey primary key (id),
      constraint saml_sessions_session_provider_unique unique (session_id, service_provider_id),
      constraint saml_sessions_provider_foreign foreign key (service_provider_id) references
        saml_service_providers (id) on delete cascade,
      constraint saml_sessions_user_foreign foreign key (user_id) references users (id) on delete cascade`,
    );
    this.addSql('create index saml_sessions_name_id_index on saml_sessions (service_provider_id, name_id)');
    this.addSql('create index saml_sessions_expires_at_index on saml_sessions (expires_at)');

    tenantTable(
      this,
      'saml_keys',
      { platform: 'select, insert, update, delete' },
      `
      id uuid not null,
      tenant_id uuid null,
      use varchar(10) not null,
      status varchar(10) not null,
      certificate text not null,
      private_key sealed not null,
      not_after timestamptz not null,
      activated_at timestamptz null,
      retired_at timestamptz null,
      created_at timestamptz not null default now(),
      constraint saml_keys_pkey primary key (id),
      constraint saml_keys_use_check check (use in ('signing', 'encryption')),
      constraint saml_keys_status_check check (status in ('next', 'current', 'retired')),
      constraint saml_keys_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index saml_keys_tenant_id_index on saml_keys (tenant_id)');
    this.addSql(`
      create unique index saml_keys_in_force_unique on saml_keys (coalesce(tenant_id,
        '00000000-0000-0000-0000-000000000000'), use, status) where status in ('next', 'current')`);

    platformTable(
      this,
      'saml_states',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id bytea not null,
      kind varchar(20) not null,
      payload jsonb not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      constraint saml_states_pkey primary key (id)`,
    );
    this.addSql('create index saml_states_expires_at_index on saml_states (expires_at)');

    platformTable(
      this,
      'saml_used_ids',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      id bytea not null,
      expires_at timestamptz not null,
      constraint saml_used_ids_pkey primary key (id)`,
    );
    this.addSql('create index saml_used_ids_expires_at_index on saml_used_ids (expires_at)');

    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    platformTable(
      this,
      'saml_upstream_sessions',
      {
        platform: 'select, insert, update, delete',
        maintenance: { may: 'select (expires_at), delete', rows: `expires_at < now() - interval '1 hour'` },
      },
      `
      session_id uuid not null,
      configuration_id uuid not null,
      user_id uuid not null,
      name_id varchar(1024) not null,
      name_id_format varchar(1024) null,
      name_qualifier varchar(1024) null,
      sp_name_qualifier varchar(1024) null,
      session_index varchar(1024) null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      constraint saml_upstream_sessions_pkey primary key (session_id),
      constraint saml_upstream_sessions_configuration_foreign foreign key (configuration_id) references
        sso_configurations (id) on delete cascade,
      constraint saml_upstream_sessions_user_foreign foreign key (user_id) references users (id) on delete
        cascade`,
    );
    this.addSql(`
      create index saml_upstream_sessions_name_id_index on saml_upstream_sessions (configuration_id, name_id)`);
    this.addSql('create index saml_upstream_sessions_user_id_index on saml_upstream_sessions (user_id)');
    this.addSql(
      'create index saml_upstream_sessions_expires_at_index on saml_upstream_sessions (expires_at)',
    );

    platformTable(
      this,
      'saml_certificate_warnings',
      { platform: 'select, insert, update, delete' },
      `
      service_provider_id uuid not null,
      fingerprint varchar(64) not null,
      days int not null,
      told_at timestamptz not null default now(),
      constraint saml_certificate_warnings_pkey primary key (service_provider_id, fingerprint, days),
      constraint saml_certificate_warnings_provider_foreign foreign key (service_provider_id) references
        saml_service_providers (id) on delete cascade`,
    );
  }

  override down(): void {
    this.addSql(`
      drop table saml_certificate_warnings, saml_upstream_sessions, saml_used_ids, saml_states, saml_keys,
        saml_sessions, saml_persistent_ids, saml_service_providers`);
  }
}
