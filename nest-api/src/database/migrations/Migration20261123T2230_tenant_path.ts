import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';
const NOBODY = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * What a tenant's request needs from outside of the tenant, as functions of the owner that answer one question each. With
 * them no request of a member or an admin runs under the role that sees every tenant.
 *
 * A function takes the tenant or the user that the request is for, and answers about that one alone: whether a domain is
 * proven, not by whom; which applications know a user in this tenant.
 */
export class Migration20261123T2230_tenant_path extends Migration {
  override up(): void {
    this.ownRows();
    this.domains();
    this.routing();
    this.clients();
    this.applications();
    this.devices();
    this.people();
  }

  /** Tables whose rows a tenant now writes by itself. */
  private ownRows(): void {
    for (const [table, may] of [
      ['sso_flows', 'select, insert, update'],
      ['sign_in_traces', 'insert, update, delete'],
    ]) {
      this.addSql(`drop policy tenant on ${table}`);
      this.addSql(`
        create policy tenant on ${table} to gatehouse_app
        using (tenant_id = current_setting('app.tenant_id')::uuid)`);
      this.addSql(`grant ${may} on ${table} to gatehouse_app`);
    }
    // A tenant asks for a product; the platform answers.
    this.addSql(`
      create policy asks on product_requests for insert to gatehouse_app
      with check (tenant_id = current_setting('app.tenant_id')::uuid and state = 'open')`);
    this.addSql('grant insert on product_requests to gatehouse_app');
    // Who has a password, but not which.
    this.addSql(`
      create policy tenant on credentials for select to gatehouse_app using (exists (
        select 1 from memberships m
        where m.user_id = credentials.user_id and m.tenant_id = current_setting('app.tenant_id')::uuid))`);
    this.addSql('grant select (id, user_id, kind) on credentials to gatehouse_app');
    // When the numbers were counted, which is the same for everybody.
    this.addSql('create policy tenant on sign_in_cursor for select to gatehouse_app using (true)');
    this.addSql('grant select (counted_at) on sign_in_cursor to gatehouse_app');
  }

  private domains(): void {
    this.define(
      'proven_domains(of_tenant uuid, of_names text[])',
      'table (domain varchar, "coversSubdomains" boolean, "isOwn" boolean)',
      `select d.domain, d.covers_subdomains, d.tenant_id = of_tenant
       from domains d where d.domain = any(of_names) and d.status = 'active'`,
    );
    // Bounds for the index: no label has a "~".
    this.define(
      'proven_below(of_tenant uuid, of_names text[])',
      'table (domain varchar, "coversSubdomains" boolean)',
      `select d.domain, d.covers_subdomains from unnest(of_names) c
         join domains d on reverse(d.domain::text) collate "C" >= reverse('.' || c)
           and reverse(d.domain::text) collate "C" < reverse('.' || c) || '~'
       where d.status = 'active' and d.tenant_id <> of_tenant`,
    );
    this.define(
      'is_decided_by(of_tenant uuid, of_name text, of_domains text[])',
      'boolean',
      `select exists (select 1 from (
         select d.tenant_id, d.domain from domains d, string_to_array(of_name, '.') l
         where d.status = 'active' and (d.domain = array_to_string(l, '.') or d.covers_subdomains)
           and d.domain = any(array(select array_to_string(l[i:], '.') from generate_series(1, cardinality(l)) i))
         order by length(d.domain) desc limit 1
       ) x where x.tenant_id = of_tenant and x.domain = any(of_domains))`,
    );
  }

  private routing(): void {
    const option = `c.id, c.name, c.type, c.issuer, c.directory_id,
      coalesce(s.document ->> 'authorization_endpoint', c.authorization_endpoint, c.sso_url)`;
    const state = 'left join sso_configuration_states s on s.id = c.id';
    // A connection with the platform's client works only while the platform has one at this provider.
    const usable = `c.is_enabled and c.deleted_at is null and (not c.uses_platform_client or exists (
      select 1 from sso_configurations o where o.tenant_id is null and o.type = c.type and o.is_enabled
        and o.deleted_at is null and o.client_id is not null))`;
    const columns =
      'id uuid, name varchar, type varchar, issuer varchar, "directoryId" varchar, address text';
    this.lookUp(
      'realm_of_domain(of_name text, of_deciders text[])',
      `"tenantId" uuid, "decidedBy" varchar, "isProven" boolean, status varchar, enforced boolean,
        "tenantName" varchar, color varchar, "darkColor" varchar, "logoHash" varchar, ${columns}`,
      `return query select d.tenant_id, d.domain, d.status = 'active', t.status, p.enforced, t.name,
         b.color, b.dark_color, b.logo_hash, ${option}
       from (
         select x.tenant_id, x.domain, x.status from domains x
         where x.domain = any(of_deciders) and (x.domain = of_name or x.covers_subdomains)
           and x.status in ('active', 'inactive')
         order by x.status, length(x.domain) desc, x.verified_at desc nulls last limit 1
       ) d
       left join tenants t on t.id = d.tenant_id
       left join organization_profiles b on b.tenant_id = d.tenant_id
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and ${usable}
         and c.domains @> array[d.domain::text]
       ${state}
       order by c.id limit 20;`,
    );
    const options = (where: string) =>
      `return query select ${option} from sso_configurations c ${state}
       where ${where} and ${usable} order by c.id limit 20;`;
    this.lookUp(
      'sso_options(of_slug varchar, of_entity varchar)',
      columns,
      `if of_entity is not null then
         ${options(`c.type = 'saml' and md5(c.entity_id) = md5(of_entity) and c.entity_id = of_entity`)}
       elsif of_slug is not null then
         ${options('c.tenant_id = (select x.id from tenants x where x.slug = of_slug)')}
       else
         ${options('c.tenant_id is null')}
       end if;`,
    );
    this.define(
      'platform_client(of_type varchar)',
      'setof sso_configurations',
      `select c.* from sso_configurations c
       where c.tenant_id is null and c.type = of_type and c.is_enabled and c.deleted_at is null
         and c.client_id is not null
       order by c.managed_by_settings desc, c.id limit 1`,
    );
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
    this.lookUp('client_by_client_id(of_client varchar)', columns, select('c.client_id = of_client'));
    this.lookUp('client_by_id(of_client uuid)', columns, select('c.id = of_client'));
  }

  private applications(): void {
    const here = `is not distinct from of_tenant`;
    this.define(
      'consent_scopes(of_user uuid, of_client uuid, of_tenant uuid)',
      'table (scopes text[])',
      `select g.scopes from grants g where g.user_id = of_user and g.client_id = of_client
         and coalesce(g.tenant_id, ${NOBODY}) = coalesce(of_tenant, ${NOBODY})`,
    );
    // Those that were allowed something, and those that were let in without a question.
    this.define(
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
    // With a scope, those that hold it where `held` says that scopes are.
    this.define(
      'end_application(of_user uuid, of_tenant uuid, of_client uuid, scope text, held text[])',
      'int',
      `with ended as (
         delete from oauth_authorizations o
         where o.user_id = of_user and o.tenant_id ${here}
           and o.client_id = (select c.client_id from oauth_clients c where c.id = of_client)
           and (scope is null or scope = any(string_to_array(o.payload #>> held, ' ')))
         returning 1)
       select count(*)::int from ended`,
      'volatile',
    );
    this.addSql('grant execute on function end_application to gatehouse_platform');
    this.define(
      `save_authorization(of_id varchar, of_tenant uuid, of_client varchar, of_user uuid, of_session uuid,
        of_view varchar, content jsonb, until float8)`,
      'void',
      `insert into oauth_authorizations (id, tenant_id, client_id, user_id, session_id, view_role, payload, expires_at)
       values (of_id, of_tenant, of_client, of_user, of_session, of_view, content, to_timestamp(until))
       on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
      'volatile',
    );
    this.define(
      'remove_authorization(of_id varchar)',
      'void',
      'delete from oauth_authorizations where id = of_id',
      'volatile',
    );
    this.define(
      'applications_of_platform(most int)',
      'table (id uuid, name varchar)',
      `select p.id, p.name from saml_service_providers p
       where p.tenant_id is null and p.is_active and p.allow_idp_initiated and p.deleted_at is null
       order by lower(p.name), p.id limit most`,
    );
    this.addSql('grant execute on function applications_of_platform to gatehouse_platform');
  }

  private devices(): void {
    const open = `kind = 'DeviceCode' and consumed_at is null and not payload ? 'accountId' and not payload ? 'error'`;
    this.define(
      'waiting_device(of_days date[], of_code bytea)',
      'table (place jsonb, slug text, payload jsonb)',
      `select u.payload -> 'place', u.payload ->> 'slug', d.payload
       from oauth_artifacts u
       join lateral (
         select payload from oauth_artifacts
         where day = (u.payload -> 'place' ->> 'day')::date and id = decode(u.payload -> 'place' ->> 'id', 'hex')
           and ${open}) d on true
       where u.day = any(of_days) and u.id = of_code and u.kind = 'UserCode'`,
    );
    this.define(
      'answer_device(of_day date, of_id bytea, answer jsonb, of_days date[], of_code bytea)',
      'boolean',
      `with gone as (
         delete from oauth_artifacts where day = any(of_days) and id = of_code and kind = 'UserCode'),
       answered as (
         update oauth_artifacts set payload = payload || answer where day = of_day and id = of_id and ${open}
         returning 1)
       select exists (select 1 from answered)`,
      'volatile',
    );
  }

  private people(): void {
    this.define(
      'superadmin_emails(most int)',
      'table (email varchar)',
      `select u.email from users u where u.is_superadmin and u.status = 'active' order by u.id limit most`,
    );
    this.addSql(
      'grant execute on function superadmin_emails, proven_domains, is_decided_by to gatehouse_platform',
    );
    this.define(
      'people_of_network(of_network varchar, since timestamptz, most int)',
      'table (people int)',
      `select count(*)::int from (
         select distinct d.user_id from devices d
         where d.network = of_network and d.last_seen_at > since limit most) recent`,
    );
    this.define(
      'has_second_factor(of_user uuid)',
      'table ("hasFactor" boolean)',
      'select u.has_factor from users u where u.id = of_user',
    );
    // What a new password is compared with: the organizations of its user, whichever they are in now.
    this.define(
      'tenants_of_person(of_user uuid, only_active boolean)',
      'table (id uuid)',
      `select m.tenant_id from memberships m
       where m.user_id = of_user and (not only_active or m.status = 'active')`,
    );
    this.define(
      'names_of_tenants(of_tenants uuid[], most int)',
      'table (name varchar)',
      'select t.name from tenants t where t.id = any(of_tenants) limit most',
    );
    this.define(
      'domains_of_tenants(of_tenants uuid[], most int)',
      'table (domain varchar)',
      'select d.domain from domains d where d.tenant_id = any(of_tenants) limit most',
    );
    this.define(
      'strictest_password_length(of_tenants uuid[])',
      'table ("least" int)',
      'select max(p.password_min_length) from sign_in_policies p where p.tenant_id = any(of_tenants)',
    );
    // A user sets a password without reading one, and ends what the old one began.
    this.addSql('grant insert, update (secret, updated_at) on credentials to gatehouse_person');
    for (const table of ['password_resets', 'sign_in_tickets']) {
      this.addSql(`
        create policy person on ${table} to gatehouse_person
        using (user_id = current_setting('app.user_id')::uuid)`);
      this.addSql(`grant select (user_id), delete on ${table} to gatehouse_person`);
    }
    // In the audit logs of the platform and of each tenant of the user. Nothing else can be written by it.
    this.define(
      'record_failed_proof(of_user uuid, event jsonb)',
      'void',
      `insert into audit_events (tenant_id, event)
       select x.tenant_id, record_failed_proof.event from (
         select ${NOBODY} as tenant_id
         union all
         select m.tenant_id from memberships m where m.user_id = of_user
       ) x
       where event ->> 'action' in ('sign_in.failed', 'factor.failed') and event ->> 'outcome' = 'failure'
         and event #>> '{target,id}' is not distinct from of_user::text`,
      'volatile',
    );
    // A tenant takes in whom it has invited, and nobody else. The address is the account's own, set by a trigger.
    this.addSql(`
      create policy invited on memberships as restrictive for insert to gatehouse_app with check (exists (
        select 1 from invitations i
        where i.tenant_id = memberships.tenant_id and i.email_key = memberships.email_key
          and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
          and i.role = memberships.role and i.role_id is not distinct from memberships.role_id))`);
    this.addSql('grant insert on memberships to gatehouse_app');
    this.define(
      'tenant_of_invitation(of_id uuid)',
      'table ("tenantId" uuid)',
      'select i.tenant_id from invitations i where i.id = of_id',
    );
  }

  private lookUp(signature: string, columns: string, body: string): void {
    this.addSql(`
      create function ${signature} returns table (${columns})
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          ${body}
        end
      $$`);
    this.allow(signature);
  }

  private define(signature: string, returns: string, sql: string, volatility = 'stable'): void {
    this.addSql(`
      create function ${signature} returns ${returns}
      language sql ${volatility} security definer set search_path = ${PATH} as $$ ${sql} $$`);
    this.allow(signature);
  }

  private allow(signature: string): void {
    const name = signature.slice(0, signature.indexOf('('));
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to gatehouse_app`);
  }

  override down(): void {
    this.addSql(`
      drop function strictest_password_length, domains_of_tenants, names_of_tenants, tenants_of_person,
        has_second_factor, people_of_network, tenant_of_invitation, record_failed_proof, superadmin_emails, answer_device, waiting_device,
        applications_of_platform, remove_authorization, save_authorization, end_application, connected_applications,
        consent_scopes, client_by_id, client_by_client_id, platform_client, sso_options, realm_of_domain, is_decided_by,
        proven_below, proven_domains`);
    for (const table of ['sign_in_tickets', 'password_resets']) {
      this.addSql(`revoke select (user_id), delete on ${table} from gatehouse_person`);
      this.addSql(`drop policy person on ${table}`);
    }
    this.addSql('revoke insert, update (secret, updated_at) on credentials from gatehouse_person');
    this.addSql('revoke insert on memberships from gatehouse_app');
    this.addSql('drop policy invited on memberships');
    this.addSql('revoke select (id, user_id, kind) on credentials from gatehouse_app');
    this.addSql('drop policy tenant on credentials');
    this.addSql('revoke insert on product_requests from gatehouse_app');
    this.addSql('drop policy asks on product_requests');
    this.addSql('revoke select (counted_at) on sign_in_cursor from gatehouse_app');
    this.addSql('drop policy tenant on sign_in_cursor');
    for (const [table, may] of [
      ['sign_in_traces', 'insert, update, delete'],
      ['sso_flows', 'select, insert, update'],
    ]) {
      this.addSql(`revoke ${may} on ${table} from gatehouse_app`);
      this.addSql(`drop policy tenant on ${table}`);
      this.addSql(`
        create policy tenant on ${table} for select to gatehouse_app
        using (tenant_id = current_setting('app.tenant_id')::uuid)`);
    }
  }
}
