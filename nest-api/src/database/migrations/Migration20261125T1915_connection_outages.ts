import { Migration } from '@mikro-orm/migrations';
import { queryFunction } from '../functions.js';

const PATH = 'pg_catalog, public, pg_temp';

const STANDING_COLUMNS = `
  "userId" uuid, email varchar, "emailVerifiedAt" timestamptz, "givenName" varchar, "familyName" varchar,
  picture varchar, locale varchar, zoneinfo varchar, "userUpdatedAt" timestamptz, "userStatus" varchar,
  "isSuperadmin" boolean, "membershipId" uuid, "membershipRole" varchar, "membershipStatus" varchar, "tenantId" uuid,
  "tenantName" varchar, "tenantStatus" varchar, plan varchar, "trialEndsAt" timestamptz, "sessionIdleSeconds" int,
  "sessionTotalSeconds" int, "roleName" varchar, "rolePermissions" text[], "memberSince" timestamptz,
  "secondFactorSince" timestamptz, "graceDays" int, "upstreamFactor" varchar, "newFactorSince" timestamptz,
  "newestFactorAt" timestamptz, "hasTotp" boolean, "hasPasskey" boolean, "requiresSso" boolean,
  "isEmergencyAdmin" boolean, "hasEmergencyAdmin" boolean`;

/** A connection with the platform's client works only while the platform has one at this provider. */
const USABLE = `c.is_enabled and c.deleted_at is null and (not c.uses_platform_client or exists (
  select 1 from sso_configurations o where o.tenant_id is null and o.type = c.type and o.is_enabled
    and o.deleted_at is null and o.client_id is not null))`;

/** Whether a policy lets its users' passwords in now: the tenant allows it, and each enabled connection is down. */
const passwordsAllowed = (policy: string) => `${policy}.allows_passwords_in_outage and (
  select bool_and(down.down_since is not null) from sso_configurations each
  left join sso_configuration_states down on down.id = each.id
  where each.tenant_id = ${policy}.tenant_id and each.is_enabled and each.deleted_at is null) is true`;

/**
 * An outage of an identity provider is known per connection, and a tenant that requires single sign-on can allow its
 * users' passwords while all of its connections are down.
 */
export class Migration20261125T1915_connection_outages extends Migration {
  override up(): void {
    this.addSql(`
      alter table sso_configuration_states
        add column unreachable_since timestamptz null,
        add column down_since timestamptz null,
        add column outage_announced_at timestamptz null`);
    this.addSql(`
      create index sso_configuration_states_outages_index on sso_configuration_states (id)
      where down_since is not null or outage_announced_at is not null`);
    this.addSql(`
      grant insert (unreachable_since, down_since, outage_announced_at),
        update (unreachable_since, down_since, outage_announced_at)
      on sso_configuration_states to gatehouse_sign_in`);
    this.addSql(`
      grant select (refreshed_at, unreachable_since, down_since, outage_announced_at)
      on sso_configuration_states to gatehouse_maintenance`);
    this.maintains(`next_refresh_at is not null or certificate_expires_at is not null or down_since is not null
      or outage_announced_at is not null`);
    this.addSql(`
      create function connections_in_use(since uuid) returns setof uuid language sql stable security definer
      set search_path = ${PATH} as $$
        select distinct configuration_id from sign_in_traces where id >= since
      $$`);
    this.addSql('revoke execute on function connections_in_use from public');
    this.addSql('grant execute on function connections_in_use to gatehouse_maintenance');
    this.addSql(
      'alter table sso_policies add column allows_passwords_in_outage boolean not null default false',
    );
    this.standings(`e.tenant_id is not null and not (${passwordsAllowed('e')})`);
    this.lookUps(
      `p.enforced and not (${passwordsAllowed('p')})`,
      ', "downSince" timestamptz',
      ', s.down_since',
    );
  }

  override down(): void {
    this.lookUps('p.enforced', '', '');
    this.standings('e.tenant_id is not null');
    this.addSql('alter table sso_policies drop column allows_passwords_in_outage');
    this.addSql('drop function connections_in_use');
    this.maintains('next_refresh_at is not null or certificate_expires_at is not null');
    this.addSql('revoke select (refreshed_at) on sso_configuration_states from gatehouse_maintenance');
    this.addSql(`
      alter table sso_configuration_states
        drop column outage_announced_at, drop column down_since, drop column unreachable_since`);
  }

  private maintains(rows: string): void {
    this.addSql(`alter policy maintenance on sso_configuration_states using (${rows})`);
  }

  private standings(requiresSso: string): void {
    this.addSql(`
      create or replace function standings_of_user(of_user uuid, most int) returns table (${STANDING_COLUMNS})
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query
          select u.id, u.email, u.email_verified_at, u.given_name, u.family_name,
            u.picture, u.locale, u.zoneinfo, u.updated_at, u.status,
            u.is_superadmin, m.id, m.role, m.status, t.id,
            t.name, t.status, t.plan, t.trial_ends_at, t.session_idle_seconds,
            t.session_total_seconds, r.name, r.permissions, m.created_at,
            p.second_factor_since, p.grace_days, coalesce(p.upstream_factor, 'when_claimed'), m.factor_required_at,
            case when m.factor_required_at is not null then greatest(
              (select max(f.confirmed_at) from totp_factors f where f.user_id = u.id),
              (select max(k.created_at) from passkeys k where k.user_id = u.id)) end,
            exists (select 1 from totp_factors f where f.user_id = u.id and f.confirmed_at is not null),
            exists (select 1 from passkeys k where k.user_id = u.id),
            ${requiresSso},
            coalesce(u.id = any(e.break_glass), false),
            case when e.tenant_id is null then false else exists (
              select 1 from memberships a join users b on b.id = a.user_id
              where a.tenant_id = e.tenant_id and a.user_id = any(e.break_glass) and a.role = 'tenant_admin'
                and a.status = 'active' and b.status = 'active') end
          from users u
          left join memberships m on m.user_id = u.id
          left join tenants t on t.id = m.tenant_id
          left join tenant_roles r on r.id = m.role_id
          left join sign_in_policies p on p.tenant_id = m.tenant_id
          left join sso_policies e on e.tenant_id = m.tenant_id and e.enforced
          where u.id = of_user
          order by m.last_sign_in_at desc nulls last, m.id
          limit most;
        end
      $$`);
  }

  /** Connections before the user is known. @param columns and @param selected what they return in addition */
  private lookUps(enforced: string, columns: string, selected: string): void {
    this.addSql('drop function route_of_domain, sign_in_options');
    const option = `c.id, c.name, c.type, c.issuer, c.directory_id,
      coalesce(s.document ->> 'authorization_endpoint', c.authorization_endpoint, c.sso_url)`;
    const optionColumns =
      'id uuid, name varchar, type varchar, issuer varchar, "directoryId" varchar, address text';
    queryFunction(
      this,
      'route_of_domain(of_name text, of_deciders text[])',
      `"tenantId" uuid, "decidedBy" varchar, "isVerified" boolean, status varchar, enforced boolean,
        "tenantName" varchar, color varchar, "darkColor" varchar, "logoHash" varchar, ${optionColumns},
        language varchar, texts jsonb${columns}`,
      `return query select d.tenant_id, d.domain, d.status = 'active', t.status, ${enforced}, t.name,
         b.color, b.dark_color, b.logo_hash, ${option}, b.language, coalesce(b.texts, '{}')${selected}
       from (
         select x.tenant_id, x.domain, x.status from domains x
         where x.domain = any(of_deciders) and (x.domain = of_name or x.covers_subdomains)
           and x.status in ('active', 'inactive')
         order by x.status, length(x.domain) desc, x.verified_at desc nulls last limit 1
       ) d
       left join tenants t on t.id = d.tenant_id
       left join organization_profiles b on b.tenant_id = d.tenant_id
       left join sso_policies p on p.tenant_id = d.tenant_id
       left join sso_configurations c on c.tenant_id = d.tenant_id and ${USABLE}
         and c.domains @> array[d.domain::text]
       left join sso_configuration_states s on s.id = c.id
       order by c.id limit 20;`,
    );
    const options = (where: string) =>
      `return query select ${option}${selected} from sso_configurations c
       left join sso_configuration_states s on s.id = c.id
       where ${where} and ${USABLE} order by c.id limit 20;`;
    queryFunction(
      this,
      'sign_in_options(of_slug varchar, of_entity varchar)',
      `${optionColumns}${columns}`,
      `if of_entity is not null then
         ${options(`c.type = 'saml' and md5(c.entity_id) = md5(of_entity) and c.entity_id = of_entity`)}
       elsif of_slug is not null then
         ${options('c.tenant_id = (select x.id from tenants x where x.slug = of_slug)')}
       else
         ${options('c.tenant_id is null')}
       end if;`,
    );
  }
}
