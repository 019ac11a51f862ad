import { Migration } from '@mikro-orm/migrations';

const PATH = 'pg_catalog, public, pg_temp';

const STANDING_COLUMNS = `
  "userId" uuid, email varchar, "emailVerifiedAt" timestamptz, "givenName" varchar, "familyName" varchar,
  picture varchar, locale varchar, zoneinfo varchar, "userUpdatedAt" timestamptz, "userStatus" varchar,
  "isSuperadmin" boolean, "membershipId" uuid, "membershipRole" varchar, "membershipStatus" varchar, "tenantId" uuid,
  "tenantName" varchar, "tenantStatus" varchar, plan varchar, "trialEndsAt" timestamptz, "sessionIdleSeconds" int,
  "sessionTotalSeconds" int, "roleName" varchar, "rolePermissions" text[], "memberSince" timestamptz,
  "secondFactorSince" timestamptz, "graceDays" int, "upstreamFactor" varchar, "newFactorSince" timestamptz,
  "newestFactorAt" timestamptz, "hasTotp" boolean, "hasPasskey" boolean`;

const FORGIVE = `
  with held as materialized (
    select l.key, w.free from attempt_limits l join unnest(of_keys, of_frees) as w(key, free) on w.key = l.key
    order by l.key for update of l
  )
  update attempt_limits l set attempts = greatest(l.attempts - 1, 0),
    blocked_until = case when l.last_at = at or l.attempts - 1 <= held.free then '-infinity'
      else l.blocked_until end
  from held where l.key = held.key`;

/**
 * A sign-in by password takes one trip before the password is verified, and one after.
 *
 * - `begin_password_sign_in` looks up the password and counts the attempt. Of the limits that it is given (the device; the
 *   account on the network; the account; the network; the first tries of the network) it takes those that hold: the
 *   first for a known device, else the next two and one of the last two. Up to `firsts` earlier tries of the account from
 *   the network, an attempt is a first try. It answers for an address without an account too.
 * - `accept_password` takes the attempt back and reads the person's standings.
 * - `forgive_attempts` becomes PL/pgSQL, which keeps its plan.
 */
export class Migration20261124T0941_password_trips extends Migration {
  override up(): void {
    this.addSql('drop function password_by_email');
    this.addSql(`
      create function begin_password_sign_in(of_email varchar, of_device varchar, firsts int, keys bytea[], kinds text[],
        subjects text[], frees int[], longests int[], quiets int[], at timestamptz)
      returns table ("userId" uuid, secret text, taken int[], wait int)
      language plpgsql volatile security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        declare
          found_user uuid;
          found_secret text;
          is_known boolean;
          tries double precision;
          chosen int[];
          seconds int;
        begin
          select u.id, c.secret, exists (select 1 from devices d where d.user_id = u.id and d.key_hash = of_device),
            greatest(0, l.attempts - greatest(0, extract(epoch from at - l.last_at)) * frees[2] / quiets[2])
          into found_user, found_secret, is_known, tries
          from (values (of_email)) as asked (email_key)
          left join (users u join credentials c on c.user_id = u.id and c.kind = 'password')
            on u.email_key = asked.email_key
          left join attempt_limits l on l.key = keys[2];
          chosen := case when is_known then '{1}' when coalesce(tries, 0) > firsts then '{2,3,4}' else '{2,3,5}' end;
          select t.wait into seconds from (
            select array_agg(keys[i] order by n) as keys, array_agg(kinds[i] order by n) as kinds,
              array_agg(subjects[i] order by n) as subjects, array_agg(frees[i] order by n) as frees,
              array_agg(longests[i] order by n) as longests, array_agg(quiets[i] order by n) as quiets
            from unnest(chosen) with ordinality as c (i, n)
          ) as k, take_attempts(k.keys, k.kinds, k.subjects, k.frees, k.longests, k.quiets, at) as t;
          return query select found_user, found_secret, chosen, seconds;
        end
      $$`);
    this.addSql(`
      create function accept_password(of_keys bytea[], of_frees int[], at timestamptz, of_user uuid, most int)
      returns table (${STANDING_COLUMNS})
      language plpgsql volatile security definer set search_path = ${PATH} as $$
        begin
          perform forgive_attempts(of_keys, of_frees, at);
          return query select * from person_standings(of_user, most);
        end
      $$`);
    this.addSql(`
      create or replace function forgive_attempts(of_keys bytea[], of_frees int[], at timestamptz) returns void
      language plpgsql security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin ${FORGIVE}; end
      $$`);
    this.allow('begin_password_sign_in');
    this.allow('accept_password');
  }

  override down(): void {
    this.addSql('drop function begin_password_sign_in, accept_password');
    this.addSql(`
      create or replace function forgive_attempts(of_keys bytea[], of_frees int[], at timestamptz) returns void
      language sql security definer set search_path = ${PATH} as $$ ${FORGIVE} $$`);
    this.addSql(`
      create function password_by_email(of_email varchar, of_device varchar, of_tries bytea)
      returns table ("userId" uuid, secret text, "isKnownDevice" boolean, tries double precision, "triedAt" timestamptz)
      language plpgsql stable security definer set search_path = ${PATH} as $$
        #variable_conflict use_column
        begin
          return query
            select u.id, c.secret, exists (select 1 from devices d where d.user_id = u.id and d.key_hash = of_device),
              l.attempts::double precision, l.last_at
            from (values (of_email)) as asked (email_key)
            left join (users u join credentials c on c.user_id = u.id and c.kind = 'password')
              on u.email_key = asked.email_key
            left join attempt_limits l on l.key = of_tries;
        end
      $$`);
    this.allow('password_by_email');
  }

  private allow(name: string): void {
    this.addSql(`revoke execute on function ${name} from public`);
    this.addSql(`grant execute on function ${name} to gatehouse_app`);
  }
}
