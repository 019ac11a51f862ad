import { PostgreSqlConnection, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely';

/**
 * Makes a commit that PostgreSQL turned into a rollback fail.
 *
 * After a statement failed and its error was swallowed, COMMIT answers ROLLBACK without an error, and work
 * that was acknowledged is gone. `select 1` in front of it fails in an aborted transaction.
 */
class CheckedCommitConnection extends PostgreSqlConnection {
  override createKyselyDialect(overrides: Parameters<PostgreSqlConnection['createKyselyDialect']>[0]) {
    const dialect: Dialect = super.createKyselyDialect(overrides);
    const createDriver = dialect.createDriver.bind(dialect);
    return Object.assign(dialect, {
      createDriver: () => {
        const driver = requireCommit(createDriver());
        driver.commitTransaction = async (connection: DatabaseConnection) => {
          await connection.executeQuery(CompiledQuery.raw('select 1;commit'));
        };
        return driver;
      },
    }) as unknown as ReturnType<PostgreSqlConnection['createKyselyDialect']>;
  }
}

/** @throws Error the ORM's driver commits in another way, so that its commits would go unchecked */
export function requireCommit(driver: Driver): Driver {
  if (typeof driver?.commitTransaction === 'function') return driver;
  throw new Error(
    'The driver of MikroORM has no commitTransaction: look at how database/checked-commit.driver.ts checks a commit.',
  );
}

export class CheckedCommitDriver extends PostgreSqlDriver {
  protected override readonly connection = new CheckedCommitConnection(this.config);
}
