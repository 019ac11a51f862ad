import { Migration } from '@mikro-orm/migrations';
import { sqlFunction } from '../functions.js';
import { tenantTable } from '../tables.js';

const PATH = 'pg_catalog, public, pg_temp';

/** As `Migration20261123T0616_look_ups` has them. */
const SESSION_COLUMNS = `
  id uuid, "userId" uuid, "tenantId" uuid, "accountRole" varchar, role varchar, amr text[],
  "authenticatedAt" timestamptz, "provedAt" timestamptz, "lastSeenAt" timestamptz, "idleSeconds" int,
  "expiresAt" timestamptz, "upstreamTenantId" uuid, oidc jsonb, email varchar, "emailVerifiedAt" timestamptz,
  "givenName" varchar, "familyName" varchar, picture varchar, locale varchar, zoneinfo varchar,
  "userUpdatedAt" timestamptz, "userStatus" varchar, "isSuperadmin" boolean, "membershipRole" varchar,
  "membershipStatus" varchar, "tenantName" varchar, "tenantStatus" varchar, plan varchar, "trialEndsAt" timestamptz,
  "roleName" varchar, "rolePermissions" text[]`;

const SESSION_VALUES = `
  s.id, s.user_id, s.tenant_id, s.account_role, s.role, s.amr,
  s.authenticated_at, coalesce(s.proved_at, s.authenticated_at), s.last_seen_at, s.idle_seconds,
  s.expires_at, s.upstream_tenant_id, s.oidc, u.email, u.email_verified_at,
  u.given_name, u.family_name, u.picture, u.locale, u.zoneinfo,
  u.updated_at, u.status, u.is_superadmin, m.role,
  m.status, t.name, t.status, t.plan, t.trial_ends_at,
  (select r.name from tenant_roles r where r.id = m.role_id),
  (select r.permissions from tenant_roles r where r.id = m.role_id)`;

const SESSION_TABLES = `
  from sessions s
  join users u on u.id = s.user_id
  left join tenants t on t.id = s.tenant_id
  left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
  where s.ended_at is null and`;

/**
 * A host of an organization's own for its sign-in pages and its issuer, such as `login.acme.com`.
 *
 * - `custom_domains_owner_unique`: many tenants can add a host; one has verified it.
 * - `custom_domain_of_host` finds the organization of a request by its `Host`. A host that is not verified is none.
 * - `sessions.host` and `sso_flows.host`: where a session or a sign-in through a connection began; null is the platform's
 *   host. Neither counts on another host.
 * - `oauth_logout_deliveries.issuer_slug` also names an issuer by its host.
 *
 * The previous version of the API calls `open_session` without a host, and ignores the column of the look-ups.
 */
export class Migration20261125T2000_custom_domains extends Migration {
  override up(): void {
    tenantTable(
      this,
      'custom_domains',
      {
        app: 'select, insert, update, delete',
        platform: 'select, insert, update, delete',
        maintenance: {
          may: 'select (id, tenant_id, host, next_check_at)',
          rows: 'next_check_at is not null',
        },
      },
      `
      id uuid not null,
      tenant_id uuid not null,
      host varchar(253) not null,
      status varchar(20) not null default 'pending',
      challenge varchar(60) not null,
      verified_at timestamptz null,
      failing_since timestamptz null,
      last_seen_at timestamptz null,
      last_check_at timestamptz null,
      last_outcome varchar(30) null,
      last_cname varchar(253) null,
      next_check_at timestamptz null,
      created_at timestamptz not null,
      constraint custom_domains_pkey primary key (id),
      constraint custom_domains_tenant_id_unique unique (tenant_id),
      constraint custom_domains_tenant_id_foreign foreign key (tenant_id) references tenants (id),
      constraint custom_domains_status_check check (status in ('pending', 'verified', 'active', 'failing'))`,
    );
    this.addSql(
      `create unique index custom_domains_owner_unique on custom_domains (host) where status <> 'pending'`,
    );
    this.addSql('create index custom_domains_next_check_at_index on custom_domains (next_check_at)');
    this.addSql(`
      create trigger custom_domains_notify after insert or update of status, host or delete on custom_domains
      for each row execute function notify_change('host')`);
    sqlFunction(
      this,
      'custom_domain_of_host(of_host varchar)',
      'table (id uuid, "tenantId" uuid, host varchar, slug varchar)',
      `select d.id, d.tenant_id, d.host, t.slug from custom_domains d join tenants t on t.id = d.tenant_id
       where d.host = of_host and d.status <> 'pending'`,
    );
    sqlFunction(
      this,
      'custom_host_of_tenant(of_tenant uuid)',
      'varchar',
      `select d.host from custom_domains d where d.tenant_id = of_tenant and d.status = 'active'`,
      { roles: ['app', 'platform'] },
    );
    this.addSql('grant execute on function custom_host_of_tenant to gatehouse_sign_in, gatehouse_person');

    this.addSql('alter table sessions add column host varchar(253) null');
    this.addSql('grant select (host), insert (host) on sessions to gatehouse_sign_in');
    this.addSql('alter table sso_flows add column host varchar(253) null');
    this.addSql('grant select (host), insert (host) on sso_flows to gatehouse_sign_in');
    this.addSql('alter table oauth_logout_deliveries alter column issuer_slug type varchar(253)');
    this.replaceSessionFunctions(true);
  }

  override down(): void {
    this.replaceSessionFunctions(false);
    this.addSql('delete from oauth_logout_deliveries where length(issuer_slug) > 63');
    this.addSql('alter table oauth_logout_deliveries alter column issuer_slug type varchar(63)');
    this.addSql('alter table sso_flows drop column host');
    this.addSql('alter table sessions drop column host');
    this.addSql('drop function custom_host_of_tenant, custom_domain_of_host');
    this.addSql('drop table custom_domains');
  }

  private replaceSessionFunctions(hasHost: boolean): void {
    this.addSql('drop function open_session, session_by_id, session_by_token');
    const columns = hasHost ? `${SESSION_COLUMNS}, host varchar` : SESSION_COLUMNS;
    const values = hasHost ? `${SESSION_VALUES}, s.host` : SESSION_VALUES;
    for (const [signature, which] of [
      ['session_by_token(of_token varchar)', 's.token_hash = of_token'],
      ['session_by_id(of_session uuid)', 's.id = of_session'],
    ] as const) {
      this.addSql(`
        create function ${signature} returns table (${columns})
        language plpgsql stable security definer set search_path = ${PATH} as $$
          #variable_conflict use_column
          begin
            return query select ${values} ${SESSION_TABLES} ${which};
          end
        $$`);
    }
    for (const name of ['session_by_token', 'session_by_id']) this.allow(name, 'gatehouse_app');

    this.addSql(`
      create function open_session(known bytea, most int, of_user uuid, of_tenant uuid, of_membership uuid,
        its_id uuid, its_token varchar, its_role varchar, its_amr text[], authenticated timestamptz, at timestamptz,
        its_idle int, its_end timestamptz, upstream uuid, new_device uuid, device_key varchar, agent varchar,
        of_address varchar, of_network varchar, trail uuid, its_event jsonb
        ${hasHost ? ', its_host varchar default null' : ''})
      returns boolean language plpgsql volatile set search_path = ${PATH} as $$
        declare
          its_device uuid;
        begin
          if known is not null and known is distinct from password_sign_in_mark(of_user, most) then
            return false;
          end if;
          insert into devices as d (id, user_id, key_hash, user_agent, address, network, last_seen_at, created_at)
          values (new_device, of_user, device_key, agent, of_address, of_network, at, at)
          on conflict (user_id, key_hash) do update
          set user_agent = excluded.user_agent, address = excluded.address, network = excluded.network,
            last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at)
          returning d.id into its_device;
          insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, proved_at,
            last_seen_at, created_at, idle_seconds, expires_at, address, user_agent, upstream_tenant_id, device_id
            ${hasHost ? ', host' : ''})
          values (its_id, of_tenant, of_user, its_token, its_role, its_role, its_amr, authenticated, authenticated,
            at, at, its_idle, its_end, of_address, agent, upstream, its_device ${hasHost ? ', its_host' : ''});
          if of_membership is not null then
            update memberships set last_sign_in_at = at where id = of_membership;
            insert into member_devices as d (tenant_id, user_id, device_id, user_agent, address, last_seen_at, created_at)
            values (of_tenant, of_user, its_device, agent, of_address, at, at)
            on conflict (tenant_id, user_id, device_id) do update
            set user_agent = excluded.user_agent, address = excluded.address,
              last_seen_at = greatest(d.last_seen_at, excluded.last_seen_at);
          end if;
          insert into audit_events (tenant_id, event) values (trail, its_event);
          return true;
        end
      $$`);
    this.allow('open_session', 'gatehouse_sign_in');
  }

  private allow(name: string, role: string): void {
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to ${role}`);
  }
}
