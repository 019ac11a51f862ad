import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { type RunningGatehouse, startPostgres } from '@gatehouse/embedded';
import pg from 'pg';
import { running, withProduct } from '../product.ts';
import type { Counts } from './compare.ts';
import type { ProcessCounts } from './counting.ts';

/**
 * Each process sends this every 300 ms to confirm that it has received all changes. On a slow machine, a sign-in takes
 * longer than that, so each run would contain one.
 */
const HEARTBEAT = 'select $1 as heartbeat';

/** A product that counts its work. */
export interface CountedProduct {
  readonly product: RunningGatehouse;
  /** Connects as the database owner. */
  readonly owner: pg.Client;
  /** Counts the cost of one piece of work in the API, the web app and the database. */
  count(work: () => Promise<unknown>): Promise<Counts>;
}

/**
 * The product as started by `npm start`, with `counting.ts` in its processes and a PostgreSQL that counts statements.
 */
export async function withCountedProduct(work: (counted: CountedProduct) => Promise<void>): Promise<void> {
  const sockets = mkdtempSync(join(tmpdir(), 'gatehouse-counts-'));
  const counting = new URL('counting.ts', import.meta.url).href;
  const env = { NODE_OPTIONS: `--import=${counting}`, GATEHOUSE_COUNTS: sockets };
  try {
    await withProduct((product) => withOwner(product, sockets, work), env, loadStatistics);
  } finally {
    rmSync(sockets, { recursive: true });
  }
}

/** Settings that PostgreSQL loads at startup. Autovacuum would change what statements read from run to run. */
async function loadStatistics(dataDir: string): Promise<void> {
  const postgres = await startPostgres({ dataDir });
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query("alter system set shared_preload_libraries = 'pg_stat_statements'");
  await client.query('alter system set autovacuum = off');
  await client.end();
  await postgres.stop();
}

async function withOwner(
  product: RunningGatehouse,
  sockets: string,
  work: (counted: CountedProduct) => Promise<void>,
): Promise<void> {
  const owner = new pg.Client({ connectionString: product.database.ownerUrl });
  await owner.connect();
  try {
    await owner.query('create extension pg_stat_statements');
    const apps = [product.apis[0]?.pid, product.webs[0]?.pid].map((pid) =>
      join(sockets, String(running(pid))),
    );
    await work({ product, owner, count: (job) => count(owner, apps, job) });
  } finally {
    await owner.end();
  }
}

async function count(
  owner: pg.Client,
  apps: readonly string[],
  work: () => Promise<unknown>,
): Promise<Counts> {
  await owner.query('select pg_stat_statements_reset()');
  await take(apps);
  await work();
  const taken = await take(apps);
  // The queries of this connection are part of the measurement.
  const { rows } = await owner.query<Pick<Counts, 'statements' | 'rows' | 'blocks'>>(
    `select coalesce(sum(calls), 0)::int as statements, coalesce(sum(rows), 0)::int as rows,
       coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as blocks
     from pg_stat_statements where userid <> current_user::regrole and query <> $1`,
    [HEARTBEAT],
  );
  const [database = { statements: 0, rows: 0, blocks: 0 }] = rows;
  const sum = (name: keyof ProcessCounts) => taken.reduce((total, app) => total + app[name], 0);
  return { trips: sum('trips'), ...database, calls: sum('calls') };
}

/** Reads the counts of all processes since the last read. */
function take(sockets: readonly string[]): Promise<ProcessCounts[]> {
  return Promise.all(sockets.map(async (path) => (await json(connect(path))) as ProcessCounts));
}
