import { Migration } from '@mikro-orm/migrations';

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

const STANDINGS = `
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
    e.tenant_id is not null,
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
  limit most`;

/** The password and the standings of a user. */
const READ = `
  with s as materialized (select * from standings_of_user(of_user, most)), c as materialized (
    select c.id, c.updated_at, c.secret from credentials c where c.user_id = of_user and c.kind = 'password')`;

/** Of `READ`; never null. Another hash of the same password changes nothing: only a new password has a new time. */
const MARK = `
  sha256(coalesce((select string_agg(record_send(s), '') from s), '')
    || coalesce((select record_send((c.id, c.updated_at)) from c), ''))`;

/**
 * A sign-in by password takes one trip before the password is verified, and one after.
 *
 * - `standings_of_user` also tells whether a tenant requires single sign-on, whether the user is named for emergencies
 *   there, and whether anybody who is named is still an active admin.
 * - `begin_sign_in` counts the attempt like `begin_password_sign_in`, and reads the standings. For an address without a
 *   password it reads those of another user and drops them, so that the time tells nobody whether there is an account.
 * - `password_sign_in_mark` is what a sign-in was decided by. `open_session` writes nothing once it has changed: a user who
 *   is suspended, or whose password is changed, while the password is verified gets no session.
 * - `open_session` has the rights of the role for sign-ins.
 *
 * The previous version of the API calls `person_standings`, `begin_password_sign_in` and `accept_password`, and reads
 * `sso_policies` under the role for sign-ins.
 */
export class Migration20261124T1231_sign_in_trips extends Migration {
  override up(): void {
    this.addSql(`
      create function standings_of_user(of_user uuid, most int) returns table (${STANDING_COLUMNS})
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query ${STANDINGS};
        end
      $$`);
    this.addSql(`
      create function begin_sign_in(of_email varchar, of_device varchar, firsts int, keys bytea[], kinds text[],
        subjects text[], frees int[], longests int[], quiets int[], at timestamptz, most int)
      returns table (secret text, taken int[], wait int, mark bytea, ${STANDING_COLUMNS})
      language plpgsql volatile security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        declare
          attempt record;
          of_user uuid;
        begin
          select * into attempt from begin_password_sign_in(of_email, of_device, firsts, keys, kinds, subjects, frees,
            longests, quiets, at);
          of_user := coalesce(attempt."userId", (select u.id from users u limit 1));
          -- The password comes from the same snapshot as the mark.
          return query ${READ}
            select case when attempt."userId" is not null then (select c.secret from c) end, attempt.taken, attempt.wait,
              m.mark, s.*
            from (select ${MARK} as mark) as m left join s on attempt."userId" is not null;
        end
      $$`);
    this.addSql(`
      create function password_sign_in_mark(of_user uuid, most int) returns bytea
      language plpgsql stable security definer set search_path = ${PATH} as $$
        begin
          return (${READ} select ${MARK});
        end
      $$`);
    this.addSql(`
      create function open_session(known bytea, most int, of_user uuid, of_tenant uuid, of_membership uuid,
        its_id uuid, its_token varchar, its_role varchar, its_amr text[], authenticated timestamptz, at timestamptz,
        its_idle int, its_end timestamptz, upstream uuid, new_device uuid, device_key varchar, agent varchar,
        of_address varchar, of_network varchar, trail uuid, its_event jsonb)
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
            last_seen_at, created_at, idle_seconds, expires_at, address, user_agent, upstream_tenant_id, device_id)
          values (its_id, of_tenant, of_user, its_token, its_role, its_role, its_amr, authenticated, authenticated,
            at, at, its_idle, its_end, of_address, agent, upstream, its_device);
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
    for (const name of ['standings_of_user', 'begin_sign_in']) this.allow(name, 'gatehouse_app');
    for (const name of ['password_sign_in_mark', 'open_session']) this.allow(name, 'gatehouse_sign_in');
    this.addSql('grant execute on function forgive_attempts to gatehouse_sign_in');
  }

  override down(): void {
    this.addSql('drop function open_session, password_sign_in_mark, begin_sign_in, standings_of_user');
    this.addSql('revoke execute on function forgive_attempts from gatehouse_sign_in');
  }

  private allow(name: string, role: string): void {
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to ${role}`);
  }
}
