import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { PLATFORM_ROLE } from '../../database/roles.js';
import { newestOf, spansOf } from './sign-in-attempts.sql.js';

const TENANT = randomUUID();
const FEW = 1_000;
const MANY = 100_000;
/** A page with each row and index entry in its own block, plus the index descents. */
const MOST_BLOCKS = 120;

let database: DatabaseClone;
let owner: pg.Client;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner?.end();
  await database?.drop();
});

/** Adds attempts of the last day. One in ten failed; one in four belongs to the tenant, the others to fifty more. */
async function fill(from: number, to: number): Promise<void> {
  await owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id, email, ip,
       user_agent, steps)
     select n % 10 = 0, uuid_extract_timestamp(v.id), v.id,
       case when n % 40 in (0, 3, 6, 9, 12, 15, 18, 21, 24, 27) then $3::uuid else md5((n % 50)::text)::uuid end, 'password', true,
       case when n % 10 = 0 then 'invalid_credentials' else 'success' end, 'ref' || n, md5((n % 20)::text)::uuid,
       'user' || n % 20 || '@example.test', '192.0.2.' || n % 20, 'Chrome on Windows',
       case when n % 10 = 0 then $4::jsonb end
     from generate_series($1::int, $2::int - 1) n
       cross join lateral (select uuidv7(make_interval(secs => -(n % 86400))) as id offset n * 0) v`,
    [
      from,
      to,
      TENANT,
      JSON.stringify([
        {
          kind: 'check',
          name: 'rate_limit',
          status: 'pass',
          message: 'The account and the network may try',
          ms: null,
        },
        { kind: 'check', name: 'password', status: 'fail', message: 'The password is another one', ms: 61.2 },
      ]),
    ],
  );
  await owner.query('analyze sign_in_attempts');
}

interface Plan {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
}

interface Cost {
  readonly blocks: number;
  readonly rows: number;
  /** Median; 0 unless requested. */
  readonly ms: number;
}

/** The cost of the first span of a search: blocks, and rows found. */
async function cost(tenantId: string | null, filter: Record<string, string>): Promise<Cost> {
  const now = Date.now();
  const [span] = spansOf(filter, null, now);
  if (!span) throw new Error('no span');
  const { sql, values } = newestOf({ tenantId, filter, before: null }, span, now, 21);
  let n = 0;
  const numbered = sql.replaceAll('?', () => `$${++n}`);
  await owner.query('begin');
  try {
    if (tenantId === null) await owner.query(`set local role ${PLATFORM_ROLE}`);
    else
      await owner.query(
        `select set_config('app.tenant_id', $1, true), set_config('role', 'gatehouse_app', true)`,
        [tenantId],
      );
    const { rowCount } = await owner.query(numbered, [...values]);
    const ms = process.env.SHOW_COST ? await medianOf(() => owner.query(numbered, [...values])) : 0;
    const { rows } = await owner.query(`explain (analyze, buffers, format json) ${numbered}`, [...values]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan };
    return { blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], rows: rowCount ?? 0, ms };
  } finally {
    await owner.query('rollback');
  }
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 101; n += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[50] ?? 0;
}

const SEARCHES: readonly (readonly [what: string, filter: Record<string, string>])[] = [
  ['the list', {}],
  ['failures', { result: 'failure' }],
  ['a code', { search: 'invalid_credentials' }],
  ['a reference', { search: 'ref480' }],
  ['an address', { search: 'user0@example.test' }],
  ['an IP address', { search: '192.0.2.0' }],
];

test('listing and searching 100,000 attempts reads a limited number of blocks', async () => {
  await fill(0, FEW);
  const cases = SEARCHES.flatMap(([what, filter]) => [
    { what: `${what}, of all`, tenant: null, filter },
    { what: `${what}, of a tenant`, tenant: TENANT, filter },
  ]);
  const few = new Map<string, Cost>();
  for (const { what, tenant, filter } of cases) few.set(what, await cost(tenant, filter));
  await fill(FEW, MANY);
  const all: Record<string, { few: Cost | undefined; many: Cost }> = {};
  for (const { what, tenant, filter } of cases)
    all[what] = { few: few.get(what), many: await cost(tenant, filter) };
  for (const [what, { few: before, many }] of Object.entries(all)) {
    // Both fill a page, or find the single match.
    expect(many.rows, what).toBe(before?.rows);
    expect(many.blocks, `${what}: ${JSON.stringify(all)}`).toBeLessThan(MOST_BLOCKS);
  }

  const size = await owner.query<{ bytes: number; failed: number }>(
    `select (sum(pg_total_relation_size(relid)) / $1)::int as bytes,
       (sum(pg_total_relation_size(relid)) filter (where relid::regclass::text like '%failed%') / ($1 / 10))::int as failed
     from pg_partition_tree('sign_in_attempts') where isleaf`,
    [MANY],
  );
  expect(size.rows[0]?.bytes).toBeLessThan(1_500);
  if (process.env.SHOW_COST) process.stdout.write(`${JSON.stringify({ all, size: size.rows[0] })}\n`);
});
