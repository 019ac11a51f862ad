import type { AuditChainPage } from '@gatehouse/contracts';
import type { ClientBase } from 'pg';
import { CHAIN_START, MICROSECONDS } from './seal-chain.js';

type Items = AuditChainPage['items'];

/** The seal at a position of a chain; the start for 0, null if it does not exist. */
export async function placeAt(client: ClientBase, trail: string, n: string): Promise<string | null> {
  if (BigInt(n) === 0n) return CHAIN_START.toString('base64url');
  const { rows } = await client.query<{ hash: Buffer }>(
    'select hash from audit_seals where tenant_id = $1 and n = $2::bigint',
    [trail, n],
  );
  return rows[0]?.hash.toString('base64url') ?? null;
}

/** Sealed events in the order of their chain, as they were sealed. */
export async function chainAfter(
  client: ClientBase,
  trail: string,
  after: string,
  limit: number,
): Promise<Items> {
  const { rows } = await client.query<Omit<Items[number], 'hash'> & { hash: Buffer }>(
    `select s.n::text, s.seq::text, s.hash, e.event::text as event,
       to_char(e.at at time zone 'UTC', '${MICROSECONDS}') as at
     from audit_seals s
     left join audit_events e on e.at = s.at and e.seq = s.seq and e.tenant_id = s.tenant_id
     where s.tenant_id = $1 and s.n > $2::bigint order by s.n limit $3`,
    [trail, after, limit],
  );
  return rows.map((row) => ({ ...row, hash: row.hash.toString('base64url') }));
}
