import { EntityManager } from '@mikro-orm/postgresql';
import { currentRequestId } from '../../nest-api/src/common/request-id.js';
import type { TestApi } from './api.ts';

interface Counted {
  executeQuery(...given: unknown[]): Promise<unknown>;
}

/**
 * Counts the statements that the API sends through its ORM during `work`.
 *
 * @param about counts only statements of requests whose text matches, which excludes concurrent jobs
 */
export async function countedQueries(
  api: TestApi,
  work: () => Promise<unknown>,
  about?: RegExp,
): Promise<number> {
  const connection = api.app.get(EntityManager).getConnection() as unknown as Counted;
  let statements = 0;
  connection.executeQuery = function counted(this: Counted, ...given) {
    if (!about || (currentRequestId() !== 'none' && about.test(String(given[0])))) statements += 1;
    return Object.getPrototypeOf(this).executeQuery.apply(this, given);
  };
  try {
    await work();
  } finally {
    delete (connection as Partial<Counted>).executeQuery;
  }
  return statements;
}
