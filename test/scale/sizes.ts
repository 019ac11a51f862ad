import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@gatehouse/contracts';
import { type RunningGatehouse, startGatehouse } from '@gatehouse/embedded';
import pg from 'pg';
import { ending, stoppable } from '../bench/endings.ts';
import { stepsOf } from '../bench/openid.ts';
import { ask } from '../bench/openid-side.ts';
import { gatehouseSide } from '../bench/openid-sides.ts';
import { manyPeople } from '../bench/people.ts';
import { memoryByName, type Roots } from '../bench/processes.ts';
import { apiRoots, figure, freshPlace } from '../bench/product.ts';
import { seed } from '../bench/scale/seed.ts';
import { commitsPerSecond, loadHistory, rowSizes, sealedPerSecond } from './database-sizes.ts';
import { type Cost, costOf, type Idle, idleBetween, read } from './growth.ts';

const TENANTS = 2_000;
const PEOPLE = 20_000;
const USERS_WHO_SIGN_IN = 3_000;
const TOKENS = 5_000;
const EVENTS = 50_000;
const WORKERS = 4;
const IDLE_MS = 15_000;
/** Until the jobs have counted the history and the seed. */
const SETTLING_MS = 30_000;
/** The sealing job runs every second, and the sign-in log is written every half second. */
const AFTERMATH_MS = 4_000;
/** One operation, and how often it is measured. */
interface Operation {
  readonly name: string;
  readonly times: number;
  step(n: number, worker: number): Promise<void>;
}

/**
 * Measures what an operation, a tenant and a user cost: storage, write-ahead log, commits and processor time.
 *
 * The product runs as with `npm start`, with the demo data and its history, and a durable database.
 */
export async function sizes(): Promise<void> {
  const { env, remove } = await freshPlace();
  const started = { env, signal: ending.signal, demoHistory: true, durable: true };
  const product = await startGatehouse({ ...started, env: { ...env, API_PROCESSES: '1' } });
  const database = new pg.Client({ connectionString: product.database.ownerUrl });
  const stop = stoppable(async () => {
    await database.end().catch(() => undefined);
    await product.stop();
    remove();
  });
  try {
    await database.connect();
    await loadHistory(database);
    await printRows(database);
    const roots = apiRoots(product);
    await measureSeed(product, database, roots);
    const idle = await measureIdle(database, roots);
    for (const operation of await operationsOf(product)) {
      print(await measure(database, roots, idle, operation));
    }
    const sealed = await sealedPerSecond(database, EVENTS);
    figure('events that the sealing job seals', `${Math.round(sealed)}/s`);
    for (const connections of [1, 16, 64]) {
      const rate = await commitsPerSecond(product.database.ownerUrl, connections);
      figure(`durable commits of ${connections} connections`, `${Math.round(rate)}/s`);
    }
    await printProcesses(database, roots);
  } finally {
    await stop();
  }
}

async function printRows(database: pg.Client): Promise<void> {
  console.log('\nRows of the demo history, without indexes');
  for (const { name, rows, bytes } of await rowSizes(database)) {
    figure(name, `${Math.round(bytes)} B`, `of ${rows} rows`);
  }
}

async function measureSeed(product: RunningGatehouse, database: pg.Client, roots: Roots): Promise<void> {
  const before = await read(database, roots);
  await seed(product.database.ownerUrl, { tenants: TENANTS, people: PEOPLE });
  const after = await read(database, roots);
  const none: Idle = { wal: 0, commits: 0, cpu: {} };
  const { tables } = costOf('', 1, 1, [before, after], none);
  const ofTenants = /^(tenants|domains|organization|tenant_)/;
  console.log(`\n${TENANTS} tenants and ${PEOPLE} users`);
  for (const [table, bytes] of tables.filter(([, size]) => size > 200_000)) {
    const [each, what] = ofTenants.test(table) ? [TENANTS, 'tenant'] : [PEOPLE, 'user'];
    figure(table, `${Math.round(bytes / each)} B`, `a ${what}`);
  }
}

async function measureIdle(database: pg.Client, roots: Roots): Promise<Idle> {
  await wait(SETTLING_MS);
  const before = await read(database, roots);
  await wait(IDLE_MS);
  const idle = idleBetween(before, await read(database, roots));
  const cpu = Object.entries(idle.cpu).map(([name, ms]) => `${name} ${ms.toFixed(1)} ms`);
  console.log('\nIdle, each second');
  figure(
    'write-ahead log',
    `${Math.round(idle.wal)} B`,
    `${idle.commits.toFixed(1)} commits, ${cpu.join(', ')}`,
  );
  return idle;
}

async function operationsOf(product: RunningGatehouse): Promise<Operation[]> {
  const { apiUrl, database } = product;
  const people = await manyPeople(database.ownerUrl, USERS_WHO_SIGN_IN);
  const side = await gatehouseSide(apiUrl, apiRoots(product));
  const {
    'client credentials': credentials,
    introspections,
    refreshes,
    'code flows': flows,
  } = (await stepsOf(side)) as Record<string, (worker: number) => Promise<void>>;
  if (!credentials || !introspections || !refreshes || !flows) throw new Error('a step is missing');
  const signIn = (n: number) => login(product, people[n % people.length], DEMO_PASSWORD, 200);
  const of = (name: string, times: number, step: (worker: number) => Promise<void>): Operation => ({
    name,
    times,
    step: (_, worker) => step(worker),
  });
  return [
    { name: 'first sign-in of a user by password', times: USERS_WHO_SIGN_IN, step: signIn },
    { name: 'later sign-in by password', times: 2 * USERS_WHO_SIGN_IN, step: signIn },
    {
      name: 'failed sign-in',
      times: USERS_WHO_SIGN_IN,
      step: (n) => login(product, people[n], 'wrong', 401),
    },
    of('code flow with a session', TOKENS, flows),
    of('refresh', TOKENS, refreshes),
    of('client credentials', TOKENS, credentials),
    of('introspection', TOKENS, introspections),
  ];
}

/** @throws Error if the response has another status */
async function login(
  { apiUrl, env }: RunningGatehouse,
  email: string | undefined,
  password: string,
  expected: number,
): Promise<void> {
  const secret = readFileSync(join(String(env.GATEHOUSE_DATA_DIR), 'internal.secret'), 'utf8').trim();
  const part = () => Math.floor(Math.random() * 65_536).toString(16);
  // Each from a network of its own, because failures of one network are limited.
  const from = `2001:db8:${part()}:${part()}::1`;
  const { status, text } = await ask(`${apiUrl}/api/v1/auth/login`, {
    json: { email, password },
    headers: { 'x-gatehouse-internal': secret, 'x-forwarded-for': from },
  });
  if (status !== expected) throw new Error(`${email}: ${status} ${text}`);
}

async function measure(database: pg.Client, roots: Roots, idle: Idle, operation: Operation): Promise<Cost> {
  const { name, times, step } = operation;
  const before = await read(database, roots);
  const begun = performance.now();
  let next = 0;
  const work = async (worker: number) => {
    for (let n = next++; n < times; n = next++) await step(n, worker);
  };
  await Promise.all(Array.from({ length: WORKERS }, (_, worker) => work(worker)));
  const took = performance.now() - begun;
  await wait(AFTERMATH_MS);
  return costOf(name, times, took, [before, await read(database, roots)], idle);
}

function print({ name, tables, storage, wal, commits, cpu, perSecond }: Cost): void {
  const parts = Object.entries(cpu).map(([process, ms]) => `${process} ${ms.toFixed(2)} ms`);
  console.log(`\n${name}, ${Math.round(perSecond)}/s`);
  figure('CPU', parts.join(', '));
  figure('write-ahead log', `${Math.round(wal)} B`, `${commits.toFixed(2)} commits`);
  figure('storage', `${Math.round(storage)} B`);
  for (const [table, bytes] of tables.slice(0, 7)) figure(`  ${table}`, `${Math.round(bytes)} B`);
}

async function printProcesses(database: pg.Client, roots: Roots): Promise<void> {
  const { rows } = await database.query<{ role: string; count: number }>(
    `select coalesce(usename, backend_type) as role, count(*)::int as count from pg_stat_activity
     where backend_type = 'client backend' group by 1 order by 2 desc`,
  );
  console.log('\nAfter the load');
  for (const [name, mebibytes] of Object.entries(memoryByName(roots)))
    figure(`memory of ${name}`, `${Math.round(mebibytes)} MiB`);
  for (const { role, count } of rows) figure(`connections of ${role}`, String(count));
}
