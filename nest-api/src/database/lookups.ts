import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { toPoolConfig } from './connection-options.js';
import { databaseEntries } from './database-entries.js';
import { PLATFORM_ROLE } from './roles.js';

/** A prepared statement; `name` is unique to its text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Single statements of hot paths (session, client, artifact), without the trips of a transaction.
 *
 * Its connections are the platform's: every statement names the row by a key that only its holder knows.
 */
@Injectable()
export class Lookups implements OnApplicationShutdown {
  private readonly logger = new Logger('Lookups');
  private readonly pool: Pool;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.pool = new Pool({
      ...toPoolConfig(settings.DATABASE_URL),
      options: `-c role=${PLATFORM_ROLE}`,
      max: settings.DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      pipeline: true,
    });
    // One that is cut while it ends has no other listener any more.
    this.pool.on('connect', (client) => client.on('error', () => undefined));
    // An idle connection that the server drops must not take the process down.
    this.pool.on('error', (error) => this.logger.warn(`lost an idle database connection: ${error.message}`));
  }

  /** How many connections there may be, how many are lent, and how many ask for one. */
  get load(): { size: number; used: number; waiting: number } {
    const { options, totalCount, idleCount, waitingCount } = this.pool;
    return { size: options.max, used: totalCount - idleCount, waiting: waitingCount };
  }

  /** Runs one prepared statement; `name` is unique to its text. */
  async query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    databaseEntries.publish({ role: PLATFORM_ROLE, name });
    const result = await this.pool.query<Row>(named({ name, text, values }));
    return result.rows;
  }

  /**
   * Runs statements as one transaction, all of them sent in one trip.
   *
   * @throws whatever the first failing statement does; then none of them counts
   */
  async together(statements: readonly Statement[]): Promise<void> {
    databaseEntries.publish({ role: PLATFORM_ROLE, name: statements[0]?.name ?? '' });
    const client = await this.pool.connect();
    const sent = [
      client.query('begin'),
      ...statements.map((statement) => client.query(named(statement))),
      // In a transaction that failed, COMMIT answers ROLLBACK without an error: the failure is told below.
      client.query('commit'),
    ];
    const outcomes = await Promise.allSettled(sent);
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    client.release(failed !== undefined);
    if (failed) throw failed.reason;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}

/** With its name in front, where `pg_stat_activity`, `pg_stat_statements` and the server's log show it. */
function named({ name, text, values }: Statement) {
  return { name, text: `/* ${name} */ ${text}`, values: [...values] };
}
