import { type ConnectionType, PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';
import { currentWork } from '../common/request-id.js';
import { isOnStandby } from './standby-reads.js';

/**
 * Begins, commits and rolls back more carefully than Kysely.
 *
 * If the error of a failed statement is swallowed, COMMIT answers ROLLBACK without an error, and acknowledged work is
 * lost. A preceding `select 1` fails in an aborted transaction.
 *
 * Kysely keeps a connection if BEGIN or ROLLBACK fails. The pool then counts the broken connection as lent for ever:
 * each outage reduces its size, and its shutdown waits for them. Here, both return the connection, and the pool drops a
 * broken one.
 */
class CarefulTransactionsConnection extends PostgreSqlConnection {
  /** Counts the statement for the request that sends it. */
  override execute: PostgreSqlConnection['execute'] = (...given) => {
    const work = currentWork();
    if (work) work.statements += 1;
    return super.execute(...given);
  };

  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    const dialect: Dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    return Object.assign(dialect, {
      createDriver: () => {
        const driver = requireTransactions(createDriver());
        driver.commitTransaction = async (connection: DatabaseConnection) => {
          await connection.executeQuery(CompiledQuery.raw('select 1;commit'));
        };
        const begin = driver.beginTransaction.bind(driver);
        driver.beginTransaction = async (connection, settings) => {
          try {
            await begin(connection, settings);
          } catch (error) {
            await driver.releaseConnection(connection);
            throw error;
          }
        };
        const rollback = driver.rollbackTransaction.bind(driver);
        // Fails only on a broken connection, which makes PostgreSQL roll back as well.
        driver.rollbackTransaction = (connection) => rollback(connection).catch(() => undefined);
        return driver;
      },
    }) as unknown as ReturnType<PostgreSqlConnection['createKyselyDialect']>;
  }
}

const METHODS = [
  'beginTransaction',
  'commitTransaction',
  'rollbackTransaction',
  'releaseConnection',
] as const;

/** @throws Error the ORM's driver works differently, so its transactions would not be handled as above */
export function requireTransactions(driver: Driver): Driver {
  const missing = METHODS.find((method) => typeof driver?.[method] !== 'function');
  if (missing === undefined) return driver;
  throw new Error(
    `The driver of MikroORM has no ${missing}: see how database/careful-transactions.driver.ts handles transactions.`,
  );
}

export class CarefulTransactionsDriver extends PostgreSqlDriver {
  protected override readonly connection = new CarefulTransactionsConnection(this.config);
  protected override readonly replicas = this.createReplicas(
    (options) => new CarefulTransactionsConnection(this.config, options, 'read'),
  );

  override getConnection(type?: ConnectionType): PostgreSqlConnection {
    const [standby] = this.replicas;
    return isOnStandby.getStore() && standby ? standby : super.getConnection(type);
  }
}
