import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether the request that runs may read from a standby. */
export const mayReadStandby = new AsyncLocalStorage<boolean>();

/** Whether the transaction that runs is on the standby. The ORM's driver then uses its connection. */
export const isOnStandby = new AsyncLocalStorage<boolean>();

/** Runs work that writes during a request that otherwise reads from a standby. */
export function onPrimary<T>(work: () => Promise<T>): Promise<T> {
  return mayReadStandby.run(false, work);
}
