import { createHash } from 'node:crypto';

/** Format of times in the chain: text, because a JavaScript date has no microseconds. For `to_char` at UTC. */
export const MICROSECONDS = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"';

/** The sealed content of an event. */
export interface SealedContent {
  /** Decimal digits. */
  readonly seq: string;
  readonly tenantId: string;
  /** In the form of MICROSECONDS. */
  readonly at: string;
  /** PostgreSQL's text of the jsonb. */
  readonly event: string;
}

/** The predecessor of a chain's first seal. */
export const CHAIN_START = Buffer.alloc(32);

/** The seal of one event, 32 bytes; it depends on every event of the tenant before it. */
export function sealOf(previous: Buffer, { seq, tenantId, at, event }: SealedContent): Buffer {
  return createHash('sha256').update(previous).update(`${seq}|${tenantId}|${at}|${event}`, 'utf8').digest();
}
