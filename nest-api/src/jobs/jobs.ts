import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Metrics } from '../telemetry/metrics.js';
import { type Job, SHARED_PERIOD_MS } from './job.js';
import { JobRun } from './job-run.js';
import { MaintenanceDatabase } from './maintenance-database.js';

/** After a failure a job waits, so that a database that is away is not asked ten times a second. */
const AFTER_FAILURE_MS = 5_000;
/** How long a stop waits for what is running; whatever is cut off then is done again later. */
const STOP_MS = 10_000;
/** How often a job with a long period looks whether it is due: another replica may have stopped. */
const LOOK_MS = 60_000;

/** How a job did the last time that this process ran it. */
export interface LastRun {
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly succeededAt: Date | null;
  /** Kind of the error; null where it worked. */
  readonly failure: string | null;
}

export interface JobStanding {
  readonly name: string;
  readonly everyMs: number;
  /** Whether one run serves all replicas; then `job_runs` knows the last one. */
  readonly isShared: boolean;
  /** Null where this process has not run it. */
  readonly last: LastRun | null;
}

/**
 * Runs the registered jobs for as long as the process lives.
 *
 * Modules register theirs in `onModuleInit`. A job that fails is logged, counted and tried again; it never takes
 * the process or another job with it.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly failing = new Set<string>();
  private readonly last = new Map<string, LastRun>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: MaintenanceDatabase,
    private readonly metrics: Metrics,
    private readonly clock: Clock,
  ) {}

  register(job: Job): void {
    if (this.jobs.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
    this.jobs.set(job.name, job);
  }

  onApplicationBootstrap(): void {
    for (const job of this.jobs.values()) this.schedule(job, 0);
  }

  /** Starts nothing more and waits for what is running, so that no work is cut in the middle. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    const enough = Promise.withResolvers<void>();
    const limit = setTimeout(enough.resolve, STOP_MS);
    await Promise.race([Promise.allSettled(this.running.values()), enough.promise]);
    clearTimeout(limit);
  }

  /**
   * Runs one job now if it is due and no other replica is at it.
   *
   * @returns whether it ran
   * @throws whatever the job throws
   */
  runIfDue(name: string): Promise<boolean> {
    return this.run(name, false);
  }

  /**
   * Runs one job now, whether it is due or not.
   *
   * @returns whether it ran; not while a replica is at it
   * @throws whatever the job throws
   */
  runNow(name: string): Promise<boolean> {
    return this.run(name, true);
  }

  /** Every job, as this process knows it. */
  standings(): JobStanding[] {
    return [...this.jobs.values()].map(({ name, everyMs }) => ({
      name,
      everyMs,
      isShared: everyMs >= SHARED_PERIOD_MS,
      last: this.last.get(name) ?? null,
    }));
  }

  private async run(name: string, isForced: boolean): Promise<boolean> {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no job is called ${name}`);
    const startedAt = this.clock.now();
    try {
      const ran = await new JobRun(job, this.database, this.clock).perform(this.stopping.signal, isForced);
      if (ran) this.keep(name, startedAt, null);
      return ran;
    } catch (error) {
      this.keep(name, startedAt, error instanceof Error ? error.name : 'Error');
      throw error;
    }
  }

  private keep(name: string, startedAt: Date, failure: string | null): void {
    const succeededAt = failure === null ? startedAt : (this.last.get(name)?.succeededAt ?? null);
    this.last.set(name, { startedAt, finishedAt: this.clock.now(), succeededAt, failure });
  }

  private schedule(job: Job, inMs: number): void {
    if (this.stopping.signal.aborted) return;
    const timer = setTimeout(() => {
      const run = this.attempt(job).finally(() => this.running.delete(job.name));
      this.running.set(job.name, run);
    }, inMs);
    timer.unref();
    this.timers.set(job.name, timer);
  }

  private async attempt(job: Job): Promise<void> {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    let next = Math.min(job.everyMs, LOOK_MS);
    try {
      if (await this.runIfDue(job.name)) this.metrics.observeJob(job.name, 'done', seconds());
      if (this.failing.delete(job.name)) this.logger.log({ job: job.name }, 'a background job works again');
    } catch (err) {
      next = Math.max(next, AFTER_FAILURE_MS);
      this.metrics.observeJob(job.name, 'failed', seconds());
      this.tell(job, err);
    }
    this.schedule(job, next);
  }

  /** Once at the start of a row of failures: a database that is away for an hour is one line, not seven hundred. */
  private tell(job: Job, err: unknown): void {
    if (this.failing.has(job.name)) return;
    this.failing.add(job.name);
    this.logger.error({ err, job: job.name }, 'a background job failed and is tried again until it works');
  }
}
