import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResultRow } from 'pg';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { toPoolConfig } from './connection-options.js';
import { PLATFORM_ROLE } from './roles.js';

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
    });
    // An idle connection that the server drops must not take the process down.
    this.pool.on('error', (error) => this.logger.warn(`lost an idle database connection: ${error.message}`));
  }

  /** Runs one prepared statement; `name` is unique to its text. */
  async query<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result = await this.pool.query<Row>({ name, text, values: [...values] });
    return result.rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
