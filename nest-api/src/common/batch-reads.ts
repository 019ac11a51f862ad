import type { IncomingMessage } from 'node:http';

const batches = new WeakMap<IncomingMessage, IncomingMessage>();

/** Notes that this process made `read` to answer a part of `batch`. */
export function linkToBatch(read: IncomingMessage, batch: IncomingMessage): void {
  batches.set(read, batch);
}

/** The batch that a request is a part of. A request from outside is a part of none. */
export function batchOf<T extends IncomingMessage>(request: T): T | undefined {
  return batches.get(request) as T | undefined;
}
