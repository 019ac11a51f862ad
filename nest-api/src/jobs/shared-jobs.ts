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

/** So many at a time: each holds one of the maintenance role's connections, and the timers need theirs. */
const AT_ONCE = 3;
/** How often a queue is looked at. Nothing here is waited for: what is, runs by `run`. */
const LOOK_SECONDS = 20;
/** What runs every few minutes shall run in the minute that its schedule says. */
const LOOK_OFTEN_SECONDS = 5;
const OFTEN_MS = 5 * 60_000;
const AFTER_FAILURE_MS = 5_000;
/** How soon a job that is wanted now is asked for again while another run of it lasts. */
const AFTER_BUSY_MS = 2_000;
/** What is served comes first: until then the process is about to open its port. */
const AFTER_START_MS = 250;
/** How long a stop waits for what is running; whatever is cut off then is tried again later. */
const STOP_MS = 10_000;
/** One that is sent to be fetched at once; were the process to die between the two, it would run after that. */
const SENT_TO_ONESELF_SECONDS = 60;
const HEARTBEAT_MS = 5_000;

/** What brought a run about. */
export type Cause = 'schedule' | 'start' | 'hand' | 'retry';

interface Sent {
  readonly by: Cause;
}

/** A run that this process has claimed; a later attempt at the same is none of its business. */
interface Claim {
  readonly id: string;
  readonly retryCount: number;
}

/** Runs the jobs that one run serves all replicas for: pg-boss has their queues, schedules, retries and history. */
@Injectable()
export class SharedJobs {
  private readonly logger = new Logger('Jobs');
  private readonly jobs = new Map<string, Job>();
  private readonly turns = new Turns(AT_ONCE);
  private readonly prepared = new Set<string>();
  private readonly running = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();
  /** Jobs that wait for a run of another process to end. */
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

  /** Begins in the background: nothing that is served waits for it. */
  start(): void {
    if (this.client.worksByItself) this.working = this.work();
  }

  /**
   * Runs one now, in this process.
   *
   * @param dueSince only if it has not worked since then; null: whenever that was
   * @returns whether it ran; not while a replica is at it
   * @throws whatever the job throws
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

  /** Tries until it had its run; a failure is told by the attempt and tried again by the schedule. */
  runSoon(job: Job): void {
    if (!this.client.worksByItself || this.wanted.has(job.name)) return;
    this.wanted.add(job.name);
    const run = this.runOnceFree(job).catch(() => null);
    this.running.add(run);
    void run.finally(() => this.running.delete(run));
  }

  private async runOnceFree(job: Job): Promise<void> {
    while (!this.stopping.signal.aborted) {
      // Whoever wants it from here on wants another run: this one may have passed what they are for.
      this.wanted.delete(job.name);
      if (await this.run(job, null)) return;
      this.wanted.add(job.name);
      await this.wait(AFTER_BUSY_MS);
    }
  }

  /**
   * Takes one that was given up out of the dead letters, and runs it now.
   *
   * @param letter its id among the dead letters
   * @returns whether it ran; not while a replica is at it
   * @throws whatever the job throws
   */
  async retry(job: Job, letter: string): Promise<boolean> {
    const boss = await this.client.started();
    await this.prepare([job]);
    await boss.redrive(DEAD_LETTERS, { ids: [letter] });
    return this.run(job, null, 'retry');
  }

  /** When its schedule sends it next. */
  async nextOf(cron: string): Promise<Date> {
    const boss = await this.client.open();
    return boss.previewSchedule(cron, { count: 1 })[0] as Date;
  }

  /** Starts nothing more and waits for what is running, so that no work is cut in the middle. */
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

  /** Until it has begun: the database may be away, or not be migrated yet. */
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

  /** As long as that, or until this process stops. */
  private async wait(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.stopping.signal, ref: false }).catch(() => null);
  }

  /** What became due while nobody ran: schedules send only what is to come. */
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

  /** Two causes may come close together, such as a start and the schedule: then the second has nothing to do. */
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

  /** One that waits or runs already is not sent a second time; one that waits is the one that is taken. */
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
      // Were this lost as well, the heartbeat that stays away would bring the job back.
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
