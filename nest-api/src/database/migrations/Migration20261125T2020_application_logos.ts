import { Migration } from '@mikro-orm/migrations';
import { queryFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

/**
 * Logos of applications. An application has the hash, so that a look-up needs no second table and what is held in memory
 * follows a change. The pictures have a table of their own, because the ORM reads whole rows.
 */
export class Migration20261125T2020_application_logos extends Migration {
  override up(): void {
    tenantTable(
      this,
      'application_logos',
      { app: 'select, insert, delete', platform: 'select, insert, delete' },
      `
      hash varchar(43) not null,
      tenant_id uuid null,
      type varchar(20) not null,
      content bytea not null,
      constraint application_logos_pkey primary key (hash),
      constraint application_logos_type_check check (type in ('image/png', 'image/jpeg', 'image/webp')),
      constraint application_logos_content_check check (octet_length(content) between 1 and 131072),
      constraint application_logos_tenant_id_foreign foreign key (tenant_id) references tenants (id)`,
    );
    this.addSql('create index application_logos_tenant_id_index on application_logos (tenant_id)');
    for (const table of TABLES) this.addSql(`alter table ${table} add column logo_hash varchar(43) null`);
    this.addSql('grant select (logo_hash) on saml_service_providers to gatehouse_sign_in');
    this.clients(', "logoHash" varchar', ', c.logo_hash');
    this.logos(`union all select a.type, a.content from application_logos a where a.hash = of_hash`);
  }

  override down(): void {
    this.logos('');
    this.clients('', '');
    this.addSql('revoke select (logo_hash) on saml_service_providers from gatehouse_sign_in');
    for (const table of TABLES) this.addSql(`alter table ${table} drop column logo_hash`);
    this.addSql('drop table application_logos');
  }

  /** @param others pictures of other tables */
  private logos(others: string): void {
    this.addSql(`
      create or replace function logo_by_hash(of_hash varchar) returns table (type varchar, content bytea)
      language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
        select p.logo_type, p.logo from organization_profiles p where p.logo_hash = of_hash ${others}
      $$`);
  }

  /** Both look-ups of a client. @param columns and @param selected what they return in addition */
  private clients(columns: string, selected: string): void {
    this.addSql('drop function client_by_id, client_by_client_id');
    const all = `id uuid, "clientId" varchar, "tenantId" uuid, "tenantStatus" varchar, name varchar,
      "redirectUris" text[], "postLogoutRedirectUris" text[], scopes text[], "tokenEndpointAuthMethod" varchar,
      "skipConsent" boolean, jwks jsonb, "jwksUri" varchar, "dpopBoundAccessTokens" boolean,
      "requirePushedAuthorizationRequests" boolean, "requirePkce" boolean, "idTokenScopeClaims" boolean,
      "offlineIdleSeconds" int, "offlineTotalSeconds" int, "backchannelLogoutUri" varchar,
      "backchannelLogoutSessionRequired" boolean, "authorizedSince" float8, "isActive" boolean,
      "applicationType" varchar, "grantTypes" text[], "subjectType" varchar, "sectorIdentifierUri" varchar,
      "securityProfile" varchar, resources jsonb, secrets jsonb${columns}`;
    const select = (where: string) => `return query
      select c.id, c.client_id, c.tenant_id, t.status, c.name, c.redirect_uris, c.post_logout_redirect_uris, c.scopes,
        c.token_endpoint_auth_method, c.skip_consent, c.jwks, c.jwks_uri, c.dpop_bound_access_tokens,
        c.require_pushed_authorization_requests, c.require_pkce, c.id_token_scope_claims,
        c.offline_idle_seconds, c.offline_total_seconds, c.backchannel_logout_uri,
        c.backchannel_logout_session_required, extract(epoch from c.authorized_since)::float8, c.is_active,
        c.application_type, c.grant_types, c.subject_type, c.sector_identifier_uri, c.security_profile,
        coalesce((
          select jsonb_agg(jsonb_build_object('resource', r.identifier, 'format', r.token_format, 'scopes', array(
            select s from jsonb_array_elements_text(e.value -> 'scopes') s where s = any(r.scopes))))
          from jsonb_array_elements(c.resources) e
          join oauth_resources r on r.identifier = e.value ->> 'resource'
            and r.tenant_id is not distinct from c.tenant_id), '[]'),
        coalesce((
          select jsonb_agg(jsonb_build_object('id', s.id, 'secret', s.secret,
            'expiresAt', extract(epoch from s.expires_at)) order by s.id)
          from oauth_client_secrets s where s.client_id = c.id), '[]')${selected}
      from oauth_clients c left join tenants t on t.id = c.tenant_id
      where c.deleted_at is null and ${where};`;
    queryFunction(this, 'client_by_client_id(of_client varchar)', all, select('c.client_id = of_client'));
    queryFunction(this, 'client_by_id(of_client uuid)', all, select('c.id = of_client'));
  }
}

const TABLES = ['oauth_clients', 'saml_service_providers'];
