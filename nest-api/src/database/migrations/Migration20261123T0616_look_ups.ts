import { Migration } from '@mikro-orm/migrations';

const SESSION_COLUMNS = `
  id uuid, "userId" uuid, "tenantId" uuid, "accountRole" varchar, role varchar, amr text[],
  "authenticatedAt" timestamptz, "provedAt" timestamptz, "lastSeenAt" timestamptz, "idleSeconds" int,
  "expiresAt" timestamptz, "upstreamTenantId" uuid, oidc jsonb, email varchar, "emailVerifiedAt" timestamptz,
  "givenName" varchar, "familyName" varchar, picture varchar, locale varchar, zoneinfo varchar,
  "userUpdatedAt" timestamptz, "userStatus" varchar, "isSuperadmin" boolean, "membershipRole" varchar,
  "membershipStatus" varchar, "tenantName" varchar, "tenantStatus" varchar, plan varchar, "trialEndsAt" timestamptz,
  "roleName" varchar, "rolePermissions" text[]`;

const SESSION = `
  select s.id, s.user_id, s.tenant_id, s.account_role, s.role, s.amr,
    s.authenticated_at, coalesce(s.proved_at, s.authenticated_at), s.last_seen_at, s.idle_seconds,
    s.expires_at, s.upstream_tenant_id, s.oidc, u.email, u.email_verified_at,
    u.given_name, u.family_name, u.picture, u.locale, u.zoneinfo,
    u.updated_at, u.status, u.is_superadmin, m.role,
    m.status, t.name, t.status, t.plan, t.trial_ends_at,
    (select r.name from tenant_roles r where r.id = m.role_id),
    (select r.permissions from tenant_roles r where r.id = m.role_id)
  from sessions s
  join users u on u.id = s.user_id
  left join tenants t on t.id = s.tenant_id
  left join memberships m on m.tenant_id = s.tenant_id and m.user_id = s.user_id
  where s.ended_at is null and`;

const STANDING_COLUMNS = `
  "userId" uuid, email varchar, "emailVerifiedAt" timestamptz, "givenName" varchar, "familyName" varchar,
  picture varchar, locale varchar, zoneinfo varchar, "userUpdatedAt" timestamptz, "userStatus" varchar,
  "isSuperadmin" boolean, "membershipId" uuid, "membershipRole" varchar, "membershipStatus" varchar, "tenantId" uuid,
  "tenantName" varchar, "tenantStatus" varchar, plan varchar, "trialEndsAt" timestamptz, "sessionIdleSeconds" int,
  "sessionTotalSeconds" int, "roleName" varchar, "rolePermissions" text[], "memberSince" timestamptz,
  "secondFactorSince" timestamptz, "graceDays" int, "upstreamFactor" varchar, "newFactorSince" timestamptz,
  "newestFactorAt" timestamptz, "hasTotp" boolean, "hasPasskey" boolean`;

const STANDINGS = `
  select u.id, u.email, u.email_verified_at, u.given_name, u.family_name,
    u.picture, u.locale, u.zoneinfo, u.updated_at, u.status,
    u.is_superadmin, m.id, m.role, m.status, t.id,
    t.name, t.status, t.plan, t.trial_ends_at, t.session_idle_seconds,
    t.session_total_seconds,
    (select r.name from tenant_roles r where r.id = m.role_id),
    (select r.permissions from tenant_roles r where r.id = m.role_id),
    m.created_at, p.second_factor_since, p.grace_days, coalesce(p.upstream_factor, 'when_claimed'), m.factor_required_at,
    case when m.factor_required_at is not null then greatest(
      (select max(f.confirmed_at) from totp_factors f where f.user_id = u.id),
      (select max(k.created_at) from passkeys k where k.user_id = u.id)) end,
    exists (select 1 from totp_factors f where f.user_id = u.id and f.confirmed_at is not null),
    exists (select 1 from passkeys k where k.user_id = u.id)
  from users u
  left join memberships m on m.user_id = u.id
  left join tenants t on t.id = m.tenant_id
  left join sign_in_policies p on p.tenant_id = m.tenant_id
  where u.id = of_user
  order by m.last_sign_in_at desc nulls last, m.id
  limit most`;

/**
 * Look-ups before anybody is known, and the counts that guard them, as functions of the owner. The role that serves
 * requests may call them and needs no role that sees every tenant: each takes a key that only its holder knows, or the
 * identifier that a request names, and returns what belongs to that one session, user or tenant.
 *
 * PL/pgSQL keeps their plans for the length of a connection on every supported version of PostgreSQL.
 */
export class Migration20261123T0616_look_ups extends Migration {
  override up(): void {
    this.lookUp('session_by_token(of_token varchar)', SESSION_COLUMNS, `${SESSION} s.token_hash = of_token`);
    this.lookUp('session_by_id(of_session uuid)', SESSION_COLUMNS, `${SESSION} s.id = of_session`);
    this.lookUp('person_standings(of_user uuid, most int)', STANDING_COLUMNS, STANDINGS);
    this.lookUp(
      'password_by_email(of_email varchar, of_device varchar)',
      '"userId" uuid, secret text, "isKnownDevice" boolean',
      `select u.id, c.secret,
         exists (select 1 from devices d where d.user_id = u.id and d.key_hash = of_device)
       from users u join credentials c on c.user_id = u.id and c.kind = 'password'
       where u.email_key = of_email`,
    );
    const tenant = 'id uuid, slug varchar, name varchar, status varchar';
    this.lookUp(
      'tenant_by_slug(of_slug varchar)',
      tenant,
      'select t.id, t.slug, t.name, t.status from tenants t where t.slug = of_slug',
    );
    this.lookUp(
      'tenants_by_id(of_tenants uuid[])',
      tenant,
      'select t.id, t.slug, t.name, t.status from tenants t where t.id = any(of_tenants)',
    );
    this.lookUp(
      'brand_of_tenant(of_tenant uuid)',
      'name varchar, color varchar, "darkColor" varchar, "logoHash" varchar',
      `select t.name, p.color, p.dark_color, p.logo_hash
       from tenants t left join organization_profiles p on p.tenant_id = t.id
       where t.id = of_tenant and t.erased_at is null`,
    );

    this.addSql(`alter function take_attempts security definer set search_path = ${PATH}`);
    this.addSql('grant execute on function take_attempts to gatehouse_app');
    // Rows are held in the order in which take_attempts holds them.
    this.addSql(`
      create function forgive_attempts(of_keys bytea[], of_frees int[], at timestamptz) returns void
      language sql security definer set search_path = ${PATH} as $$
        with held as materialized (
          select l.key, w.free from attempt_limits l join unnest(of_keys, of_frees) as w(key, free) on w.key = l.key
          order by l.key for update of l
        )
        update attempt_limits l set attempts = greatest(l.attempts - 1, 0),
          blocked_until = case when l.last_at = at or l.attempts - 1 <= held.free then '-infinity'
            else l.blocked_until end
        from held where l.key = held.key
      $$`);
    this.allow('forgive_attempts');
  }

  private lookUp(signature: string, columns: string, select: string): void {
    this.addSql(`
      create function ${signature} returns table (${columns})
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query ${select};
        end
      $$`);
    this.allow(signature.slice(0, signature.indexOf('(')));
  }

  private allow(name: string): void {
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to gatehouse_app`);
  }

  override down(): void {
    this.addSql(`
      drop function forgive_attempts, brand_of_tenant, tenants_by_id, tenant_by_slug, password_by_email,
        person_standings, session_by_id, session_by_token`);
    this.addSql('revoke execute on function take_attempts from gatehouse_app');
    this.addSql('alter function take_attempts security invoker reset search_path');
  }
}

const PATH = 'pg_catalog, public, pg_temp';
