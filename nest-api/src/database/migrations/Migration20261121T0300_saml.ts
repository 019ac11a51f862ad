import { Migration } from '@mikro-orm/migrations';

/**
 * SAML: our own side of it, as identity provider and as service provider.
 *
 * - `saml_service_providers`: applications that receive assertions, of a tenant or (without one) of the platform. An
 *   entity id is one row for each of our issuers for ever: who deletes it and comes back gets the same one, so that
 *   the names it knows people by stay true, and nobody else ever does.
 * - `saml_persistent_ids`: by what name one application knows one person.
 * - `saml_sessions`: which applications one session has signed in to.
 * - `saml_keys`: what we sign and decrypt with, for each issuer; private parts rest in envelopes.
 * - `saml_states`: what waits for a browser to come back, by the SHA-256 of its reference. Taken once.
 * - `saml_used_ids`: assertions that were accepted, so that none is a second time, on whatever replica.
 */
export class Migration20261121T0300_saml extends Migration {
  override up(): void {
    this.serviceProviders();
    this.sessions();
    this.keys();
    this.memories();
    this.isolation();
  }

  private serviceProviders(): void {
    this.addSql(`
      create table saml_service_providers (
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
        constraint saml_service_providers_pkey primary key (id),
        constraint saml_service_providers_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index saml_service_providers_tenant_id_index on saml_service_providers (tenant_id)');
    this.addSql(`
      create unique index saml_service_providers_issuer_unique on saml_service_providers
      (coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'), entity_id)`);
    this.addSql(`
      create table saml_persistent_ids (
        service_provider_id uuid not null,
        user_id uuid not null,
        value varchar(60) not null,
        created_at timestamptz not null default now(),
        constraint saml_persistent_ids_pkey primary key (service_provider_id, user_id),
        constraint saml_persistent_ids_provider_foreign
          foreign key (service_provider_id) references saml_service_providers (id),
        constraint saml_persistent_ids_user_foreign foreign key (user_id) references users (id)
      )`);
    this.addSql('create index saml_persistent_ids_user_id_index on saml_persistent_ids (user_id)');
  }

  private sessions(): void {
    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    this.addSql(`
      create table saml_sessions (
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
        constraint saml_sessions_provider_foreign
          foreign key (service_provider_id) references saml_service_providers (id),
        constraint saml_sessions_user_foreign foreign key (user_id) references users (id)
      )`);
    this.addSql('create index saml_sessions_name_id_index on saml_sessions (service_provider_id, name_id)');
    this.addSql('create index saml_sessions_expires_at_index on saml_sessions (expires_at)');
  }

  private keys(): void {
    this.addSql(`
      create table saml_keys (
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
        constraint saml_keys_tenant_id_foreign foreign key (tenant_id) references tenants (id)
      )`);
    this.addSql('create index saml_keys_tenant_id_index on saml_keys (tenant_id)');
    this.addSql(`
      create unique index saml_keys_in_force_unique
      on saml_keys (coalesce(tenant_id, '00000000-0000-0000-0000-000000000000'), use, status)
      where status in ('next', 'current')`);
  }

  private memories(): void {
    this.addSql(`
      create table saml_states (
        id bytea not null,
        kind varchar(20) not null,
        payload jsonb not null,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        constraint saml_states_pkey primary key (id)
      )`);
    this.addSql('create index saml_states_expires_at_index on saml_states (expires_at)');
    this.addSql(`
      create table saml_used_ids (
        id bytea not null,
        expires_at timestamptz not null,
        constraint saml_used_ids_pkey primary key (id)
      )`);
    this.addSql('create index saml_used_ids_expires_at_index on saml_used_ids (expires_at)');
  }

  private isolation(): void {
    const own = `tenant_id = current_setting('app.tenant_id')::uuid`;
    for (const table of ['saml_service_providers', 'saml_keys']) {
      this.addSql(`create policy tenant on ${table} to gatehouse_app using (${own}) with check (${own})`);
    }
    for (const table of [
      'saml_service_providers',
      'saml_persistent_ids',
      'saml_sessions',
      'saml_keys',
      'saml_states',
      'saml_used_ids',
    ]) {
      this.addSql(`alter table ${table} enable row level security`);
      this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
      this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
    }
    // Sign-ons, keys and memories are the platform's business; a tenant's admins have their service providers.
    this.addSql('grant select, insert, update on saml_service_providers to gatehouse_app');
    for (const table of ['saml_sessions', 'saml_states', 'saml_used_ids']) {
      this.addSql(
        `create policy maintenance on ${table} to gatehouse_maintenance using (expires_at < now() - interval '1 hour')`,
      );
      this.addSql(`grant delete, select (expires_at) on ${table} to gatehouse_maintenance`);
    }
  }

  override down(): void {
    this.addSql(
      'drop table saml_used_ids, saml_states, saml_keys, saml_sessions, saml_persistent_ids, saml_service_providers',
    );
  }
}
