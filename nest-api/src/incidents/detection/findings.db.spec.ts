import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase, type DatabaseClone } from '../../../../test/support/database.ts';
import { BATCH, detectionsIn, type Watched, watchSignIns } from './findings.js';

/** Rows of one network that the detections read at most, with every index entry in a block of its own. */
const MOST_BLOCKS = 16_000;

let database: DatabaseClone;
let owner: pg.Client;
let maintenance: pg.Pool;
let client: pg.PoolClient;

beforeAll(async () => {
  database = await cloneDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  maintenance = new pg.Pool({ connectionString: database.maintenanceUrl });
  client = await maintenance.connect();
  // The first run only notes where the log ends.
  await watchSignIns(client);
});
afterAll(async () => {
  client?.release();
  await maintenance?.end();
  await owner?.end();
  await database?.drop();
});

interface Attempts {
  readonly count: number;
  readonly network: string;
  /** Of a thousand; each has its own accounts. */
  readonly tenants?: number;
  readonly failed?: boolean;
  readonly hoursAgo?: number;
  /** From then until now, evenly. */
  readonly minutes?: number;
}

async function attempts({
  count,
  network,
  tenants = 1,
  failed = true,
  hoursAgo = 0,
  minutes = 0,
}: Attempts): Promise<void> {
  await owner.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id, ip)
     select $4, now() - make_interval(hours => $5, secs => n * 60.0 * $6 / $1), gen_random_uuid(), md5((n % $3)::text)::uuid, 'password', true,
       case when $4 then 'invalid_credentials' else 'success' end, 'ref', md5('user' || n)::uuid, $2
     from generate_series(1, $1::int) n`,
    [count, network, tenants, failed, hoursAgo, minutes],
  );
}

/** Until the transactions of other tests in this cluster have ended: rows wait for all that began before them. */
async function othersEnded(): Promise<void> {
  const { rows } = await owner.query<{ next: string }>(
    'select pg_snapshot_xmax(pg_current_snapshot()) as next',
  );
  const haveEnded = async () => {
    const ended = 'select pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 as ended';
    return (await owner.query<{ ended: boolean }>(ended, [rows[0]?.next])).rows[0]?.ended;
  };
  await expect.poll(haveEnded).toBe(true);
}

/** Everything that waits, as the job does it. */
async function watchAll(): Promise<Watched> {
  await othersEnded();
  return watchNow();
}

async function watchNow(): Promise<Watched> {
  const all: Watched[] = [];
  do all.push((await watchSignIns(client)) as Watched);
  while (all.at(-1)?.taken === BATCH);
  return {
    taken: all.reduce((sum, { taken }) => sum + taken, 0),
    networks: [...new Set(all.flatMap(({ networks }) => networks))],
    accounts: [...new Set(all.flatMap(({ accounts }) => accounts))],
    tenants: [...new Set(all.flatMap(({ tenants }) => tenants))],
  };
}

test('each attempt is processed once, with the network of its address', async () => {
  await attempts({ count: 3, network: '192.0.2.7' });
  await attempts({ count: 2, network: '2001:db8:1:2:3::4' });
  await attempts({ count: 1, network: 'unknown' });
  await attempts({ count: 4, network: '192.0.2.8', failed: false });
  expect(await watchAll()).toMatchObject({ taken: 10, networks: ['192.0.2.7', '2001:db8:1:2::/64'] });
  expect(await watchAll()).toEqual({ taken: 0, networks: [], accounts: [], tenants: [] });
  const { rows } = await owner.query(
    'select kind, count(*)::int from watched_sign_ins group by 1 order by 1',
  );
  expect(rows).toEqual([
    { kind: 'guess', count: 5 },
    { kind: 'success', count: 4 },
  ]);
});

test('an attempt in an open transaction is not missed', async () => {
  const late = new pg.Client({ connectionString: database.ownerUrl });
  await late.connect();
  await late.query('begin');
  await late.query(
    `insert into sign_in_attempts (failed, at, id, tenant_id, method, is_sign_in, outcome, reference, user_id, ip)
     values (true, now(), gen_random_uuid(), gen_random_uuid(), 'password', true, 'invalid_credentials', 'ref',
       gen_random_uuid(), '192.0.2.9')`,
  );
  await attempts({ count: 1, network: '192.0.2.10' });
  expect((await watchNow()).networks).toEqual([]);
  await late.query('commit');
  await late.end();
  expect((await watchAll()).networks.toSorted()).toEqual(['192.0.2.10', '192.0.2.9']);
});

test('attempts are removed after an hour, and older ones are not added', async () => {
  await owner.query(`update watched_sign_ins set at = at - interval '61 minutes'`);
  await attempts({ count: 5, network: '192.0.2.11', hoursAgo: 2 });
  await watchAll();
  await watchAll();
  expect((await owner.query('select from watched_sign_ins')).rowCount).toBe(0);
});

test('earlier attempts are ignored after a restore into another cluster', async () => {
  await attempts({ count: 5, network: '192.0.2.12' });
  await owner.query(`update detection_cursor set system_identifier = 'another'`);
  expect((await watchAll()).taken).toBe(0);
  await attempts({ count: 1, network: '192.0.2.13' });
  expect((await watchAll()).networks).toEqual(['192.0.2.13']);
});

test('password spraying that is too slow for the ten-minute window is detected within an hour', async () => {
  await owner.query('truncate watched_sign_ins');
  await attempts({ count: 29, network: '198.51.100.60', minutes: 55 });
  expect(await detectionsIn(client, await watchAll())).toEqual([]);
  await attempts({ count: 30, network: '198.51.100.61', minutes: 55 });
  const found = await detectionsIn(client, await watchAll());
  expect(found.map(({ kind, subject, failing }) => [kind, subject, failing])).toEqual([
    ['password_spraying', '198.51.100.61', 30],
  ]);
  await owner.query('truncate watched_sign_ins');
});

test('password spraying next to typing errors from many networks is not credential stuffing', async () => {
  await owner.query('truncate watched_sign_ins');
  await attempts({ count: 60, network: '198.51.100.50' });
  for (let n = 1; n <= 20; n += 1) await attempts({ count: 1, network: `198.51.101.${n}` });
  const found = await detectionsIn(client, await watchAll());
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(['password_guessing', 'password_spraying']);
  await owner.query('truncate watched_sign_ins');
});

interface Cost {
  readonly blocks: number;
  /** Sequential scans of a table or partition with rows of sign-ins. */
  readonly scans: number;
}

async function costOf(sql: string, values: readonly unknown[]): Promise<Cost> {
  // The first run of a connection reads the catalog.
  await owner.query('begin');
  await owner.query(sql, [...values]);
  await owner.query('rollback');
  await owner.query('begin');
  try {
    const { rows } = await owner.query(`explain (analyze, buffers, format json) ${sql}`, [...values]);
    const { Plan: plan } = rows[0]['QUERY PLAN'][0];
    const scanned = await owner.query(
      `select coalesce(sum(seq_scan), 0)::int as scans from pg_stat_xact_user_tables
       where relname like 'sign_in_attempts%' or relname in ('watched_sign_ins', 'sign_in_tickets')`,
    );
    return {
      blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
      scans: scanned.rows[0].scans,
    };
  } finally {
    await owner.query('rollback');
  }
}

test('a run reads only new attempts, by index, regardless of the history and the number of tenants', async () => {
  await attempts({ count: 60_000, network: '198.51.100.1', tenants: 1_000, failed: false });
  await attempts({ count: 3_000, network: '198.51.100.2', tenants: 1_000 });
  await watchAll();
  await owner.query('vacuum analyze sign_in_attempts');
  await owner.query('vacuum analyze watched_sign_ins');
  await attempts({ count: 20, network: '198.51.100.3' });
  const { blocks, scans } = await costOf('select * from watch_sign_ins($1)', [BATCH]);
  expect({ scans, isSmall: blocks < 1_000 }, `${blocks} blocks`).toEqual({ scans: 0, isSmall: true });

  const { networks, accounts, tenants } = await watchAll();
  expect(networks).toEqual(['198.51.100.3']);
  const costs = {
    spraying: await costOf('select * from sprayed_networks($1, 10, 20, 5000)', [networks]),
    stuffing: await costOf('select * from stuffed_tenants($1, 10, 50, 5000)', [tenants]),
    guessing: await costOf('select * from guessed_accounts($1, 60, 8, 500)', [accounts]),
    fatigue: await costOf('select * from fatigued_users($1, 30, 10, 6, 500)', [accounts]),
  };
  for (const [name, cost] of Object.entries(costs))
    expect({ scans: cost.scans, isSmall: cost.blocks < 1_500 }, `${name} ${JSON.stringify(costs)}`).toEqual({
      scans: 0,
      isSmall: true,
    });
}, 120_000);

test('a network with many attempts costs a limited number of blocks', async () => {
  await attempts({ count: 40_000, network: '203.0.113.1', tenants: 10 });
  const watched = await watchAll();
  await owner.query('vacuum analyze watched_sign_ins');
  const { blocks } = await costOf('select * from sprayed_networks($1, 10, 20, 5000)', [watched.networks]);
  expect(blocks).toBeLessThan(MOST_BLOCKS);
  const found = await detectionsIn(client, { ...watched, accounts: [], tenants: [] });
  // 5,000 of 40,000 accounts, in ten tenants. No tenant has them all, so the platform has an incident, too.
  expect(found.map(({ kind, tenantId }) => [kind, tenantId === null])).toEqual([
    ...Array.from({ length: 10 }, () => ['password_spraying', false]),
    ['password_spraying', true],
  ]);
  expect(found.at(-1)?.failing).toBe(5_000);
  expect(found.every(({ users }) => users.length <= 200)).toBe(true);
}, 120_000);
