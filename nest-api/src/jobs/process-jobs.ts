import { Injectable } from '@nestjs/common';
import { Attempts } from './attempts.js';
import type { Job } from './job.js';

/** Delay after a failure, so that an unavailable database is not queried ten times a second. */
const AFTER_FAILURE_MS = 5_000;

/** Runs the jobs with a period of seconds, by a timer in each process. A lock lets one process run at a time. */
@Injectable()
export class ProcessJobs {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private readonly running = new Map<string, Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(private readonly attempts: Attempts) {}

  start(jobs: Iterable<Job>): void {
    for (const job of jobs) this.schedule(job, 0);
  }

  run(job: Job): Promise<boolean> {
    return this.attempts.make(job, this.stopping.signal, null);
  }

  /** Starts no further runs and waits for the running ones. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const timer of this.timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.running.values());
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
    let next = job.everyMs;
    try {
      await this.run(job);
    } catch {
      // The attempt has logged and counted it.
      next = Math.max(next, AFTER_FAILURE_MS);
    }
    this.schedule(job, next);
  }
}
