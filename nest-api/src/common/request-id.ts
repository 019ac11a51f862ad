import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Runs `work` as one request: its logs and responses have the same reference. */
export function asRequest<T>(work: () => T): T {
  return requests.run(newReference(), work);
}

const BYTES = 9;
/** Random bytes for many references, because each call of the generator is slow. */
const pool = Buffer.alloc(BYTES * 256);
let used = pool.length;

function newReference(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += BYTES;
  return pool.toString('base64url', used - BYTES, used);
}

/** The reference of the current request; `none` outside of one. */
export function currentRequestId(): string {
  return requests.getStore() ?? 'none';
}
