import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { currentRequestId } from '../../nest-api/src/common/request-id.js';
import type { TestApi } from './api.ts';

interface Counted {
  executeQuery(...given: unknown[]): Promise<unknown>;
}

const own = new AsyncLocalStorage<true>();

/**
 * Counts the statements that the API sends through its ORM during `work`.
 *
 * @param about counts only statements of requests whose text matches, which excludes concurrent jobs
 */
export function countedQueries(api: TestApi, work: () => Promise<unknown>, about?: RegExp): Promise<number> {
  return counted(
    api,
    work,
    (statement) => !about || (currentRequestId() !== 'none' && about.test(statement)),
  );
}

/** Like `countedQueries`, but counts only the statements of `work` itself, without concurrent jobs and requests. */
export function countedOwnQueries(api: TestApi, work: () => Promise<unknown>): Promise<number> {
  return counted(
    api,
    () => own.run(true, work),
    () => own.getStore() === true,
  );
}

async function counted(
  api: TestApi,
  work: () => Promise<unknown>,
  counts: (statement: string) => boolean,
): Promise<number> {
  const connection = api.app.get(EntityManager).getConnection() as unknown as Counted;
  let statements = 0;
  connection.executeQuery = function counting(this: Counted, ...given) {
    if (counts(String(given[0]))) statements += 1;
    return Object.getPrototypeOf(this).executeQuery.apply(this, given);
  };
  try {
    await work();
  } finally {
    delete (connection as Partial<Counted>).executeQuery;
  }
  return statements;
}
