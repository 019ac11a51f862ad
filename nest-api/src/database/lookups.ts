import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { toPoolConfig } from './connection-options.js';
import { databaseEntries } from './database-entries.js';
import { APP_ROLE, SIGN_IN_ROLE } from './roles.js';

/**
 * Plans each statement once per connection. All of them look rows up by key, so one plan fits every value. By default
 * PostgreSQL plans statements on partitioned tables again for each call, which costs ten times as much as running them.
 */
const KEPT_PLANS = '-c plan_cache_mode=force_generic_plan';

/** A prepared statement; `name` is unique to its text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Single statements of hot paths (session, client, artifact), without the round trips of a transaction.
 *
 * Unauthenticated requests call functions that the serving role may execute; it sees nothing else without a tenant. The
 * other statements run under the role for sign-ins, and each identifies its row by a key that only its holder knows.
 * None runs under the role that sees every tenant: that is `UnitOfWork.onPlatform`, which records the reason.
 */
@Injectable()
export class Lookups implements OnApplicationShutdown {
  private readonly logger = new Logger('Lookups');
  private readonly pool: Pool;
  private readonly signInPool: Pool;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.pool = this.open(settings, KEPT_PLANS);
    this.signInPool = this.open(settings, `${KEPT_PLANS} -c role=${SIGN_IN_ROLE}`);
  }

  /** The size of the pool, and the numbers of lent connections and of waiting callers. */
  get load(): { size: number; used: number; waiting: number } {
    const pools = [this.pool, this.signInPool];
    const sum = (of: (pool: Pool) => number) => pools.reduce((total, pool) => total + of(pool), 0);
    return {
      size: sum(({ options }) => options.max),
      used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    };
  }

  /** Calls a function of the database as the role that serves requests. */
  async call<Row extends QueryResultRow>(name: string, values: readonly unknown[]): Promise<Row[]> {
    databaseEntries.publish({ role: APP_ROLE, name });
    const text = `select * from ${name}(${values.map((_, index) => `$${index + 1}`).join(', ')})`;
    const result = await this.pool.query<Row>({ name, text, values: [...values] });
    return result.rows;
  }

  /** Runs one prepared statement that needs no tenant's data, as the role that serves requests. */
  async asApp<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    databaseEntries.publish({ role: APP_ROLE, name });
    const result = await this.pool.query<Row>(named({ name, text, values }));
    return result.rows;
  }

  /** Runs one prepared statement of a sign-in or a protocol endpoint; `name` is unique to its text. */
  async query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    databaseEntries.publish({ role: SIGN_IN_ROLE, name });
    const result = await this.signInPool.query<Row>(named({ name, text, values }));
    return result.rows;
  }

  /**
   * Runs statements of a sign-in in order, all sent in one round trip. Each is its own transaction.
   *
   * @returns the rows of each
   * @throws the first error of a statement; the other statements take effect
   */
  async inOneTrip<Row extends QueryResultRow>(statements: readonly Statement[]): Promise<Row[][]> {
    databaseEntries.publish({ role: SIGN_IN_ROLE, name: statements[0]?.name ?? '' });
    const client = await this.signInPool.connect();
    const outcomes = await Promise.allSettled(
      statements.map((statement) => client.query<Row>(named(statement))),
    );
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    client.release(failed !== undefined);
    if (failed) throw failed.reason;
    return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.rows] : []));
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.pool.end(), this.signInPool.end()]);
  }

  private open(settings: Settings, options: string): Pool {
    const pool = new Pool({
      ...toPoolConfig(settings.DATABASE_URL),
      options,
      max: settings.DATABASE_POOL_SIZE,
      connectionTimeoutMillis: 5_000,
      pipeline: true,
    });
    // A connection that is cut while it closes has no other listener.
    pool.on('connect', (client) => client.on('error', () => undefined));
    // A dropped idle connection must not end the process.
    pool.on('error', (error) => this.logger.warn(`lost an idle database connection: ${error.message}`));
    return pool;
  }
}

/** Prefixed with its name, for `pg_stat_activity`, `pg_stat_statements` and the server's log. */
function named({ name, text, values }: Statement) {
  return { name, text: `/* ${name} */ ${text}`, values: [...values] };
}
