import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Runs `work` as one request: whatever it logs or answers carries the same reference. */
export function asRequest<T>(work: () => T): T {
  return requests.run(newReference(), work);
}

const BYTES = 9;
/** Random bytes for many references at once, for asking costs more than having. */
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

/** The reference of the request under way; `none` outside of one. */
export function currentRequestId(): string {
  return requests.getStore() ?? 'none';
}
