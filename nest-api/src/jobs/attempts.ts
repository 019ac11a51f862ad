import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Job, kindOf } from './job.js';
import { JobRun } from './job-run.js';
import { MaintenanceDatabase } from './maintenance-database.js';

/** How a job did the last time that this process ran it. */
export interface LastRun {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly succeededAt: Date | null;
  /** Kind of the error; null where it worked. */
  readonly failure: string | null;
}

/** Attempts at jobs in this process: counted, timed, and told of in the log. */
@Injectable()
export class Attempts {
  private readonly logger = new Logger('Jobs');
  private readonly failing = new Set<string>();
  private readonly last = new Map<string, LastRun>();

  constructor(
    private readonly database: MaintenanceDatabase,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  /** Null where this process has not run it. */
  lastOf(name: string): LastRun | null {
    return this.last.get(name) ?? null;
  }

  /**
   * @param dueSince it runs only if it has not worked since then; null: whenever that was
   * @returns whether it ran
   * @throws whatever the job throws
   */
  async make(job: Job, stopping: AbortSignal, dueSince: Date | null): Promise<boolean> {
    const startedAt = this.clock.now();
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    try {
      const ran = await new JobRun(job, this.database, this.clock).perform(stopping, dueSince);
      if (ran) this.keep(job.name, startedAt, null);
      if (ran) this.metrics.observeJob(job.name, 'done', seconds());
      if (this.failing.delete(job.name)) this.logger.log({ job: job.name }, 'a background job works again');
      return ran;
    } catch (error) {
      this.keep(job.name, startedAt, kindOf(error));
      this.metrics.observeJob(job.name, 'failed', seconds());
      this.tell(job, error);
      throw error;
    }
  }

  private keep(name: string, startedAt: Date, failure: string | null): void {
    const succeededAt = failure === null ? startedAt : (this.last.get(name)?.succeededAt ?? null);
    this.last.set(name, { startedAt, finishedAt: this.clock.now(), succeededAt, failure });
  }

  /** Once at the start of a row of failures: a database that is away for an hour is one line, not seven hundred. */
  private tell(job: Job, err: unknown): void {
    if (this.failing.has(job.name)) return;
    this.failing.add(job.name);
    this.logger.error({ err, job: job.name }, 'a background job failed and is tried again');
  }
}
