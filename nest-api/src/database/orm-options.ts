import { Migrator } from '@mikro-orm/migrations';
import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { CarefulTransactionsDriver } from './careful-transactions.driver.js';
import { readConnection } from './connection-options.js';
import { entities, tableOf } from './entities.js';
import { migrations } from './migrations/index.js';

/**
 * Tables without an entity, which the ORM's schema comparison ignores: they are partitioned or append-only, and written
 * in SQL.
 */
const SQL_TABLES = [new RegExp(`^(?!(public\\.)?(${entities.map(tableOf).join('|')})$)`)];

export interface OrmChoices {
  readonly url: string;
  readonly poolSize: number;
}

export function ormOptions({ url, poolSize }: OrmChoices): Options {
  return defineConfig({
    driver: CarefulTransactionsDriver as never,
    ...readConnection(url),
    driverOptions: { connectionTimeoutMillis: 5_000, ssl: readConnection(url).ssl },
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
