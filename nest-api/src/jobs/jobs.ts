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
  /** Whether one run serves all replicas; then `job_runs` knows the last one. */
  readonly isShared: boolean;
  /** When the schedule runs a shared job, in the words of cron and by UTC. */
  readonly cron: string | null;
  /** Null where this process has not run it. */
  readonly last: LastRun | null;
}

/**
 * The registered jobs, run for as long as the process lives.
 *
 * Modules register theirs in `onModuleInit`. A job that fails is logged, counted and tried again; it never takes
 * the process or another job with it.
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

  /** @throws Error a job of that name is there already, or no schedule says its period */
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

  /** Starts nothing more and waits for what is running, so that no work is cut in the middle. */
  async onModuleDestroy(): Promise<void> {
    await Promise.all([this.own.stop(), this.shared.stop()]);
  }

  /**
   * Runs one job now if it is due and no other replica is at it.
   *
   * @returns whether it ran
   * @throws whatever the job throws
   */
  async runIfDue(name: string): Promise<boolean> {
    const job = this.get(name);
    if (!isShared(job)) return this.own.run(job);
    return this.shared.run(job, new Date(this.clock.now().getTime() - job.everyMs));
  }

  /**
   * Runs one job now, whether it is due or not.
   *
   * @returns whether it ran; not while a replica is at it
   * @throws whatever the job throws
   */
  async runNow(name: string): Promise<boolean> {
    const job = this.get(name);
    return isShared(job) ? this.shared.run(job, null) : this.own.run(job);
  }

  /**
   * Has a shared job begin now, in the background. While a replica is at it, it begins again after that, since the run
   * may have passed what this one is for. Does nothing where jobs wait to be told (`WORKS_BY_ITSELF`).
   */
  runSoon(name: string): void {
    this.shared.runSoon(this.get(name));
  }

  /**
   * Runs one now that was given up.
   *
   * @param letter its id among the dead letters
   * @returns whether it ran; not while a replica is at it
   * @throws whatever the job throws
   */
  async retry(name: string, letter: string): Promise<boolean> {
    return this.shared.retry(this.get(name), letter);
  }

  has(name: string): boolean {
    return this.jobs.has(name);
  }

  /** When a schedule of that cron sends its job next. */
  nextOf(cron: string): Promise<Date> {
    return this.shared.nextOf(cron);
  }

  /** Every job, as this process knows it. */
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
