import type pg from 'pg';
import { cpuByName, type Roots } from '../bench/processes.ts';

/** What a database and its processes have used up at one time. */
interface Reading {
  /** Bytes with indexes and TOAST, by table. Partitions count for their table. */
  readonly tables: ReadonlyMap<string, number>;
  /** Bytes of the write-ahead log since the first start. */
  readonly wal: number;
  readonly commits: number;
  /** Milliseconds by process. */
  readonly cpu: Readonly<Record<string, number>>;
  /** In milliseconds of the monotonic clock. */
  readonly at: number;
}

/** What one operation costs. */
export interface Cost {
  readonly name: string;
  /** Bytes with indexes, by table, largest first. Empty pages that the next operations will use are included. */
  readonly tables: readonly (readonly [table: string, bytes: number])[];
  readonly storage: number;
  /** Bytes of the write-ahead log. */
  readonly wal: number;
  /** Transactions of the database. */
  readonly commits: number;
  /** CPU milliseconds by process. */
  readonly cpu: Readonly<Record<string, number>>;
  /** Operations a second, with all of them on one machine. */
  readonly perSecond: number;
}

/** What a product does without requests, for each second. */
export interface Idle {
  readonly wal: number;
  readonly commits: number;
  readonly cpu: Readonly<Record<string, number>>;
}

export async function read(database: pg.Client, roots: Roots): Promise<Reading> {
  const { rows } = await database.query<{ table: string; bytes: string }>(
    `select coalesce(pg_partition_root(c.oid), c.oid)::regclass::text as table,
       sum(pg_total_relation_size(c.oid)) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') group by 1`,
  );
  const { rows: counters } = await database.query<{ wal: string; commits: string }>(
    `select pg_current_wal_insert_lsn() - '0/0'::pg_lsn as wal, xact_commit as commits
     from pg_stat_database where datname = current_database()`,
  );
  return {
    tables: new Map(rows.map(({ table, bytes }) => [table, Number(bytes)])),
    wal: Number(counters[0]?.wal),
    commits: Number(counters[0]?.commits),
    cpu: cpuByName(roots),
    at: performance.now(),
  };
}

/** Background work, which `costOf` subtracts. */
export function idleBetween(before: Reading, after: Reading): Idle {
  const seconds = (after.at - before.at) / 1_000;
  return {
    wal: (after.wal - before.wal) / seconds,
    commits: (after.commits - before.commits) / seconds,
    cpu: each(after.cpu, (name, ms) => (ms - (before.cpu[name] ?? 0)) / seconds),
  };
}

/**
 * @param times number of operations between both readings
 * @param tookMs duration of the operations, without the wait for what they leave for later
 */
export function costOf(
  name: string,
  times: number,
  tookMs: number,
  [before, after]: readonly [Reading, Reading],
  idle: Idle,
): Cost {
  const seconds = (after.at - before.at) / 1_000;
  const one = (now: number, past: number, rest = 0) => Math.max(0, (now - past - rest * seconds) / times);
  const tables = [...after.tables]
    .map(([table, bytes]) => [table, (bytes - (before.tables.get(table) ?? 0)) / times] as const)
    .filter(([, bytes]) => bytes > 0)
    .toSorted(([, bytes], [, others]) => others - bytes);
  return {
    name,
    tables,
    storage: tables.reduce((sum, [, bytes]) => sum + bytes, 0),
    wal: one(after.wal, before.wal, idle.wal),
    commits: one(after.commits, before.commits, idle.commits),
    cpu: each(after.cpu, (process, ms) => one(ms, before.cpu[process] ?? 0, idle.cpu[process])),
    perSecond: times / (tookMs / 1_000),
  };
}

function each(
  values: Readonly<Record<string, number>>,
  change: (name: string, value: number) => number,
): Record<string, number> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(name, value)]));
}
