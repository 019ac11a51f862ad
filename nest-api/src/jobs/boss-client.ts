import { Inject, Injectable, Logger } from '@nestjs/common';
import type { PgBoss } from 'pg-boss';
import { BOSS_SCHEMA } from '../database/boss-schema.js';
import { BossDatabase } from './boss-database.js';

/** Whether this process does shared jobs by itself, and not only when it is told to; a test holds them back. */
export const WORKS_BY_ITSELF = Symbol('WorksByItself');

/** pg-boss, loaded and started when it is first needed: the start of the process waits for neither. */
@Injectable()
export class BossClient {
  private readonly logger = new Logger('Jobs');
  private opened: Promise<PgBoss> | undefined;
  private starting: Promise<PgBoss> | undefined;

  constructor(
    private readonly database: BossDatabase,
    @Inject(WORKS_BY_ITSELF) readonly worksByItself: boolean,
  ) {}

  /** As much of it as needs no database. */
  open(): Promise<PgBoss> {
    this.opened ??= this.make();
    return this.opened;
  }

  /** @throws Error the database is away, or not migrated to this version; the next call tries again */
  started(): Promise<PgBoss> {
    this.starting ??= this.start().catch((error) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  /** Waits for what its workers are at, so long. */
  async stop(timeout: number): Promise<void> {
    if (this.starting) await (await this.open()).stop({ graceful: true, timeout });
  }

  private async start(): Promise<PgBoss> {
    const boss = await this.open();
    try {
      return await boss.start();
    } catch (error) {
      // What of it has begun would not begin a second time.
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async make(): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const boss = new PgBoss({
      db: this.database,
      schema: BOSS_SCHEMA,
      // The schema is the owner's, and `migrate` brings it up to date; who serves may not change it.
      migrate: false,
      createSchema: false,
      reindex: false,
      schedule: this.worksByItself,
      supervise: this.worksByItself,
      // How soon a run is noticed whose process died.
      superviseIntervalSeconds: 15,
      monitorIntervalSeconds: 15,
      // No job waits for another here.
      flowIntervalSeconds: 3_600,
      cronMonitorIntervalSeconds: 15,
      cronWorkerIntervalSeconds: 5,
    });
    // What the database did has been told by then.
    boss.on('error', (err) => this.logger.debug({ err }, 'pg-boss could not do something'));
    boss.on('warning', ({ message }) => this.logger.warn(message));
    return boss;
  }
}
