import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';

/**
 * Begins, commits and rolls back more carefully than Kysely does.
 *
 * After a statement failed and its error was swallowed, COMMIT answers ROLLBACK without an error, and work
 * that was acknowledged is gone. `select 1` in front of it fails in an aborted transaction.
 *
 * Kysely keeps a connection on which BEGIN or ROLLBACK fails. The pool then counts the broken connection as lent for
 * ever: each outage costs some of its size, and its end waits for them. Here both give the connection back, and the
 * pool drops a broken one.
 */
class CarefulTransactionsConnection extends PostgreSqlConnection {
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
        // Fails on a broken connection alone, and with it PostgreSQL has rolled back.
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

/** @throws Error the ORM's driver works in another way, so that its transactions would not be handled as above */
export function requireTransactions(driver: Driver): Driver {
  const missing = METHODS.find((method) => typeof driver?.[method] !== 'function');
  if (missing === undefined) return driver;
  throw new Error(
    `The driver of MikroORM has no ${missing}: see how database/careful-transactions.driver.ts handles transactions.`,
  );
}

export class CarefulTransactionsDriver extends PostgreSqlDriver {
  protected override readonly connection = new CarefulTransactionsConnection(this.config);
}
