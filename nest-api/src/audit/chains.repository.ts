import type { ClientBase } from 'pg';
import { PLATFORM_TRAIL } from './platform-trail.js';
import { HEADS_RECORDED } from './record-heads.repository.js';
import { MICROSECONDS } from './seal-chain.js';

/** The head of a chain. Only a copy outside of the database reliably reveals a truncated chain. */
export interface ChainHead {
  readonly tenantId: string;
  readonly n: string;
  /** base64url */
  readonly hash: string;
}

export interface SealRow {
  tenant: string;
  n: string;
  seq: string;
  hash: Buffer;
  at: string | null;
  event: string | null;
}

const BATCH = 5_000;

/** @param trail one audit log; all of them by default */
export async function readHeads(client: ClientBase, trail: string | null = null): Promise<ChainHead[]> {
  const { rows } = await client.query<{ tenant: string; n: string; hash: Buffer }>(
    'select tenant_id as tenant, n::text, hash from audit_heads where $1::uuid is null or tenant_id = $1',
    [trail],
  );
  return rows.map(({ tenant, n, hash }) => ({ tenantId: tenant, n, hash: hash.toString('base64url') }));
}

/**
 * The heads that the platform's own chain recorded last. They reveal a chain that was removed completely. Erased
 * organizations have none.
 */
export async function recordedHeads(client: ClientBase, trail: string | null = null): Promise<ChainHead[]> {
  const { rows } = await client.query<ChainHead>(
    `select distinct on (split_part(head, ':', 1)) split_part(head, ':', 1) as "tenantId",
       split_part(head, ':', 2) as n, split_part(head, ':', 3) as hash
     from audit_events e, jsonb_array_elements_text(e.event -> 'detail' -> 'heads') head
     where e.tenant_id = $1 and e.action = '${HEADS_RECORDED}'
       and ($2::text is null or split_part(head, ':', 1) = $2)
       and not exists (select 1 from audit_events erased where erased.tenant_id = $1
         and erased.action = 'tenant.erased' and erased.target_id = split_part(head, ':', 1))
     order by split_part(head, ':', 1), e.at desc, e.seq desc`,
    [PLATFORM_TRAIL, trail],
  );
  return rows;
}

/**
 * Looks the event up by number and time under its own tenant, so an event that was moved to another tenant is
 * missing.
 */
export async function* sealsInOrder(
  client: ClientBase,
  trail: string | null = null,
): AsyncGenerator<SealRow> {
  let after: [string, string] = [trail ?? PLATFORM_TRAIL, '0'];
  for (;;) {
    const { rows } = await client.query<SealRow>(
      `select s.tenant_id as tenant, s.n::text, s.seq::text, s.hash, e.event::text as event,
         to_char(e.at at time zone 'UTC', '${MICROSECONDS}') as at
       from audit_seals s
       left join audit_events e on e.at = s.at and e.seq = s.seq and e.tenant_id = s.tenant_id
       where (s.tenant_id, s.n) > ($1::uuid, $2::bigint) and ($3::uuid is null or s.tenant_id = $3)
       order by s.tenant_id, s.n limit ${BATCH}`,
      [...after, trail],
    );
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = [last.tenant, last.n];
  }
}

/**
 * Whether the platform's own chain is missing or begins later than the installation. The first start creates the
 * platform's signing keys, each in one transaction with its event. A key without an event is older than the chain.
 */
export async function isWithoutStart(client: ClientBase): Promise<boolean> {
  const keys = await client.query<{ key: string }>('select key::text from audit_witnesses() key');
  const { rows } = await client.query<{ missing: boolean }>(
    `select exists (select 1 from unnest($2::text[]) key where not exists (
       select 1 from audit_events e
       where e.tenant_id = $1 and e.action = 'signing_key.created' and e.target_id = key)) as missing`,
    [PLATFORM_TRAIL, keys.rows.map(({ key }) => key)],
  );
  return rows[0]?.missing === true;
}

/** Events before the cursor without a seal: they were inserted after the sealer had passed, so they are backdated. */
export async function neverSealed(
  client: ClientBase,
  trail: string | null = null,
): Promise<{ tenant: string; seq: string }[]> {
  const { rows } = await client.query<{ tenant: string; seq: string }>(
    `select e.tenant_id as tenant, e.seq::text from audit_events e
     where (e.xid, e.seq) <= ((select upto from audit_cursor), (select seq from audit_cursor))
       and not exists (select 1 from audit_seals s where s.seq = e.seq and s.tenant_id = e.tenant_id)
       and ($1::uuid is null or e.tenant_id = $1)
     order by e.xid, e.seq limit 1000`,
    [trail],
  );
  return rows;
}
