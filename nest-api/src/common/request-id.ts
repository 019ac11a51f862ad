import { AsyncLocalStorage } from 'node:async_hooks';
import { randomFillSync } from 'node:crypto';
import { Work } from './work.js';

interface Current {
  readonly reference: string;
  readonly work: Work;
}

const requests = new AsyncLocalStorage<Current>();

/** Runs `work` as one request: its logs and responses have the same reference. */
export function asRequest<T>(work: (counted: Work) => T): T {
  const counted = new Work();
  return requests.run({ reference: newReference(), work: counted }, work, counted);
}

/** Runs `work` outside of a request, and counts what it causes. */
export function asWork<T>(counted: Work, work: () => T): T {
  return requests.run({ reference: NONE, work: counted }, work);
}

const NONE = 'none';
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
  return requests.getStore()?.reference ?? NONE;
}

/** What the current request or run of a job is counted in. */
export function currentWork(): Work | undefined {
  return requests.getStore()?.work;
}
