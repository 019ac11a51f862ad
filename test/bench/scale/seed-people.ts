import { FAMILY_NAMES, GIVEN_NAMES, RARE } from './names.ts';
import type { SeedStep } from './seed-step.ts';
import { idAt } from './seed-tenants.ts';

const PEOPLE = `
  insert into users (id, email, email_key, given_name, family_name, email_verified_at, status, has_factor,
    member_as, created_at, updated_at)
  select id, mail, lower(mail), given, family, now(), case when n % 50 in (6, 7) then 'suspended' else 'active' end,
    n % 7 = 3 or n % 21 = 4, case when n % 97 = 0 and n % 20 > 0 then 'nothing' when n % 12 = 0 then 'admin' else 'user' end,
    now(), now()
  from (
    select n, id, given, family, given || '.' || family || '.' || n || '@scale.example' as mail from (
      select n, ${idAt('n', '$1::int')} as id, ($2::text[])[1 + n % array_length($2, 1)] as given,
        case when n % greatest($1::int / 3, 1) = 1 then '${RARE}' else ($3::text[])[1 + n / 18 % array_length($3, 1)] end
          as family
      from generate_series(1, $1::int) n
    ) named
  ) addressed`;

/** The first tenant has 1/80 of all users, and at least twenty. Some users belong to a second tenant. */
const MEMBERS = `
  insert into memberships (id, tenant_id, user_id, role, status, last_sign_in_at, created_at, updated_at, email_key,
    name_key, family_key)
  select ${idAt('p.n', '$1::int')}, t.id, p.id, case when p.n % 12 = 0 then 'tenant_admin' else 'tenant_user' end,
    case when p.n % 40 = 3 then 'suspended' else 'active' end,
    case when p.n % 10 > 0 then now() - make_interval(mins => (p.n::bigint * 7919 % 86400)::int) end, now(), now(),
    p.email_key, person_name_key(p.given_name, p.family_name), person_name_key(p.family_name, '')
  from seed_people p
  join lateral (
    select case when p.n <= greatest($1::int / 80, 20) then 1 else 1 + p.n % $2::int end as n where p.n % 97 > 0
    union
    select 1 + (p.n::bigint * 7 % $2::int)::int where p.n % 20 = 0
  ) place on true
  join seed_tenants t on t.n = place.n
  on conflict do nothing`;

const CREDENTIALS = `
  insert into credentials (id, user_id, kind, secret, created_at, updated_at)
  select gen_random_uuid(), p.id, 'password', (select c.secret from credentials c join users u on u.id = c.user_id
    where c.kind = 'password' and u.email_key = 'user@demo-company.test'), now(), now() from seed_people p`;

/** Empty envelopes, because users with a factor do not sign in here. */
const FACTORS = `
  insert into totp_factors (id, user_id, secret, confirmed_at, created_at)
  select gen_random_uuid(), id, 'v1.bench.' || repeat('A', 16) || '.' || repeat('A', 30), now(), now()
  from seed_people where n % 7 = 3`;
const PASSKEYS = `
  insert into passkeys (id, user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
  select gen_random_uuid(), id, 'bench-' || n, 'none', 0, '{}', false, 'Key', now() from seed_people where n % 21 = 4`;

const DEVICES = `
  insert into devices (id, user_id, key_hash, user_agent, address, last_seen_at, created_at)
  select gen_random_uuid(), id, 'bench-' || n, 'Mozilla/5.0 (X11; Linux x86_64) Bench', '192.0.2.' || n % 250,
    now() - make_interval(mins => n % 40000), now() from seed_people where n % 3 = 0`;

/** Sessions that outlast the benchmark. A tenth have ended. */
const SESSIONS = `
  insert into sessions (id, tenant_id, user_id, token_hash, account_role, role, amr, authenticated_at, last_seen_at,
    idle_seconds, expires_at, ended_at, end_reason, address, user_agent, created_at)
  select ${idAt('n', '$1::int')}, m.tenant_id, p.id, 'bench-' || n, m.role, m.role, '{pwd}', now(), now(), 86400,
    now() + interval '1 day', case when n % 10 = 5 then now() end, case when n % 10 = 5 then 'signed_out' end,
    '192.0.2.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) Bench', now()
  from seed_people p
  join lateral (select tenant_id, role from memberships m where m.user_id = p.id limit 1) m on true where n % 5 = 0`;

/** The counts that the skipped triggers would have written. */
const COUNTS = `
  with fresh as (delete from people_counts)
  insert into people_counts
  select '00000000-0000-0000-0000-000000000000'::uuid, count(*), count(*) filter (where status = 'active'),
    count(*) filter (where status = 'active' and has_factor), true from users
  union all
  select m.tenant_id, count(*), count(*) filter (where m.status = 'active'),
    count(*) filter (where m.status = 'active' and u.has_factor), true
  from memberships m join users u on u.id = m.user_id group by 1
  union all
  select case m.role when 'tenant_admin' then '00000000-0000-0000-0000-000000000001'::uuid
      else '00000000-0000-0000-0000-000000000002'::uuid end,
    count(*), count(*) filter (where u.status = 'active'),
    count(*) filter (where u.status = 'active' and u.has_factor), true
  from memberships m join users u on u.id = m.user_id where m.status = 'active' group by 1`;

export const peopleSteps = (tenants: number, people: number): SeedStep[] => [
  { what: 'people', sql: PEOPLE, values: [people, GIVEN_NAMES, FAMILY_NAMES] },
  {
    what: 'numbers of people',
    sql: `create temp table seed_people as
      select row_number() over (order by id)::int as n, id, email_key, given_name, family_name
      from users where email_key like '%@scale.example'`,
  },
  { what: 'memberships', sql: MEMBERS, values: [people, tenants] },
  { what: 'passwords', sql: CREDENTIALS },
  { what: 'authenticator apps', sql: FACTORS },
  { what: 'passkeys', sql: PASSKEYS },
  { what: 'devices', sql: DEVICES },
  { what: 'sessions', sql: SESSIONS, values: [people] },
  { what: 'counts', sql: COUNTS },
];
