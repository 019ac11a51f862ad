import type { ClientBase } from 'pg';
import {
  type ChainHead,
  isWithoutStart,
  neverSealed,
  readHeads,
  recordedHeads,
  type SealRow,
  sealsInOrder,
} from './chains.repository.js';
import { PASSING_TRAILS, PLATFORM_TRAIL } from './platform-trail.js';
import { CHAIN_START, sealOf } from './seal-chain.js';

export type { ChainHead };

/** A fault at one position of a chain. */
export interface Finding {
  readonly kind: 'edited' | 'deleted' | 'inserted' | 'backdated' | 'seal_missing' | 'cut' | 'start_missing';
  /** Position in the chain; null for an event that was never in it. */
  readonly n: string | null;
  /** Number of the event, as shown in the audit log. */
  readonly event: string | null;
}

export interface ChainReport {
  readonly tenantId: string;
  readonly events: number;
  readonly findings: readonly Finding[];
  readonly head: ChainHead | null;
}

/** Events of one chain can be out of order by the duration of a transaction, but by no more than this. */
const OVERTAKING_MS = 60 * 60 * 1000;

/**
 * Verifies every chain from its start, in one snapshot, against the events, the heads in the
 * database and those stored elsewhere.
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
  for (const trail of PASSING_TRAILS) chains.delete(trail);
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

/** State of the verification of one chain. */
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
    // A modified event is reported once: its successors are checked against the stored seal, not the expected one.
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
