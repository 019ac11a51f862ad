import type { ClientBase } from 'pg';
import type { ChainHead } from './chains.repository.js';
import { PASSING_TRAILS } from './platform-trail.js';

export interface PublishedHead extends ChainHead {
  readonly chain: string;
  readonly signed: string;
}

/**
 * Heads of chains that have grown since their last published head.
 *
 * @param client connected as the maintenance role
 */
export async function headsToPublish(client: ClientBase, most: number): Promise<ChainHead[]> {
  const { rows } = await client.query<{ tenantId: string; n: string; hash: Buffer }>(
    `select h.tenant_id as "tenantId", h.n::text, h.hash from audit_heads h
     where not exists (select 1 from audit_published_heads p where p.tenant_id = h.tenant_id and p.n >= h.n)
       and h.tenant_id <> all ($2::uuid[])
     order by h.tenant_id limit $1`,
    [most, PASSING_TRAILS],
  );
  return rows.map((row) => ({ ...row, hash: row.hash.toString('base64url') }));
}

export async function keepPublished(client: ClientBase, heads: readonly PublishedHead[]): Promise<void> {
  await client.query(
    `insert into audit_published_heads (tenant_id, n, chain, signed)
     select * from unnest($1::uuid[], $2::bigint[], $3::uuid[], $4::text[]) on conflict do nothing`,
    [
      heads.map(({ tenantId }) => tenantId),
      heads.map(({ n }) => n),
      heads.map(({ chain }) => chain),
      heads.map(({ signed }) => signed),
    ],
  );
}
