import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { Attempts, type LastRun } from './attempts.js';
import { cronOf } from './cron.js';
import { isShared, type Job } from './job.js';
import { ProcessJobs } from './process-jobs.js';
import { SharedJobs } from './shared-jobs.js';

export interface JobStanding {
  readonly name: string;
  readonly everyMs: number;
  /** Whether one run serves all replicas; `job_runs` then stores the last one. */
  readonly isShared: boolean;
  /** Schedule of a shared job as a cron expression in UTC. */
  readonly cron: string | null;
  /** Null if this process has not run it. */
  readonly last: LastRun | null;
}

/**
 * Runs the registered jobs for the lifetime of the process.
 *
 * Modules register their jobs in `onModuleInit`. A failed job is logged, counted and retried; it never affects the
 * process or another job.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly jobs = new Map<string, Job>();

  constructor(
    private readonly shared: SharedJobs,
    private readonly own: ProcessJobs,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  /** @throws Error a job of that name exists, or no schedule can express its period */
  register(job: Job): void {
    if (this.jobs.has(job.name)) throw new Error(`two jobs are called ${job.name}`);
    if (isShared(job)) cronOf(job.name, job.everyMs);
    this.jobs.set(job.name, job);
    if (isShared(job)) this.shared.add(job);
  }

  onApplicationBootstrap(): void {
    this.own.start([...this.jobs.values()].filter((job) => !isShared(job)));
    this.shared.start();
  }

  /** Starts no further runs and waits for the running ones, so that no work is interrupted. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.own.stop(), this.shared.stop()]);
  }

  /**
   * Runs a job now if it is due and no other replica is running it.
   *
   * @returns whether it ran
   * @throws any error of the job
   */
  async runIfDue(name: string): Promise<boolean> {
    const job = this.get(name);
    if (!isShared(job)) return this.own.run(job);
    return this.shared.run(job, new Date(this.clock.now().getTime() - job.everyMs));
  }

  /**
   * Runs a job now, whether it is due or not.
   *
   * @returns whether it ran; false while a replica is running it
   * @throws any error of the job
   */
  async runNow(name: string): Promise<boolean> {
    const job = this.get(name);
    return isShared(job) ? this.shared.run(job, null) : this.own.run(job);
  }

  /**
   * Starts a shared job in the background. If a replica is running it, it runs again afterwards, because the current
   * run may have passed the new work. Does nothing if jobs do not run automatically (`WORKS_BY_ITSELF`).
   */
  runSoon(name: string): void {
    this.shared.runSoon(this.get(name));
  }

  /**
   * Retries a dead letter now.
   *
   * @param letter its ID among the dead letters
   * @returns whether it ran; false while a replica is running it
   * @throws any error of the job
   */
  async retry(name: string, letter: string): Promise<boolean> {
    return this.shared.retry(this.get(name), letter);
  }

  has(name: string): boolean {
    return this.jobs.has(name);
  }

  /** The next time of a cron schedule. */
  nextOf(cron: string): Promise<Date> {
    return this.shared.nextOf(cron);
  }

  /** Every job, with the state that this process knows. */
  standings(): JobStanding[] {
    return [...this.jobs.values()].map((job) => {
      const cron = isShared(job) ? cronOf(job.name, job.everyMs) : null;
      return {
        name: job.name,
        everyMs: job.everyMs,
        isShared: isShared(job),
        cron,
        last: this.attempts.lastOf(job.name),
      };
    });
  }

  private get(name: string): Job {
    const job = this.jobs.get(name);
    if (!job) throw new Error(`no job is called ${name}`);
    return job;
  }
}
