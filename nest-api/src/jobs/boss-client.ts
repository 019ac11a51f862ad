import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PgBoss } from 'pg-boss';
import { BOSS_SCHEMA } from '../database/boss-schema.js';
import { BossDatabase } from './boss-database.js';

/** Whether this process runs shared jobs automatically, not only when called. Tests disable it. */
export const WORKS_BY_ITSELF = Symbol('WorksByItself');

/** pg-boss, loaded and started at first use, so that it does not delay the start of the process. */
@Injectable()
export class BossClient {
  private readonly logger = new Logger('Jobs');
  private opened: Promise<PgBoss> | undefined;
  private starting: Promise<PgBoss> | undefined;

  constructor(
    private readonly database: BossDatabase,
    @Inject(WORKS_BY_ITSELF) readonly worksByItself: boolean,
  ) {}

  /** The instance without a database connection. */
  open(): Promise<PgBoss> {
    this.opened ??= this.make();
    return this.opened;
  }

  /** @throws Error the database is unavailable, or not migrated to this version; the next call tries again */
  started(): Promise<PgBoss> {
    this.starting ??= this.start().catch((error) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  /** Waits for its workers, up to `timeout`. */
  async stop(timeout: number): Promise<void> {
    if (this.starting) await (await this.open()).stop({ graceful: true, timeout });
  }

  private async start(): Promise<PgBoss> {
    const boss = await this.open();
    try {
      return await boss.start();
    } catch (error) {
      // The parts that have started would not start a second time.
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async make(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: this.database,
      schema: BOSS_SCHEMA,
      // The owner's schema is updated by `migrate`; the serving role cannot change it.
      migrate: false,
      createSchema: false,
      reindex: false,
      schedule: this.worksByItself,
      supervise: this.worksByItself,
      // How quickly a run is detected whose process died.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      // No job depends on another.
      flowIntervalSeconds: 3_600,
      cronMonitorIntervalSeconds: 15,
      cronWorkerIntervalSeconds: 5,
    });
    // Database errors have been logged by then.
    boss.on('error', (err) => this.logger.debug({ err }, 'pg-boss could not do something'));
    boss.on('warning', ({ message }) => this.logger.warn(message));
    return boss;
  }
}
