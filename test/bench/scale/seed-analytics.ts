import pg from 'pg';
import type { Size } from './seed.ts';
import { tenantSteps } from './seed-tenants.ts';

const ALL = `'00000000-0000-0000-0000-000000000000'::uuid`;
/** Organizations to query. Each has data for every day, and so do all organizations together. */
export const ASKED = 5;
const DAYS = 396;
/** Days with data in each other organization. */
const FEW_DAYS = 3;

/** Each owner with its days of data. */
const OWNERS = `
  with owners as (
    select ${ALL} as id, ${DAYS} as days
    union all select id, case when n <= ${ASKED} then ${DAYS} else ${FEW_DAYS} end from seed_tenants
  ), at as materialized (
    select id, (now() at time zone 'UTC')::date - d as day from owners cross join generate_series(0, days - 1) d)`;

const STEPS = [
  `insert into sign_in_days select id, f.dimension, day, f.value, 9, 1 from at cross join (values
    ('outcome', 'success'), ('method', 'password'), ('method', 'saml'), ('method', 'passkey')) f (dimension, value)
    on conflict do nothing`,
  `insert into sign_in_times select id, s.step, day, s.bucket, 3 from at cross join (values ('total', 28), ('total', 30),
    ('total', 34), ('password', 24), ('second_factor', 26), ('second_factor', -1)) s (step, bucket) on conflict do nothing`,
  `insert into funnel_days select id, 'connection', day, s, 10 - s from at cross join generate_series(1, 3) s
    on conflict do nothing`,
  `insert into active_user_counts select id, 'day', day, 9, 5 from at on conflict do nothing`,
  `insert into adoption_days select id, day, 90, 40, 20 from at on conflict do nothing`,
];

/** A closed incident for each organization, and an open one for every hundredth. */
const INCIDENTS = `
  insert into incidents (id, tenant_id, kind, severity, state, reason, subject, first_seen_at, last_seen_at, failures,
    accounts, network_count, users, signed_in, networks, closed_at, created_at)
  select gen_random_uuid(), t.id, 'password_spraying', 'medium', s.state, s.reason, '192.0.2.1', now(), now(), 40, 20, 1,
    '{}', '{}', '{192.0.2.1}', s.closed_at, now()
  from seed_tenants t
  join (values ('closed', 'resolved', now(), 1), ('open', null, null, 100)) s (state, reason, closed_at, every)
    on t.n % s.every = 0`;

/** Tenants without users, and the job's counts. Does nothing if the database already has this size. */
export async function seedAnalytics(ownerUrl: string, { tenants }: Size): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`select 1 from tenants where slug = 'scale-${tenants}'`);
    if (rows.length > 0) return;
    await client.query(`set synchronous_commit = off; set work_mem = '128MB'`);
    await client.query('begin; set local session_replication_role = replica');
    for (const { sql, values } of tenantSteps(tenants)) await client.query(sql, values && [...values]);
    for (const sql of STEPS) await client.query(`${OWNERS} ${sql}`);
    await client.query(INCIDENTS);
    await client.query(
      `insert into funnel_entries select 'connection', gen_random_uuid(), id, now(), 5 from seed_tenants`,
    );
    await client.query('commit');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
