import { Migration } from '@mikro-orm/migrations';
import { queryFunction, sqlFunction } from '../functions.js';

const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Looks up clients, a user's consents and authorizations, and pending device codes. */
export class Migration20261123T2232_application_look_ups extends Migration {
  override up(): void {
    this.clients();
    this.applications();
    this.devices();
  }

  private clients(): void {
    const columns = `id uuid, "clientId" varchar, "tenantId" uuid, "tenantStatus" varchar, name varchar,
      "redirectUris" text[], "postLogoutRedirectUris" text[], scopes text[], "tokenEndpointAuthMethod" varchar,
      "skipConsent" boolean, jwks jsonb, "jwksUri" varchar, "dpopBoundAccessTokens" boolean,
      "requirePushedAuthorizationRequests" boolean, "requirePkce" boolean, "idTokenScopeClaims" boolean,
      "offlineIdleSeconds" int, "offlineTotalSeconds" int, "backchannelLogoutUri" varchar,
      "backchannelLogoutSessionRequired" boolean, "authorizedSince" float8, "isActive" boolean,
      "applicationType" varchar, "grantTypes" text[], "subjectType" varchar, "sectorIdentifierUri" varchar,
      "securityProfile" varchar, resources jsonb, secrets jsonb`;
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
          from oauth_client_secrets s where s.client_id = c.id), '[]')
      from oauth_clients c left join tenants t on t.id = c.tenant_id
      where c.deleted_at is null and ${where};`;
    queryFunction(this, 'client_by_client_id(of_client varchar)', columns, select('c.client_id = of_client'));
    queryFunction(this, 'client_by_id(of_client uuid)', columns, select('c.id = of_client'));
  }

  private applications(): void {
    const here = `is not distinct from of_tenant`;
    sqlFunction(
      this,
      'consent_scopes(of_user uuid, of_client uuid, of_tenant uuid)',
      'table (scopes text[])',
      `select g.scopes from grants g where g.user_id = of_user and g.client_id = of_client
         and coalesce(g.tenant_id, ${NOBODY}) = coalesce(of_tenant, ${NOBODY})`,
    );
    // Applications with a consent, and those that a superadmin exempted from consent.
    sqlFunction(
      this,
      `connected_applications(of_user uuid, of_tenant uuid, web_client varchar, after uuid, most int, most_idle int,
        most_total int, platform_idle int, platform_total int, access_seconds int)`,
      `table (id uuid, name varchar, "clientId" varchar, "isActive" boolean, scopes text[], "isAllowed" boolean,
        "allowedAt" timestamptz, "changedAt" timestamptz, "isOffline" boolean, "lastUsedAt" timestamptz,
        "expiresAt" timestamptz)`,
      `select c.id, c.name, c.client_id, c.is_active, coalesce(g.scopes, c.scopes), g.client_id is not null,
         coalesce(g.created_at, a.first_at), coalesce(g.updated_at, a.first_at), coalesce(a.is_offline, false),
         a.last_used_at, a.expires_at
       from (
         select x.client_id from grants x
         where x.user_id = of_user and coalesce(x.tenant_id, ${NOBODY}) = coalesce(of_tenant, ${NOBODY})
         union
         select x.id from oauth_authorizations o join oauth_clients x on x.client_id = o.client_id
         where o.user_id = of_user and o.tenant_id ${here} and o.expires_at > now()
           and (x.authorized_since is null or o.created_at > x.authorized_since)
       ) known
       join oauth_clients c on c.id = known.client_id
       left join grants g on g.client_id = c.id and g.user_id = of_user
         and coalesce(g.tenant_id, ${NOBODY}) = coalesce(of_tenant, ${NOBODY})
       left join tenants t on t.id = of_tenant
       left join lateral (
         select min(e.created_at) as first_at, max(e.last_used_at) as last_used_at, bool_or(e.offline) as is_offline,
           max(e.ends_at) filter (where e.ends_at > now()) as expires_at
         from (
           select o.created_at, o.last_used_at, s.offline,
             least(o.expires_at, case
               when not s.offline then o.last_used_at + make_interval(secs => access_seconds)
               when c.token_endpoint_auth_method = 'none'
                 then o.created_at + make_interval(secs => least(l.idle, l.total))
               else least(o.last_used_at + make_interval(secs => l.idle),
                 o.created_at + make_interval(secs => l.total))
             end) as ends_at
           from oauth_authorizations o,
             lateral (
               select coalesce(o.payload -> 'openid' ->> 'scope', '') ~ '(^| )offline_access( |$)' as offline) s,
             lateral (
               select least(most_idle, c.offline_idle_seconds,
                   case when of_tenant is null then platform_idle else t.offline_idle_seconds end) as idle,
                 least(most_total, c.offline_total_seconds,
                   case when of_tenant is null then platform_total else t.offline_total_seconds end) as total) l
           where o.user_id = of_user and o.client_id = c.client_id and o.tenant_id ${here}
             and o.expires_at > now() and (c.authorized_since is null or o.created_at > c.authorized_since)
         ) e
       ) a on true
       where c.deleted_at is null and c.client_id <> web_client and (after is null or c.id > after)
       order by c.id limit most`,
    );
    // With a scope, only authorizations that hold it. `held` is the JSON path of their scopes.
    sqlFunction(
      this,
      'revoke_application(of_user uuid, of_tenant uuid, of_client uuid, scope text, held text[])',
      'int',
      `with ended as (
         delete from oauth_authorizations o
         where o.user_id = of_user and o.tenant_id ${here}
           and o.client_id = (select c.client_id from oauth_clients c where c.id = of_client)
           and (scope is null or scope = any(string_to_array(o.payload #>> held, ' ')))
         returning 1)
       select count(*)::int from ended`,
      { isVolatile: true, roles: ['app', 'platform'] },
    );
    sqlFunction(
      this,
      `save_authorization(of_id varchar, of_tenant uuid, of_client varchar, of_user uuid, of_session uuid,
        of_view varchar, content jsonb, until float8)`,
      'void',
      `insert into oauth_authorizations (id, tenant_id, client_id, user_id, session_id, view_role, payload, expires_at)
       values (of_id, of_tenant, of_client, of_user, of_session, of_view, content, to_timestamp(until))
       on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'remove_authorization(of_id varchar)',
      'void',
      'delete from oauth_authorizations where id = of_id',
      { isVolatile: true },
    );
    sqlFunction(
      this,
      'platform_service_providers(most int)',
      'table (id uuid, name varchar)',
      `select p.id, p.name from saml_service_providers p
       where p.tenant_id is null and p.is_active and p.allow_idp_initiated and p.deleted_at is null
       order by lower(p.name), p.id limit most`,
      { roles: ['app', 'platform'] },
    );
  }

  private devices(): void {
    const open = `kind = 'DeviceCode' and consumed_at is null and not payload ? 'accountId' and not payload ? 'error'`;
    sqlFunction(
      this,
      'pending_device(of_days date[], of_code bytea)',
      'table (place jsonb, slug text, payload jsonb)',
      `select u.payload -> 'place', u.payload ->> 'slug', d.payload
       from oauth_artifacts u
       join lateral (
         select payload from oauth_artifacts
         where day = (u.payload -> 'place' ->> 'day')::date and id = decode(u.payload -> 'place' ->> 'id', 'hex')
           and ${open}) d on true
       where u.day = any(of_days) and u.id = of_code and u.kind = 'UserCode'`,
    );
    sqlFunction(
      this,
      'answer_device(of_day date, of_id bytea, answer jsonb, of_days date[], of_code bytea)',
      'boolean',
      `with gone as (
         delete from oauth_artifacts where day = any(of_days) and id = of_code and kind = 'UserCode'),
       answered as (
         update oauth_artifacts set payload = payload || answer where day = of_day and id = of_id and ${open}
         returning 1)
       select exists (select 1 from answered)`,
      { isVolatile: true },
    );
  }

  override down(): void {
    this.addSql(`
      drop function answer_device, pending_device, platform_service_providers, remove_authorization, save_authorization, revoke_application, connected_applications, consent_scopes, client_by_id, client_by_client_id`);
  }
}
