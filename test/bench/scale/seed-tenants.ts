import { COMPANIES, KINDS, RARE } from './names.ts';
import type { SeedStep } from './seed-step.ts';

/** IDs increase with time, like those from the API, over the last 400 days. */
export const idAt = (n: string, of: string) =>
  `uuidv7(make_interval(secs => (${n} - ${of} - 1)::float8 * 34560000 / ${of}))`;

/** Tenants of each status, plan and payment state. The clock has nothing to do for them in the next hours. */
const TENANTS = `
  insert into tenants (id, slug, name, admin_email, status, plan, payment_status, next_payment_at, last_payment_at,
    activated_at, trial_ends_at, overdue_since, reminded_days, deleted_at, deleted_by, created_at, updated_at)
  select s.id, 'scale-' || n, s.name, 'admin@scale-' || n || '.example', s.status, s.plan, s.payment,
    case when s.plan <> 'trial' and s.payment = 'paid' then now() + make_interval(mins => 1440 + n % 40000) end,
    case when s.payment = 'paid' then now() - interval '3 days' end,
    case when s.status <> 'pending' then now() - interval '30 days' end,
    case when s.plan = 'trial' then now() + interval '10 days' end,
    case when s.payment = 'overdue' then now() - interval '1 day' end, 7,
    case when n % 100 = 99 then now() - interval '2 days' end, null, now() - interval '30 days', now()
  from (
    select n, ${idAt('n', '$1::int')} as id,
      case when n % greatest($1::int / 3, 1) = 1 then '${RARE} ' else '' end
        || ($2::text[])[1 + n % array_length($2, 1)] || ' ' || ($3::text[])[1 + n / 16 % array_length($3, 1)] || ' ' || n as name,
      (array['active','active','active','active','active','active','active','pending','pending','inactive',
        'suspended','on-hold','cancelled','deactivated'])[1 + n % 14] as status,
      (array['trial','trial','basic','pro','enterprise'])[1 + n / 3 % 5] as plan,
      (array['paid','paid','paid','paid','pending','pending','overdue'])[1 + n / 5 % 7] as payment
    from generate_series(1, $1::int) n
  ) s`;

const DOMAINS = `
  insert into domains (id, tenant_id, domain, status, proof, verified_at, created_at, updated_at)
  select gen_random_uuid(), id, slug || '.example', case when status = 'pending' then 'pending' else 'active' end,
    case when status <> 'pending' then 'platform' end, now(), now(), now()
  from tenants where slug like 'scale-%'`;

export const tenantSteps = (tenants: number): SeedStep[] => [
  { what: 'tenants', sql: TENANTS, values: [tenants, COMPANIES, KINDS] },
  { what: 'domains', sql: DOMAINS },
  {
    what: 'numbers of tenants',
    sql: `create temp table seed_tenants as
      select row_number() over (order by id)::int as n, id from tenants where slug like 'scale-%'`,
  },
  { what: 'numbers of tenants, by index', sql: 'create unique index on seed_tenants (n)' },
];
