import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Clock } from '../common/clock.js';
import { isShared, type Job, kindOf } from './job.js';
import { isDue, noteRun } from './job-runs.repository.js';
import type { MaintenanceDatabase } from './maintenance-database.js';

/** One attempt at a job: locks it, checks whether it is due, runs it and records the result. */
export class JobRun {
  private readonly logger = new Logger('Jobs');

  constructor(
    private readonly job: Job,
    private readonly database: MaintenanceDatabase,
    private readonly clock: Clock,
  ) {}

  /**
   * @param dueSince runs the job only if it has not succeeded since then; null runs it in any case
   * @returns whether the job ran; false if another replica runs it or it is not due
   */
  async perform(stopping: AbortSignal, dueSince: Date | null): Promise<boolean> {
    const startedAt = this.clock.now();
    try {
      return await this.database.withConnection((client) =>
        this.performOn(client, startedAt, stopping, dueSince),
      );
    } catch (error) {
      await this.noteFailure(startedAt, error);
      throw error;
    }
  }

  /** An error closes the connection, which ends the transaction and releases the lock. */
  private async performOn(
    client: PoolClient,
    startedAt: Date,
    stopping: AbortSignal,
    dueSince: Date | null,
  ): Promise<boolean> {
    if (!(await this.lock(client))) return false;
    const due = dueSince === null || (await isDue(client, this.job.name, dueSince));
    if (due) {
      await this.job.run(client, stopping);
      await this.note(client, startedAt, null);
    }
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCKS, this.job.name]);
    return due;
  }

  private async noteFailure(startedAt: Date, error: unknown): Promise<void> {
    try {
      await this.database.withConnection((client) => this.note(client, startedAt, kindOf(error)));
    } catch (cause) {
      // The database is unavailable. The job's own error is thrown, so this one is only logged.
      this.logger.debug({ err: cause, job: this.job.name }, 'the failure could not be noted');
    }
  }

  private async lock(client: PoolClient): Promise<boolean> {
    const sql = 'select pg_try_advisory_lock($1, hashtext($2)) as locked';
    return (await client.query<{ locked: boolean }>(sql, [LOCKS, this.job.name])).rows[0]?.locked ?? false;
  }

  private async note(client: PoolClient, startedAt: Date, failure: string | null): Promise<void> {
    if (!isShared(this.job)) return;
    await noteRun(client, this.job.name, { startedAt, finishedAt: this.clock.now(), failure });
  }
}

/** The first half of the advisory locks of jobs; the second is the hash of the name. */
export const LOCKS = 7_246_002;
