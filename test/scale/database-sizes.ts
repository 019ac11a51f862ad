import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Ends a wait for something that never comes. */
const LIMIT_MS = 300_000;
const COMMITS_MS = 4_000;

/** The rows of one kind. */
export interface RowSize {
  readonly name: string;
  readonly rows: number;
  /** Average width of a row with its header, in bytes. */
  readonly bytes: number;
}

/** Waits until the demo history is complete. */
export async function loadHistory(database: pg.Client): Promise<void> {
  await until(database, `select (select cardinality(loaded) from demo_data) >= 10 as done`);
}

/** The width of rows in the history. Its partitions have few rows each, so the size of their files would say little. */
export async function rowSizes(database: pg.Client): Promise<RowSize[]> {
  const kinds = [
    ['successful sign-in attempt', 'sign_in_attempts', 'not failed'],
    ['failed sign-in attempt', 'sign_in_attempts', 'failed'],
    ['failed attempt through a connection', 'sign_in_attempts', 'failed and connection_id is not null'],
    ['trace of a connection', 'sign_in_traces', 'true'],
    ['audit event', 'audit_events', 'true'],
    ['audit seal', 'audit_seals', 'true'],
  ] as const;
  const found: RowSize[] = [];
  for (const [name, table, condition] of kinds) {
    const { rows } = await database.query<Omit<RowSize, 'name'>>(
      `select count(*)::int as rows, coalesce(avg(pg_column_size(t)), 0)::float8 as bytes
       from ${table} t where ${condition}`,
    );
    if (rows[0]) found.push({ name, ...rows[0] });
  }
  return found;
}

/** Writes events of 100 tenants at once, and measures how fast the job seals them. @returns events a second */
export async function sealedPerSecond(database: pg.Client, events: number): Promise<number> {
  const waiting = `select not exists (select 1 from audit_events e where (e.xid, e.seq) >
    ((select upto from audit_cursor), (select seq from audit_cursor))) as done`;
  await until(database, waiting);
  await database.query(
    `insert into audit_events (at, tenant_id, event)
     select now(), t.id, jsonb_build_object('action', 'sign_in.succeeded', 'outcome', 'success',
       'actor', jsonb_build_object('type', 'user', 'id', gen_random_uuid()),
       'target', jsonb_build_object('type', 'user', 'id', gen_random_uuid()), 'address', '192.0.2.1',
       'requestId', gen_random_uuid(), 'detail', jsonb_build_object('amr', array['pwd']))
     from generate_series(1, $1::int) n join (select id, row_number() over () as place from tenants limit 100) t
       on t.place = 1 + n % 100`,
    [events],
  );
  const begun = performance.now();
  await until(database, waiting);
  return events / ((performance.now() - begun) / 1_000);
}

/** Small transactions with synchronous commit on the disk of this machine. @returns commits a second */
export async function commitsPerSecond(ownerUrl: string, connections: number): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  await clients[0]?.query('create table if not exists commit_probe (at timestamptz)');
  const end = performance.now() + COMMITS_MS;
  let commits = 0;
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < end; commits++)
        await client.query('insert into commit_probe values (now())');
    }),
  );
  await clients[0]?.query('drop table commit_probe');
  await Promise.all(clients.map((client) => client.end()));
  return commits / (COMMITS_MS / 1_000);
}

async function until(database: pg.Client, sql: string): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const { rows } = await database.query<{ done: boolean }>(sql);
    if (rows[0]?.done) return;
    if (performance.now() - begun > LIMIT_MS) throw new Error(`this did not become true: ${sql}`);
    await wait(200);
  }
}
