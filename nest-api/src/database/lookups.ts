import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { isDatabaseAway } from '../common/problem.filter.js';
import { currentWork } from '../common/request-id.js';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { READ_ONLY, toPoolConfig } from './connection-options.js';
import { databaseEntries } from './database-entries.js';
import { PrimaryOutage } from './primary-outage.js';
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

/** Limit of a probe, and of a connection attempt to a standby. */
const SOON_MS = 500;

/** Connections of one role to the primary, and to a standby if there is one. */
interface Doors {
  readonly primary: Pool;
  readonly standby: Pool | null;
}

/**
 * Single statements of hot paths (session, client, artifact), without the round trips of a transaction.
 *
 * Unauthenticated requests call functions that the serving role may execute; it sees nothing else without a tenant. The
 * other statements run under the role for sign-ins, and each identifies its row by a key that only its holder knows.
 * None runs under the role that sees every tenant: that is `UnitOfWork.onPlatform`, which records the reason.
 *
 * While the primary does not respond, statements that only read are answered by a standby, so introspection goes on.
 */
@Injectable()
export class Lookups implements OnApplicationShutdown {
  private readonly logger = new Logger('Lookups');
  private readonly app: Doors;
  private readonly signIn: Doors;
  /** Null without a standby. */
  readonly outage: PrimaryOutage | null;
  private readonly probe: Pool | null;

  constructor(@Inject(SETTINGS) settings: Settings) {
    this.app = this.open(settings, KEPT_PLANS);
    this.signIn = this.open(settings, `${KEPT_PLANS} -c role=${SIGN_IN_ROLE}`);
    const probe = settings.DATABASE_READ_URL === undefined ? null : this.openProbe(settings.DATABASE_URL);
    this.probe = probe;
    this.outage = probe && new PrimaryOutage(() => probe.query('select 1 as probe'), isConnectionLost);
  }

  /** The size of the pool, and the numbers of lent connections and of waiting callers. */
  get load(): { size: number; used: number; waiting: number } {
    const pools = [this.app.primary, this.signIn.primary];
    const sum = (of: (pool: Pool) => number) => pools.reduce((total, pool) => total + of(pool), 0);
    return {
      size: sum(({ options }) => options.max),
      used: sum(({ totalCount, idleCount }) => totalCount - idleCount),
      waiting: sum(({ waitingCount }) => waitingCount),
    };
  }

  /** The end of the primary's write-ahead log. What it includes was committed before the call. */
  async walPosition(): Promise<string> {
    this.outage?.requirePrimary();
    const text = 'select pg_current_wal_insert_lsn()::text as position';
    const [row] = await rowsOf<{ position: string }>(
      this.app.primary,
      named({ name: 'wal-position', text, values: [] }),
    );
    return row?.position ?? '';
  }

  /** Calls a function of the database as the role that serves requests. */
  async call<Row extends QueryResultRow>(name: string, values: readonly unknown[]): Promise<Row[]> {
    databaseEntries.publish({ role: APP_ROLE, name });
    const text = `select * from ${name}(${values.map((_, index) => `$${index + 1}`).join(', ')})`;
    return this.run<Row>(this.app, { name, text, values: [...values] });
  }

  /** Runs one prepared statement that needs no tenant's data, as the role that serves requests. */
  async asApp<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    databaseEntries.publish({ role: APP_ROLE, name });
    return this.run<Row>(this.app, named({ name, text, values }));
  }

  /** Runs one prepared statement of a sign-in or a protocol endpoint; `name` is unique to its text. */
  async query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    databaseEntries.publish({ role: SIGN_IN_ROLE, name });
    return this.run<Row>(this.signIn, named({ name, text, values }));
  }

  /**
   * Runs statements of a sign-in in order, all sent in one round trip. Each is its own transaction.
   *
   * @returns the rows of each
   * @throws the first error of a statement; the other statements take effect
   */
  async inOneTrip<Row extends QueryResultRow>(statements: readonly Statement[]): Promise<Row[][]> {
    databaseEntries.publish({ role: SIGN_IN_ROLE, name: statements[0]?.name ?? '' });
    countTrip();
    this.outage?.requirePrimary();
    const client = await this.signIn.primary.connect();
    const outcomes = await Promise.allSettled(
      statements.map((statement) => client.query<Row>(named(statement))),
    );
    client.release(outcomes.some(isRejected));
    const rows: Row[][] = [];
    for (const [at, outcome] of outcomes.entries()) {
      if (!isRejected(outcome)) rows.push(outcome.value.rows);
      else if (!isOldPlan(outcome.reason)) throw outcome.reason;
      else rows.push(await rowsOf<Row>(this.signIn.primary, named(statements[at] as Statement)));
    }
    return rows;
  }

  async onApplicationShutdown(): Promise<void> {
    this.outage?.stop();
    const pools = [this.app, this.signIn].flatMap(({ primary, standby }) => [primary, standby]);
    await Promise.all([...pools, this.probe].map((pool) => pool?.end()));
  }

  private run<Row extends QueryResultRow>(
    { primary, standby }: Doors,
    statement: ReturnType<typeof named>,
  ): Promise<Row[]> {
    if (!this.outage || !standby) return rowsOf<Row>(primary, statement);
    return this.outage.run(
      () => rowsOf<Row>(primary, statement),
      () => rowsOf<Row>(standby, statement),
    );
  }

  private open(settings: Settings, options: string): Doors {
    const { DATABASE_URL, DATABASE_READ_URL, DATABASE_POOL_SIZE: max } = settings;
    const shared = { max, pipeline: true };
    const primary = { ...shared, options, connectionTimeoutMillis: 5_000 };
    const standby = { ...shared, options: `${options} ${READ_ONLY}`, connectionTimeoutMillis: SOON_MS };
    return {
      primary: this.watched(new Pool({ ...toPoolConfig(DATABASE_URL), ...primary })),
      standby: DATABASE_READ_URL
        ? this.watched(new Pool({ ...toPoolConfig(DATABASE_READ_URL), ...standby }))
        : null,
    };
  }

  private openProbe(url: string): Pool {
    const limits = { max: 1, connectionTimeoutMillis: SOON_MS, query_timeout: SOON_MS };
    return this.watched(new Pool({ ...toPoolConfig(url), ...limits }));
  }

  private watched(pool: Pool): Pool {
    // A connection that is cut while it closes has no other listener.
    pool.on('connect', (client) => client.on('error', () => undefined));
    // A dropped idle connection must not end the process.
    pool.on('error', (error) => this.logger.warn(`lost an idle database connection: ${error.message}`));
    return pool;
  }
}

/**
 * A migration may add a column to the result of a prepared statement, which then fails once on each connection before it
 * does anything. The pool closes a connection whose statement failed, so a new connection finally prepares it.
 */
async function rowsOf<Row extends QueryResultRow>(
  pool: Pool,
  statement: ReturnType<typeof named>,
): Promise<Row[]> {
  countTrip();
  for (let left = pool.options.max; ; left -= 1) {
    try {
      return (await pool.query<Row>(statement)).rows;
    } catch (error) {
      if (left === 0 || !isOldPlan(error)) throw error;
    }
  }
}

/** For the request that makes it. */
function countTrip(): void {
  const work = currentWork();
  if (work) work.lookups += 1;
}

/** Source: PostgreSQL, `RevalidateCachedQuery`; 0A000 is `feature_not_supported`. */
function isOldPlan(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string };
  return code === '0A000' && message.startsWith('cached plan must not change result type');
}

/** Not a write on a server that is, or has become, a standby. */
function isConnectionLost(error: unknown): boolean {
  return isDatabaseAway(error) && (error as { code?: string }).code !== '25006';
}

function isRejected(outcome: PromiseSettledResult<unknown>): outcome is PromiseRejectedResult {
  return outcome.status === 'rejected';
}

/** Prefixed with its name, for `pg_stat_activity`, `pg_stat_statements` and the server's log. */
function named({ name, text, values }: Statement) {
  return { name, text: `/* ${name} */ ${text}`, values: [...values] };
}
