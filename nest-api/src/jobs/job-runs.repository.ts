import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { UnitOfWork } from '../database/unit-of-work.js';

/** The last run of a shared job, and the last successful one. */
export interface LastRun {
  readonly startedAt: string | Date;
  readonly finishedAt: string | Date;
  readonly succeededAt: string | Date | null;
  readonly failure: string | null;
}

/** Results of the last runs of shared jobs. */
@Injectable()
export class JobRuns {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** By the name of the job. */
  async last(): Promise<Map<string, LastRun>> {
    const rows = await this.unit.onPlatform('jobs belong to no tenant', () =>
      this.em.execute<(LastRun & { name: string })[]>(
        `select name, started_at as "startedAt", finished_at as "finishedAt", succeeded_at as "succeededAt", failure
         from job_runs`,
      ),
    );
    return new Map(rows.map((row) => [row.name, row]));
  }
}

/** @param client connected as the maintenance role @param failure null for a successful run */
export async function noteRun(
  client: ClientBase,
  name: string,
  run: { readonly startedAt: Date; readonly finishedAt: Date; readonly failure: string | null },
): Promise<void> {
  await client.query(
    `insert into job_runs as run (name, started_at, finished_at, succeeded_at, failure)
     values ($1, $2, $3, case when $4::text is null then $2::timestamptz end, $4)
     on conflict (name) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
       succeeded_at = coalesce(excluded.succeeded_at, run.succeeded_at), failure = excluded.failure`,
    [name, run.startedAt, run.finishedAt, run.failure],
  );
}

/** Whether a shared job has not succeeded since `since`, on any replica. */
export async function isDue(client: ClientBase, name: string, since: Date): Promise<boolean> {
  const sql = 'select 1 from job_runs where name = $1 and succeeded_at > $2';
  return (await client.query(sql, [name, since])).rowCount === 0;
}
