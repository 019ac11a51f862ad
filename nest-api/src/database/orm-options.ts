import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { CarefulTransactionsDriver } from './careful-transactions.driver.js';
import { READ_ONLY, readConnection } from './connection-options.js';
import { entities, tableOf } from './entities.js';
import { migrations } from './migrations/index.js';

/**
 * Tables without an entity, which the ORM's schema comparison ignores: they are partitioned or append-only, and written
 * in SQL.
 */
const SQL_TABLES = [new RegExp(`^(?!(public\\.)?(${entities.map(tableOf).join('|')})$)`)];

export interface OrmChoices {
  readonly url: string;
  /** Address of standbys. */
  readonly readUrl?: string | undefined;
  readonly poolSize: number;
}

export function ormOptions({ url, readUrl, poolSize }: OrmChoices): Options {
  return defineConfig({
    driver: CarefulTransactionsDriver as never,
    ...readConnection(url),
    driverOptions: { connectionTimeoutMillis: 5_000, ssl: readConnection(url).ssl },
    // `UnitOfWork` alone decides which transactions run there.
    preferReadReplicas: false,
    ...(readUrl !== undefined && { replicas: [standbyOf(readUrl)] }),
    entities,
    discovery: { warnWhenNoEntities: false },
    pool: { min: 0, max: poolSize },
    extensions: [Migrator],
    migrations: { migrationsList: migrations, snapshot: false, allOrNothing: true, tableName: 'migrations' },
    schemaGenerator: { skipTables: SQL_TABLES, ignoreSchema: ['boss'] },
    forceUtcTimezone: true,
    colors: false,
    logger: () => undefined,
  });
}

/** A read that waits longer is moved to the primary. */
const LONGEST_READ_MS = 10_000;

function standbyOf(url: string) {
  const { ssl, ...connection } = readConnection(url);
  return {
    ...connection,
    driverOptions: {
      connectionTimeoutMillis: 1_000,
      query_timeout: LONGEST_READ_MS,
      options: READ_ONLY,
      ssl,
    },
  };
}
