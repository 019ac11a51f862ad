import { Migration } from '@mikro-orm/migrations';

/**
 * - `saml_upstream_sessions`: what the SAML upstream of a session calls it, so that either side can end it at the other.
 * - `saml_certificate_warnings`: which end of a service provider's certificate was told of, so that each step is told
 *   once, on whatever replica.
 * - Whether a connection takes a sign-in that its upstream began by itself.
 */
export class Migration20261121T0310_saml_partners extends Migration {
  override up(): void {
    this.addSql(
      'alter table sso_configurations add column allow_idp_initiated boolean not null default false',
    );
    this.upstreamSessions();
    this.warnings();
  }

  private upstreamSessions(): void {
    // No foreign key to the session: its row is cleared after it timed out, which ends nothing but itself.
    this.addSql(`
      create table saml_upstream_sessions (
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
        constraint saml_upstream_sessions_configuration_foreign
          foreign key (configuration_id) references sso_configurations (id),
        constraint saml_upstream_sessions_user_foreign foreign key (user_id) references users (id)
      )`);
    this.addSql(
      'create index saml_upstream_sessions_name_id_index on saml_upstream_sessions (configuration_id, name_id)',
    );
    this.addSql('create index saml_upstream_sessions_user_id_index on saml_upstream_sessions (user_id)');
    this.addSql(
      'create index saml_upstream_sessions_expires_at_index on saml_upstream_sessions (expires_at)',
    );
    this.platformOnly('saml_upstream_sessions');
    this.addSql(
      `create policy maintenance on saml_upstream_sessions to gatehouse_maintenance
       using (expires_at < now() - interval '1 hour')`,
    );
    this.addSql('grant delete, select (expires_at) on saml_upstream_sessions to gatehouse_maintenance');
  }

  private warnings(): void {
    this.addSql(`
      create table saml_certificate_warnings (
        service_provider_id uuid not null,
        fingerprint varchar(64) not null,
        days int not null,
        told_at timestamptz not null default now(),
        constraint saml_certificate_warnings_pkey primary key (service_provider_id, fingerprint, days),
        constraint saml_certificate_warnings_provider_foreign
          foreign key (service_provider_id) references saml_service_providers (id)
      )`);
    this.platformOnly('saml_certificate_warnings');
  }

  private platformOnly(table: string): void {
    this.addSql(`alter table ${table} enable row level security`);
    this.addSql(`create policy platform on ${table} to gatehouse_platform using (true) with check (true)`);
    this.addSql(`grant select, insert, update, delete on ${table} to gatehouse_platform`);
  }

  override down(): void {
    this.addSql('drop table saml_certificate_warnings, saml_upstream_sessions');
    this.addSql('alter table sso_configurations drop column allow_idp_initiated');
  }
}
