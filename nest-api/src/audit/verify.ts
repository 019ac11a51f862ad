import type { ClientBase } from 'pg';
import { PLATFORM_TRAIL } from './platform-trail.js';
import { HEADS_RECORDED } from './record-heads.repository.js';
import { CHAIN_START, MICROSECONDS, sealOf } from './seal-chain.js';

/** What is wrong with one place of a chain. */
export interface Finding {
  readonly kind: 'edited' | 'deleted' | 'inserted' | 'backdated' | 'seal_missing' | 'cut' | 'start_missing';
  /** Place in the chain, or null for what never was in it. */
  readonly n: string | null;
  /** Number of the event, as the trail shows it. */
  readonly event: string | null;
}

/** Where a chain ends; worth keeping outside of the database, against which alone a cut tail shows for sure. */
export interface ChainHead {
  readonly tenantId: string;
  readonly n: string;
  /** base64url */
  readonly hash: string;
}

export interface ChainReport {
  readonly tenantId: string;
  readonly events: number;
  readonly findings: readonly Finding[];
  readonly head: ChainHead | null;
}

interface SealRow {
  tenant: string;
  n: string;
  seq: string;
  hash: Buffer;
  at: string | null;
  event: string | null;
}

const BATCH = 5_000;
/** Events of one chain may overtake one another by as long as a transaction is open; no longer than this. */
const OVERTAKING_MS = 60 * 60 * 1000;

/**
 * Goes through every chain from its start, in one snapshot, and compares it with the events, with the heads in the
 * database and with those kept outside.
 *
 * @param client connected as the maintenance role
 */
export async function verifyChains(
  client: ClientBase,
  keptOutside: readonly ChainHead[] = [],
): Promise<ChainReport[]> {
  await client.query('begin isolation level repeatable read read only');
  const chains = new Map<string, Chain>();
  const chainOf = (tenant: string): Chain => {
    const chain = chains.get(tenant) ?? new Chain(tenant);
    chains.set(tenant, chain);
    return chain;
  };
  for (const head of keptOutside) chainOf(head.tenantId).expect(head);
  for (const head of await readHeads(client)) chainOf(head.tenantId).expect(head);
  for (const head of await recordedHeads(client)) chainOf(head.tenantId).expect(head);
  for await (const row of sealsInOrder(client)) chainOf(row.tenant).append(row);
  for (const { tenant, seq } of await neverSealed(client)) chainOf(tenant).find('inserted', null, seq);
  if (await isWithoutStart(client)) chainOf(PLATFORM_TRAIL).find('start_missing', null, null);
  await client.query('commit');
  return [...chains.values()].map((chain) => chain.report());
}

/** The same for one chain. */
export async function verifyChain(client: ClientBase, trail: string): Promise<ChainReport> {
  await client.query('begin isolation level repeatable read read only');
  const chain = new Chain(trail);
  for (const head of await readHeads(client, trail)) chain.expect(head);
  for (const head of await recordedHeads(client, trail)) chain.expect(head);
  for await (const row of sealsInOrder(client, trail)) chain.append(row);
  for (const { seq } of await neverSealed(client, trail)) chain.find('inserted', null, seq);
  if (trail === PLATFORM_TRAIL && (await isWithoutStart(client))) chain.find('start_missing', null, null);
  await client.query('commit');
  return chain.report();
}

/** One chain while it is gone through. */
class Chain {
  private readonly findings: Finding[] = [];
  private readonly expected = new Map<string, string>();
  private n = 0n;
  private hash: Buffer = CHAIN_START;
  private events = 0;
  private newest = 0;

  constructor(private readonly tenantId: string) {}

  expect(head: ChainHead): void {
    const known = this.expected.get(head.n);
    if (known !== undefined && known !== head.hash) this.find('edited', head.n, null);
    this.expected.set(head.n, head.hash);
  }

  find(kind: Finding['kind'], n: string | null, event: string | null): void {
    this.findings.push({ kind, n, event });
  }

  append(row: SealRow): void {
    if (BigInt(row.n) !== this.n + 1n) this.find('seal_missing', String(this.n + 1n), null);
    if (row.at === null || row.event === null) this.find('deleted', row.n, row.seq);
    else this.compare(row, row.at, row.event);
    this.compareHead(row);
    // One altered event is reported once: what follows is held against the seal that stands, not the one that should.
    this.hash = row.hash;
    this.n = BigInt(row.n);
    this.events += 1;
  }

  report(): ChainReport {
    for (const n of this.expected.keys()) if (BigInt(n) > this.n) this.find('cut', n, null);
    const head =
      this.n === 0n
        ? null
        : { tenantId: this.tenantId, n: String(this.n), hash: this.hash.toString('base64url') };
    return { tenantId: this.tenantId, events: this.events, findings: this.findings, head };
  }

  private compare(row: SealRow, at: string, event: string): void {
    const seal = sealOf(this.hash, { seq: row.seq, tenantId: row.tenant, at, event });
    if (!seal.equals(row.hash)) this.find('edited', row.n, row.seq);
    const time = Date.parse(at);
    if (time < this.newest - OVERTAKING_MS) this.find('backdated', row.n, row.seq);
    this.newest = Math.max(this.newest, time);
  }

  private compareHead(row: SealRow): void {
    const expected = this.expected.get(row.n);
    if (expected !== undefined && expected !== row.hash.toString('base64url'))
      this.find('edited', row.n, row.seq);
  }
}

/** @param trail the one that is meant; all of them without it */
async function readHeads(client: ClientBase, trail: string | null = null): Promise<ChainHead[]> {
  const { rows } = await client.query<{ tenant: string; n: string; hash: Buffer }>(
    'select tenant_id as tenant, n::text, hash from audit_heads where $1::uuid is null or tenant_id = $1',
    [trail],
  );
  return rows.map(({ tenant, n, hash }) => ({ tenantId: tenant, n, hash: hash.toString('base64url') }));
}

/**
 * The heads that the platform's own chain recorded last: they show a chain that was removed whole. Organizations that were
 * erased have none.
 */
async function recordedHeads(client: ClientBase, trail: string | null = null): Promise<ChainHead[]> {
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

/** The event is looked up by number and time under its own tenant: one moved to another tenant is missing here. */
async function* sealsInOrder(client: ClientBase, trail: string | null = null): AsyncGenerator<SealRow> {
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
 * Whether the platform's own chain is gone or begins later than the installation. The first start makes the platform's
 * signing keys, and the event of each stands in one transaction with the key: a key without one is older than the chain.
 */
async function isWithoutStart(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ missing: boolean }>(
    `select exists (select 1 from audit_witnesses() key where not exists (
       select 1 from audit_events e
       where e.tenant_id = $1 and e.action = 'signing_key.created' and e.target_id = key::text)) as missing`,
    [PLATFORM_TRAIL],
  );
  return rows[0]?.missing === true;
}

/** Events behind the cursor without a seal: the sealer passed there, so they came later than they say. */
async function neverSealed(
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
