import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { Job as Claimed } from 'pg-boss';
import { Clock } from '../common/clock.js';
import { Attempts } from './attempts.js';
import { BossClient } from './boss-client.js';
import { BossDatabase } from './boss-database.js';
import { type Job, kindOf } from './job.js';
import { JobFailure } from './job-failure.js';
import { DEAD_LETTERS, prepareQueues, prepareSchedules } from './job-queues.js';
import { isDue } from './job-runs.repository.js';
import { MaintenanceDatabase } from './maintenance-database.js';
import { Turns } from './turns.js';

/** Maximum of concurrent jobs: each holds a connection of the maintenance role, and the timers need theirs. */
const AT_ONCE = 3;
/** Polling interval of a queue. Urgent jobs run by `run`. */
const LOOK_SECONDS = 20;
/** Frequent jobs must run in the minute of their schedule. */
const LOOK_OFTEN_SECONDS = 5;
const OFTEN_MS = 5 * 60_000;
const AFTER_FAILURE_MS = 5_000;
/** How soon an urgent job is tried again while another run is in progress. */
const AFTER_BUSY_MS = 2_000;
/** Delay after the start, so that the process opens its port first. */
const AFTER_START_MS = 250;
/** How long a shutdown waits for running jobs. Interrupted ones are retried later. */
const STOP_MS = 10_000;
/**
 * A job that this process sends to claim it immediately. If the process died in between, it would run after this time.
 */
const SENT_TO_ONESELF_SECONDS = 60;
const HEARTBEAT_MS = 5_000;

/** The cause of a run. */
export type Cause = 'schedule' | 'start' | 'hand' | 'retry';

interface Sent {
  readonly by: Cause;
}

/** A run that this process has claimed. Later attempts at it belong to other processes. */
interface Claim {
  readonly id: string;
  readonly retryCount: number;
}

/** Runs the shared jobs. pg-boss manages their queues, schedules, retries and history. */
@Injectable()
export class SharedJobs {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  private readonly turns = new Turns(AT_ONCE);
  private readonly prepared = new Set<string>();
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();
  /** Jobs that wait for a run in another process to end. */
  private readonly wanted = new Set<string>();
  private working: Promise<void> | undefined;

  constructor(
    private readonly database: BossDatabase,
    private readonly client: BossClient,
    private readonly maintenance: MaintenanceDatabase,
    private readonly attempts: Attempts,
    private readonly clock: Clock,
  ) {}

  add(job: Job): void {
    this.jobs.set(job.name, job);
  }

  /** Starts in the background, so that requests do not wait for it. */
  start(): void {
    if (this.client.worksByItself) this.working = this.work();
  }

  /**
   * Runs a job now, in this process.
   *
   * @param dueSince only if it has not succeeded since then; null runs it in any case
   * @returns whether it ran; false while a replica is running it
   * @throws any error of the job
   */
  async run(job: Job, dueSince: Date | null, cause: Cause = 'hand'): Promise<boolean> {
    await this.prepare([job]);
    if (dueSince && !(await this.maintenance.withConnection((client) => isDue(client, job.name, dueSince)))) {
      return false;
    }
    const mine = await this.claim(job.name, cause);
    if (!mine) return false;
    const run = this.carryOut(job, mine, dueSince);
    this.running.add(run);
    return run.finally(() => this.running.delete(run));
  }

  /** Tries until the job has run. The attempt logs a failure, and the schedule retries it. */
  runSoon(job: Job): void {
    if (!this.client.worksByItself || this.wanted.has(job.name)) return;
    this.wanted.add(job.name);
    const run = this.runOnceFree(job).catch(() => null);
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
  }

  private async runOnceFree(job: Job): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // A request from now on needs another run, because this one may have passed the new work.
      this.wanted.delete(job.name);
      if (await this.run(job, null)) return;
      this.wanted.add(job.name);
      await this.wait(AFTER_BUSY_MS);
    }
  }

  /**
   * Removes a dead letter from its queue and runs it now.
   *
   * @param letter its ID among the dead letters
   * @returns whether it ran; false while a replica is running it
   * @throws any error of the job
   */
  async retry(job: Job, letter: string): Promise<boolean> {
    const boss = await this.client.started();
    await this.prepare([job]);
    await boss.redrive(DEAD_LETTERS, { ids: [letter] });
    return this.run(job, null, 'retry');
  }

  /** The next time of its schedule. */
  async nextOf(cron: string): Promise<Date> {
    const boss = await this.client.open();
    return boss.previewSchedule(cron, { count: 1 })[0] as Date;
  }

  /** Starts no further runs and waits for the running ones, so that no work is interrupted. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const enough = Promise.withResolvers<void>();
    const limit = setTimeout(enough.resolve, STOP_MS);
    await Promise.race([Promise.allSettled([this.working, ...this.running]), enough.promise]);
    clearTimeout(limit);
    await this.client.stop(STOP_MS);
  }

  private async prepare(jobs: readonly Job[]): Promise<void> {
    const fresh = jobs.filter(({ name }) => !this.prepared.has(name));
    if (fresh.length === 0) return;
    await prepareQueues(await this.client.started(), fresh);
    for (const { name } of fresh) this.prepared.add(name);
  }

  /** Retries until it has started: the database may be unavailable or not migrated yet. */
  private async work(): Promise<void> {
    let isTold = false;
    await this.wait(AFTER_START_MS);
    while (!this.stopping.signal.aborted) {
      try {
        const jobs = [...this.jobs.values()];
        await this.prepare(jobs);
        await prepareSchedules(await this.client.started(), jobs);
        await this.sendOverdue();
        for (const job of jobs) await this.workOn(job);
        return;
      } catch (err) {
        if (this.stopping.signal.aborted) return;
        if (!isTold && !this.database.isAway)
          this.logger.error({ err }, 'shared background jobs can not begin');
        isTold = true;
        await this.wait(AFTER_FAILURE_MS);
      }
    }
  }

  /** Waits this long, or until this process stops. */
  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => null);
  }

  /** Sends jobs that became due while no process ran, because schedules send only future ones. */
  private async sendOverdue(): Promise<void> {
    const boss = await this.client.started();
    for (const { name, everyMs } of this.jobs.values()) {
      const since = new Date(this.clock.now().getTime() - everyMs);
      const due = await this.maintenance.withConnection((client) => isDue(client, name, since));
      if (due) await boss.send(name, { by: 'start' } satisfies Sent);
    }
  }

  private async workOn(job: Job): Promise<void> {
    const seconds = job.everyMs < OFTEN_MS ? LOOK_OFTEN_SECONDS : LOOK_SECONDS;
    const options = { pollingIntervalSeconds: seconds };
    const boss = await this.client.started();
    await boss.work<Sent>(job.name, options, ([sent]) => this.handle(job, sent as Claimed<Sent>));
  }

  /** Two causes may coincide, such as a start and the schedule. The second one then has nothing to do. */
  private async handle(job: Job, { data, signal }: Claimed<Sent>): Promise<{ ran: boolean }> {
    const isWanted = data?.by === 'hand' || data?.by === 'retry';
    const dueSince = isWanted ? null : new Date(this.clock.now().getTime() - job.everyMs / 2);
    try {
      const either = AbortSignal.any([this.stopping.signal, signal]);
      return { ran: await this.turns.take(() => this.attempt(job, either, dueSince)) };
    } catch (error) {
      throw new JobFailure(kindOf(error));
    }
  }

  /** A waiting or running job is not sent a second time. A waiting one is claimed. */
  private async claim(name: string, by: Cause): Promise<Claim | undefined> {
    const boss = await this.client.started();
    await boss.send(name, { by } satisfies Sent, { startAfter: SENT_TO_ONESELF_SECONDS });
    const [mine] = await boss.fetch<Sent>(name, { ignoreStartAfter: true, includeMetadata: true });
    return mine;
  }

  private async carryOut(job: Job, { id, retryCount }: Claim, dueSince: Date | null): Promise<boolean> {
    const mine = { id, retryCount };
    const boss = await this.client.started();
    const beat = setInterval(() => void boss.touch(job.name, mine).catch(() => null), HEARTBEAT_MS);
    beat.unref();
    try {
      const ran = await this.turns.take(() => this.attempt(job, this.stopping.signal, dueSince));
      await boss.complete(job.name, mine, { ran });
      return ran;
    } catch (error) {
      // If this fails too, the missing heartbeat returns the job to its queue.
      await boss.fail(job.name, mine, new JobFailure(kindOf(error)).toJSON()).catch(() => null);
      throw error;
    } finally {
      clearInterval(beat);
    }
  }

  private async attempt(job: Job, stopping: AbortSignal, dueSince: Date | null): Promise<boolean> {
    if (stopping.aborted) throw new JobFailure('Stopped');
    return this.attempts.make(job, stopping, dueSince);
  }
}
