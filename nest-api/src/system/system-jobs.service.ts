import type { JobRunDto, SystemJob } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type JobStanding, Jobs } from '../jobs/jobs.js';

interface Row {
  readonly name: string;
  readonly startedAt: string | Date;
  readonly finishedAt: string | Date;
  readonly succeededAt: string | Date | null;
  readonly failure: string | null;
}

/** The background jobs, for those who run the platform. */
@Injectable()
export class SystemJobs {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  /** By name. */
  async list(): Promise<SystemJob[]> {
    const rows = await this.unit.onPlatform('jobs belong to no tenant', () =>
      this.em.execute<Row[]>(
        `select name, started_at as "startedAt", finished_at as "finishedAt", succeeded_at as "succeededAt", failure
         from job_runs`,
      ),
    );
    const kept = new Map(rows.map((row) => [row.name, row]));
    return this.jobs
      .standings()
      .map((job) => (job.isShared ? ofAll(job, kept.get(job.name)) : ofThisProcess(job)))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  /** Runs it whether it is due or not. @throws NotFoundError */
  async run(caller: Caller, name: string, client: ClientContext): Promise<JobRunDto> {
    if (!this.jobs.standings().some((job) => job.name === name)) throw new NotFoundError('job');
    const done = await this.attempt(name);
    await this.unit.onPlatform('jobs belong to no tenant', () =>
      this.audit.record({
        tenantId: null,
        actor: { type: 'user', id: caller.userId },
        action: 'job.run',
        target: { type: 'job', id: name },
        outcome: done.outcome === 'done' ? 'success' : 'failure',
        address: client.address,
        detail: { outcome: done.outcome },
      }),
    );
    return done;
  }

  private async attempt(name: string): Promise<JobRunDto> {
    try {
      return { outcome: (await this.jobs.runNow(name)) ? 'done' : 'busy', failure: null };
    } catch (error) {
      // What it says may hold addresses or data: the log has it, the screen has its kind.
      return { outcome: 'failed', failure: error instanceof Error ? error.name : 'Error' };
    }
  }
}

function ofAll({ name, everyMs }: JobStanding, row: Row | undefined): SystemJob {
  return {
    name,
    everySeconds: everyMs / 1_000,
    shared: true,
    startedAt: toIso(row?.startedAt),
    finishedAt: toIso(row?.finishedAt),
    succeededAt: toIso(row?.succeededAt),
    failure: row?.failure ?? null,
  };
}

function ofThisProcess({ name, everyMs, last }: JobStanding): SystemJob {
  return {
    name,
    everySeconds: everyMs / 1_000,
    shared: false,
    startedAt: toIso(last?.startedAt),
    finishedAt: toIso(last?.finishedAt),
    succeededAt: toIso(last?.succeededAt),
    failure: last?.failure ?? null,
  };
}

function toIso(time: string | Date | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null;
}
