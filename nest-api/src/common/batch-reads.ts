import type { IncomingMessage } from 'node:http';

const batches = new WeakMap<IncomingMessage, IncomingMessage>();

/** Records that this process made `read` as a part of `batch`. */
export function linkToBatch(read: IncomingMessage, batch: IncomingMessage): void {
  batches.set(read, batch);
}

/** The batch that a request is a part of. External requests have none. */
export function batchOf<T extends IncomingMessage>(request: T): T | undefined {
  return batches.get(request) as T | undefined;
}
