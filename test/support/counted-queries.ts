import { EntityManager } from '@mikro-orm/postgresql';
import type { TestApi } from './api.ts';

interface Counted {
  executeQuery(...given: unknown[]): Promise<unknown>;
}

/**
 * How many statements the API sends through its ORM while `work` lasts.
 *
 * @param about counts only statements whose text matches, so that jobs which run meanwhile count for nothing
 */
export async function countedQueries(
  api: TestApi,
  work: () => Promise<unknown>,
  about = /(?:)/,
): Promise<number> {
  const connection = api.app.get(EntityManager).getConnection() as unknown as Counted;
  let statements = 0;
  connection.executeQuery = function counted(this: Counted, ...given) {
    if (about.test(String(given[0]))) statements += 1;
    return Object.getPrototypeOf(this).executeQuery.apply(this, given);
  };
  try {
    await work();
  } finally {
    delete (connection as Partial<Counted>).executeQuery;
  }
  return statements;
}
