import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@gatehouse/embedded';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startApi, type TestApi } from '../support/api.ts';
import { type ApiProcess, startApiProcess } from '../support/api-process.ts';
import { aPerson, aTenant, PASSWORD, type Person } from '../support/data.ts';
import { migratedDatabase } from '../support/database.ts';
import { asRole, inDatabase } from '../support/database-urls.ts';
import { sealEverything } from '../support/seal-everything.ts';

/**
 * What docs/sharding.md says was measured. Run it on its own: other specs would take processor time.
 */
const TENANTS = 12;
const report: Record<string, string | number>[] = [];

let api: TestApi;
let server: ApiProcess;
let owner: pg.Pool;
let people: Person[];

beforeAll(async () => {
  api = await startApi();
  owner = new pg.Pool({ connectionString: api.database.ownerUrl });
  people = await Promise.all(Array.from({ length: TENANTS }, () => aMember(api)));
  server = await startApiProcess(api, undefined, { PROOF_OF_WORK: 'off' });
});

afterAll(async () => {
  for (const line of report) process.stdout.write(`${JSON.stringify(line)}\n`);
  await server?.stop();
  await owner?.end();
  await api?.stop();
});

async function aMember(at: TestApi): Promise<Person> {
  const tenant = await aTenant(at);
  return aPerson(at, { tenantId: tenant.id });
}

interface Answer {
  readonly person: Person;
  readonly status: number;
  readonly ms: number;
}

async function signIn(at: ApiProcess, person: Person): Promise<Answer> {
  const began = performance.now();
  const status = await at
    .fetch('/api/v1/auth/login', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-internal-secret': api.settings.INTERNAL_SECRET,
      },
      body: JSON.stringify({ email: person.email, password: PASSWORD }),
    })
    .then(async (response) => {
      await response.arrayBuffer();
      return response.status;
    })
    .catch(() => 0);
  return { person, status, ms: performance.now() - began };
}

/** Two at a time, in turn for each tenant, until `until` settles. */
async function signInsDuring(at: ApiProcess, until: Promise<unknown>): Promise<Answer[]> {
  const answers: Answer[] = [];
  let isOver = false;
  const over = until.finally(() => {
    isOver = true;
  });
  let next = 0;
  const work = async () => {
    while (!isOver) answers.push(await signIn(at, people[next++ % people.length] as Person));
  };
  await Promise.all([over, work(), work()]);
  return answers;
}

const quantile = (values: readonly number[], share: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

async function succeededEvents(): Promise<Map<string, number>> {
  const { rows } = await owner.query<{ tenant: string; count: number }>(
    `select tenant_id as tenant, count(*)::int as count from audit_events where action = 'sign_in.succeeded' group by 1`,
  );
  return new Map(rows.map(({ tenant, count }) => [tenant, count]));
}

/** Fails if an acknowledged sign-in has no event. */
async function requireNothingLost(before: Map<string, number>, answers: readonly Answer[]): Promise<void> {
  const now = await succeededEvents();
  for (const { tenantId } of people) {
    const of = (found: Map<string, number>) => found.get(String(tenantId)) ?? 0;
    const acknowledged = answers.filter(
      (answer) => answer.status === 200 && answer.person.tenantId === tenantId,
    );
    expect(of(now) - of(before)).toBe(acknowledged.length);
  }
}

function note(what: string, answers: readonly Answer[]): void {
  const times = answers.map(({ ms }) => ms);
  report.push({
    what,
    'sign-ins': answers.length,
    failed: answers.filter(({ status }) => status !== 200).length,
    'p50 ms': quantile(times, 0.5),
    'p95 ms': quantile(times, 0.95),
    'longest ms': Math.round(Math.max(...times)),
  });
}

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1_000));

test('sign-ins work, and their events are on the workers of their tenants', async () => {
  await signInsDuring(server, seconds(3));
  const before = await succeededEvents();
  const answers = await signInsDuring(server, seconds(10));
  note('distributed', answers);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  await requireNothingLost(before, answers);
  const { rows } = await owner.query<{ node: string; rows: number }>(
    `select nodeport::text as node, sum(result::int)::int as rows
     from run_command_on_shards('audit_events', 'select count(*) from %s')
     join citus_shards using (shardid) group by 1 order by 1`,
  );
  expect(rows).toHaveLength(2);
  expect(Math.min(...rows.map((row) => row.rows))).toBeGreaterThan(0);
  const local = await owner.query('select pg_relation_size($1::regclass)::int as bytes', ['audit_events']);
  expect(local.rows[0].bytes).toBe(0);
});

test('the same sign-ins without distribution, for comparison', async () => {
  const { serverUrl, roles } = inject('postgres');
  const urls = await migratedDatabase(serverUrl, `plain_${Date.now()}`);
  expect(roles).toBeTruthy();
  const plain = await startApi({ database: { ...urls, drop: async () => undefined } });
  const distributed = people;
  people = await Promise.all(Array.from({ length: TENANTS }, () => aMember(plain)));
  const other = await startApiProcess(plain, undefined, { PROOF_OF_WORK: 'off' });
  await signInsDuring(other, seconds(3));
  note('not distributed', await signInsDuring(other, seconds(10)));
  people = distributed;
  await other.stop();
  await plain.stop();
});

test('a shard moves to the other worker under load without a lost sign-in', async () => {
  const [{ tenantId } = { tenantId: null }] = people;
  const { rows } = await owner.query<{ shardid: string; port: number; other: number }>(
    `select s.shardid, p.nodeport as port, n.nodeport as other
     from (select get_shard_id_for_distribution_column('audit_events', $1::uuid) as shardid) s
     join citus_shards p using (shardid)
     join pg_dist_node n on n.nodeport <> p.nodeport and n.groupid <> 0 limit 1`,
    [tenantId],
  );
  const [{ shardid, port, other } = { shardid: '', port: 0, other: 0 }] = rows;
  const before = await succeededEvents();
  const began = performance.now();
  const move = owner.query(
    `select citus_move_shard_placement($1::bigint, '127.0.0.1', $2::int, '127.0.0.1', $3::int, 'force_logical')`,
    [shardid, port, other],
  );
  const answers = await signInsDuring(server, move);
  report.push({ what: `moved a shard in ${Math.round(performance.now() - began)} ms` });
  note('while a shard moves', answers);
  await requireNothingLost(before, answers);
  const after = await owner.query('select nodeport from citus_shards where shardid = $1', [shardid]);
  expect(after.rows[0].nodeport).toBe(other);
  const later = await signInsDuring(server, seconds(2));
  expect(later.filter(({ status }) => status !== 200)).toEqual([]);
});

test('a tenant gets a shard of its own under load without a lost sign-in', async () => {
  const before = await succeededEvents();
  const isolate = owner.query(
    `select isolate_tenant_to_new_shard('audit_events', $1::uuid, 'CASCADE', shard_transfer_mode => 'force_logical')`,
    [people[1]?.tenantId],
  );
  const answers = await signInsDuring(server, isolate);
  note('while a tenant is isolated', answers);
  await requireNothingLost(before, answers);
  const later = await signInsDuring(server, seconds(2));
  expect(later.filter(({ status }) => status !== 200)).toEqual([]);
});

test('transactions with changes on both workers are sealed, and every chain is intact', async () => {
  const trails = people.map(({ tenantId }) => tenantId);
  const write = async () => {
    for (let i = 0; i < 150; i++) {
      await owner.query(
        `insert into audit_events (tenant_id, event) select *, $2::jsonb from unnest($1::uuid[]) returning true`,
        [trails, { action: 'x', i }],
      );
    }
  };
  await Promise.all([write(), write(), write()]);
  await sealEverything(api);
  const command = join(ROOT, 'nest-api/dist/commands/verify-audit.js');
  const { stdout } = await promisify(execFile)(process.execPath, [command], {
    env: { PATH: process.env.PATH, DATABASE_MAINTENANCE_URL: api.database.maintenanceUrl },
  });
  report.push({ what: `verify-audit: ${stdout.trim().split('\n').at(-1)}` });
  expect(stdout).toContain(', 0 tampered with.');
  const { rows } = await owner.query(
    `select count(*)::int as events, count(s.seq)::int as sealed from audit_events e
     left join audit_seals s on s.tenant_id = e.tenant_id and s.seq = e.seq`,
  );
  report.push({ what: `events: ${rows[0].events}, sealed: ${rows[0].sealed}` });
});

test('a worker shows a tenant no rows of another one, not even to a direct connection', async () => {
  const { citusNodes = [], roles } = inject('postgres');
  const name = new URL(api.database.ownerUrl).pathname.slice(1);
  const [one, two] = people;
  for (const node of citusNodes.slice(1)) {
    const client = new pg.Client({
      connectionString: asRole(inDatabase(node, name), 'gatehouse_app', roles.appPassword),
    });
    await client.connect();
    await expect(client.query('select 1 from audit_events')).rejects.toThrow('app.tenant_id');
    await client.query('begin');
    await client.query(`set local citus.propagate_set_commands = 'local'`);
    await client.query(`set local app.tenant_id = '${one?.tenantId}'`);
    const own = await client.query('select distinct tenant_id from audit_events');
    expect(own.rows).toEqual([{ tenant_id: one?.tenantId }]);
    const foreign = await client.query('select 1 from audit_events where tenant_id = $1', [two?.tenantId]);
    expect(foreign.rowCount).toBe(0);
    await client.query('rollback');
    await client.query(`set citus.override_table_visibility = off`);
    const shards = await client.query<{ shard: string }>(
      `select relname as shard from pg_class where relname ~ '^audit_events_\\d{6,}$' and relkind = 'p'`,
    );
    expect(shards.rowCount).toBeGreaterThan(0);
    for (const { shard } of shards.rows)
      await expect(client.query(`select 1 from ${shard}`)).rejects.toThrow(/app\.tenant_id|uuid/);
    await client.end();
  }
});
