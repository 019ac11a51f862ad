import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import type { Db } from 'pg-boss';
import { SETTINGS, type Settings } from '../settings/settings.js';
import { maintenanceConfig } from './maintenance-database.js';

/** Separate from the connections of the jobs, so that polling never waits for long work. */
const CONNECTIONS = 2;

/**
 * pg-boss's database connection, under the maintenance role. Logs once that the database is unavailable, and once that
 * it is back.
 */
@Injectable()
export class BossDatabase implements Db, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly pool: Pool;
  private away = false;

  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'DATABASE_MAINTENANCE_URL' | 'DATABASE_URL'>) {
    this.pool = new Pool({
      ...maintenanceConfig(settings),
      max: CONNECTIONS,
      connectionTimeoutMillis: 5_000,
    });
    // A dropped connection must not end the process, whether it is idle or closing.
    this.pool.on('error', (error) => this.logger.debug(`lost an idle database connection: ${error.message}`));
    this.pool.on('connect', (client) => client.on('error', (error) => this.logger.debug(error.message)));
  }

  get isAway(): boolean {
    return this.away;
  }

  async executeSql(text: string, values?: unknown[]): Promise<Awaited<ReturnType<Db['executeSql']>>> {
    // A statement that was running when the connection broke says nothing about the current state.
    const wasAway = this.away;
    try {
      const result = await this.pool.query(text, values);
      if (wasAway && this.away) {
        this.away = false;
        this.logger.log('the queue of background jobs can be reached again');
      }
      return result;
    } catch (error) {
      this.tell(error);
      throw error;
    }
  }

  async query<T>(text: string, values: unknown[] = []): Promise<T[]> {
    return (await this.executeSql(text, values)).rows;
  }

  /** Every poll of every queue fails while the database is unavailable; it is logged once. */
  private tell(err: unknown): void {
    if (this.away) return;
    this.away = true;
    this.logger.error(
      { err },
      'the queue of background jobs can not be read; it is tried again until it can',
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
