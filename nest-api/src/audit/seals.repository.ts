import type { PoolClient } from 'pg';
import { CHAIN_START, MICROSECONDS, type SealedContent, sealOf } from './seal-chain.js';

interface Cursor {
  readonly upto: string;
  readonly seq: string;
  /** The database was restored into another cluster, which has different transaction numbers. */
  readonly moved: boolean;
  /** The lowest transaction number that may be open, and the next one, in the current snapshot. */
  readonly open: string;
  readonly next: string;
  /** Events may be on other servers. */
  readonly distributed: boolean;
}

interface Unsealed extends SealedContent {
  readonly xid: string;
}

interface Head {
  n: bigint;
  hash: Buffer;
}

export const SEAL_BATCH = 5_000;

/**
 * Seals the next events of all chains, in one transaction.
 *
 * Only takes events that no open transaction can still precede (with a number below every running one), so that
 * an event that commits late is never skipped. Neither side waits for the other.
 *
 * @returns the number of sealed events; less than `limit` if all are sealed
 */
export async function sealBatch(client: PoolClient, limit: number = SEAL_BATCH): Promise<number> {
  await client.query('begin');
  const locked = await lockCursor(client);
  const cursor = locked && (await isSettled(client, locked)) ? locked : null;
  const events = cursor ? await nextEvents(client, cursor, limit) : [];
  if (events.length > 0) await appendSeals(client, events);
  if (cursor && (cursor.moved ? events.length < limit : events.length > 0))
    await advance(client, cursor, events.at(-1));
  await client.query('commit');
  return events.length;
}

/** Age of the oldest unsealed event, in seconds. */
export async function sealLag(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ lag: number }>(
    `select extract(epoch from clock_timestamp() - e.at)::float8 as lag from audit_events e
     where (e.xid, e.seq) > ((select upto from audit_cursor), (select seq from audit_cursor))
     order by e.xid, e.seq limit 1`,
  );
  return Math.max(0, rows[0]?.lag ?? 0);
}

/** Null while another process seals. */
async function lockCursor(client: PoolClient): Promise<Cursor | null> {
  const { rows } = await client.query<Cursor>(
    `select c.upto::text, c.seq::text, c.system_identifier <> s.system_identifier::text as moved,
       pg_snapshot_xmin(pg_current_snapshot())::text as open, pg_snapshot_xmax(pg_current_snapshot())::text as next,
       to_regproc('distributed_commits_are_visible') is not null as distributed
     from audit_cursor c, pg_control_system() s for update of c skip locked`,
  );
  return rows[0] ?? null;
}

/** Whether the committed events before the cursor's open transactions can be read. On one server, they always can. */
async function isSettled(client: PoolClient, { distributed }: Cursor): Promise<boolean> {
  if (!distributed) return true;
  const { rows } = await client.query<{ visible: boolean }>(
    'select distributed_commits_are_visible() as visible',
  );
  return rows[0]?.visible === true;
}

/**
 * In transaction order. After a restore into another cluster, restored events come first. Their numbers have no meaning
 * there, so they are recognized by the missing seal.
 */
async function nextEvents(client: PoolClient, cursor: Cursor, limit: number): Promise<Unsealed[]> {
  const { moved, open, next, upto, seq } = cursor;
  const range = moved
    ? '(e.xid < $2::xid8 or e.xid >= $3::xid8)'
    : '(e.xid, e.seq) > ($2::xid8, $3::bigint) and e.xid < $4::xid8';
  const { rows } = await client.query<Unsealed>(
    `select e.xid::text, e.seq::text, e.tenant_id as "tenantId", e.event::text as event,
       to_char(e.at at time zone 'UTC', '${MICROSECONDS}') as at
     from audit_events e
     where ${range}
       and not exists (select 1 from audit_seals s where s.seq = e.seq and s.tenant_id = e.tenant_id)
     order by e.xid, e.seq limit $1`,
    moved ? [limit, open, next] : [limit, upto, seq, open],
  );
  return rows;
}

async function appendSeals(client: PoolClient, events: readonly Unsealed[]): Promise<void> {
  const heads = await readHeads(client, [...new Set(events.map((event) => event.tenantId))]);
  const seals = events.map((event) => {
    const head = heads.get(event.tenantId) ?? { n: 0n, hash: CHAIN_START };
    const next = { n: head.n + 1n, hash: sealOf(head.hash, event) };
    heads.set(event.tenantId, next);
    return { ...event, ...next };
  });
  // See audit-events.sql.ts for `returning`.
  await client.query(
    `insert into audit_seals (tenant_id, n, seq, at, hash)
     select * from unnest($1::uuid[], $2::bigint[], $3::bigint[], $4::timestamptz[], $5::bytea[])
     returning true`,
    [
      seals.map((seal) => seal.tenantId),
      seals.map((seal) => String(seal.n)),
      seals.map((seal) => seal.seq),
      seals.map((seal) => seal.at),
      seals.map((seal) => seal.hash),
    ],
  );
  await writeHeads(client, heads);
}

async function readHeads(client: PoolClient, tenants: string[]): Promise<Map<string, Head>> {
  const { rows } = await client.query<{ tenant: string; n: string; hash: Buffer }>(
    'select tenant_id as tenant, n::text, hash from audit_heads where tenant_id = any($1::uuid[])',
    [tenants],
  );
  return new Map(rows.map(({ tenant, n, hash }) => [tenant, { n: BigInt(n), hash }]));
}

async function writeHeads(client: PoolClient, heads: Map<string, Head>): Promise<void> {
  const values = [...heads.values()];
  await client.query(
    `insert into audit_heads (tenant_id, n, hash) select * from unnest($1::uuid[], $2::bigint[], $3::bytea[])
     on conflict (tenant_id) do update set n = excluded.n, hash = excluded.hash`,
    [[...heads.keys()], values.map(({ n }) => String(n)), values.map(({ hash }) => hash)],
  );
}

/**
 * After a restore, the cursor moves to the open transactions at the time of reading the restored events, and not
 * further.
 */
async function advance(client: PoolClient, cursor: Cursor, last: Unsealed | undefined): Promise<void> {
  const [xid, seq] = cursor.moved ? [cursor.open, '0'] : [last?.xid ?? cursor.upto, last?.seq ?? cursor.seq];
  await client.query(
    `update audit_cursor set upto = $1::xid8, seq = $2::bigint,
       system_identifier = (select system_identifier::text from pg_control_system())`,
    [xid, seq],
  );
}
