import type { DeadLetters, JobRecords, JobRecordsQuery, JobRunDto, SystemJob } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { counted } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { kindOf } from '../jobs/job.js';
import { JobHistory, type JobInHand } from '../jobs/job-history.js';
import { JobRuns, type LastRun } from '../jobs/job-runs.repository.js';
import { type JobStanding, Jobs } from '../jobs/jobs.js';

const PAGE = 50;
const MOST_LETTERS = 100;

/** Background jobs, for superadmins. */
@Injectable()
export class SystemJobs {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
    private readonly history: JobHistory,
    private readonly lastRuns: JobRuns,
  ) {}

  /** Sorted by name. */
  async list(): Promise<SystemJob[]> {
    const [kept, inHand] = await Promise.all([this.lastRuns.last(), this.history.inHand()]);
    const hands = new Map(inHand.map((hand) => [hand.name, hand]));
    const jobs = this.jobs.standings().map(async (job) => {
      const last = job.isShared ? kept.get(job.name) : job.last;
      const nextAt = job.cron === null ? null : await this.jobs.nextOf(job.cron);
      return toJob(job, nextAt, last, hands.get(job.name));
    });
    return (await Promise.all(jobs)).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** A page of the runs of shared jobs, the newest first. */
  async runs({ job, state, cursor, count }: JobRecordsQuery): Promise<JobRecords> {
    const known = this.jobs.standings().map(({ name }) => name);
    const names = known.filter((name) => !job || name === job);
    const found = await this.history.runs({ names, state, before: cursor, limit: PAGE + 1 });
    const { total } = await counted(found, { count, cursor, limit: PAGE }, (most) =>
      this.history.countRuns({ names, state }, most),
    );
    const page = found.slice(0, PAGE);
    return {
      items: page.map((run) => ({
        ...run,
        startedAt: toIso(run.startedAt),
        finishedAt: toIso(run.finishedAt),
        nextTryAt: toIso(run.nextTryAt),
      })),
      nextCursor: found.length > PAGE ? (page.at(-1)?.createdAt ?? null) : null,
      ...(total !== undefined && { total }),
    };
  }

  async deadLetters(): Promise<DeadLetters> {
    const [letters, kept] = await Promise.all([this.history.givenUp(MOST_LETTERS), this.lastRuns.last()]);
    const items = letters.map((letter) => {
      const worked = kept.get(letter.job)?.succeededAt;
      const isOver = worked && new Date(worked) > letter.givenUpAt;
      return {
        ...letter,
        sentAt: toIso(letter.sentAt),
        givenUpAt: letter.givenUpAt.toISOString(),
        workedSince: isOver ? toIso(worked) : null,
      };
    });
    return { items, total: items.length };
  }

  /** Runs a job whether it is due or not. @throws NotFoundError */
  async run(caller: Caller, name: string, client: ClientContext): Promise<JobRunDto> {
    if (!this.jobs.has(name)) throw new NotFoundError('job');
    return this.tell(caller, name, client, await attempt(() => this.jobs.runNow(name)), false);
  }

  /** Retries a dead letter. @throws NotFoundError */
  async retry(caller: Caller, letter: string, client: ClientContext): Promise<JobRunDto> {
    const name = await this.history.jobOf(letter);
    if (!name || !this.jobs.has(name)) throw new NotFoundError('job');
    return this.tell(caller, name, client, await attempt(() => this.jobs.retry(name, letter)), true);
  }

  private async tell(
    caller: Caller,
    name: string,
    client: ClientContext,
    done: JobRunDto,
    isRetry: boolean,
  ): Promise<JobRunDto> {
    await this.unit.onPlatform('jobs belong to no tenant', () =>
      this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: caller.userId },
        action: 'job.run',
        target: { type: 'job', id: name },
        outcome: done.outcome === 'done' ? 'success' : 'failure',
        address: client.address,
        detail: isRetry ? { outcome: done.outcome, retry: true } : { outcome: done.outcome },
      }),
    );
    return done;
  }
}

async function attempt(run: () => Promise<boolean>): Promise<JobRunDto> {
  try {
    return { outcome: (await run()) ? 'done' : 'busy', failure: null };
  } catch (error) {
    // The error message may contain addresses or data, so it is only logged. The page shows its kind.
    return { outcome: 'failed', failure: kindOf(error) };
  }
}

function toJob(
  { name, everyMs, isShared, cron }: JobStanding,
  nextAt: Date | null,
  last: LastRun | null | undefined,
  hand: JobInHand | undefined,
): SystemJob {
  return {
    name,
    everySeconds: everyMs / 1_000,
    shared: isShared,
    cron,
    nextAt: toIso(nextAt),
    state: hand?.state ?? 'idle',
    nextTryAt: toIso(hand?.nextTryAt),
    startedAt: toIso(last?.startedAt),
    finishedAt: toIso(last?.finishedAt),
    succeededAt: toIso(last?.succeededAt),
    failure: last?.failure ?? null,
  };
}

function toIso(time: string | Date | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
