import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

const requests = new AsyncLocalStorage<string>();

/** Runs `work` as one request: whatever it logs or answers carries the same reference. */
export function asRequest<T>(work: () => T): T {
  return requests.run(randomBytes(9).toString('base64url'), work);
}

/** The reference of the request under way; `none` outside of one. */
export function currentRequestId(): string {
  return requests.getStore() ?? 'none';
}
