import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { asWork } from '../common/request-id.js';
import { JobWork } from '../common/work.js';
import { CostMeter } from '../telemetry/cost-meter.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Job, kindOf } from './job.js';
import { JobRun } from './job-run.js';
import { MaintenanceDatabase } from './maintenance-database.js';

/** The last run of a job in this process. */
export interface LastRun {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly succeededAt: Date | null;
  /** Kind of the error; null for a successful run. */
  readonly failure: string | null;
}

/** Attempts at jobs in this process: counts, durations and log lines. */
@Injectable()
export class Attempts {
  private readonly logger = new Logger('Jobs');
  private readonly failing = new Set<string>();
  private readonly last = new Map<string, LastRun>();

  constructor(
    private readonly database: MaintenanceDatabase,
    private readonly metrics: Metrics,
    private readonly costs: CostMeter,
    private readonly clock: Clock,
  ) {}

  /** Null if this process has not run it. */
  lastOf(name: string): LastRun | null {
    return this.last.get(name) ?? null;
  }

  /**
   * @param dueSince runs the job only if it has not succeeded since then; null runs it in any case
   * @returns whether it ran
   * @throws any error of the job
   */
  async make(job: Job, stopping: AbortSignal, dueSince: Date | null): Promise<boolean> {
    const startedAt = this.clock.now();
    const began = performance.now();
    const seconds = () => (performance.now() - began) / 1000;
    const work = new JobWork();
    try {
      const ran = await asWork(work, () =>
        new JobRun(job, this.database, this.clock).perform(stopping, dueSince),
      );
      if (ran) this.keep(job.name, startedAt, null);
      if (ran) this.costs.job(work, job.name);
      if (ran) this.metrics.observeJob(job.name, 'done', seconds());
      if (this.failing.delete(job.name)) this.logger.log({ job: job.name }, 'a background job works again');
      return ran;
    } catch (error) {
      this.keep(job.name, startedAt, kindOf(error));
      this.costs.job(work, job.name);
      this.metrics.observeJob(job.name, 'failed', seconds());
      this.tell(job, error);
      throw error;
    }
  }

  private keep(name: string, startedAt: Date, failure: string | null): void {
    const succeededAt = failure === null ? startedAt : (this.last.get(name)?.succeededAt ?? null);
    this.last.set(name, { startedAt, finishedAt: this.clock.now(), succeededAt, failure });
  }

  /** Logged once at the start of a series of failures: an unavailable database is one line, not seven hundred. */
  private tell(job: Job, err: unknown): void {
    if (this.failing.has(job.name)) return;
    this.failing.add(job.name);
    this.logger.error({ err, job: job.name }, 'a background job failed and is tried again');
  }
}
