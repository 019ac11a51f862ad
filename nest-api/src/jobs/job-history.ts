import { Injectable } from '@nestjs/common';
import { BossDatabase } from './boss-database.js';
import { DEAD_LETTERS } from './job-queues.js';
import type { Cause } from './shared-jobs.js';

/** The current activity of a job. */
export interface JobInHand {
  readonly name: string;
  readonly state: 'waiting' | 'retrying' | 'running';
  readonly nextTryAt: Date | null;
}

export interface KeptRun {
  readonly id: string;
  readonly job: string;
  readonly state: 'waiting' | 'retrying' | 'running' | 'done' | 'skipped' | 'failed';
  readonly cause: Cause;
  readonly tries: number;
  /** With microseconds, as in 2026-11-21T12:00:00.123456Z; the position in the list. */
  readonly createdAt: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly nextTryAt: Date | null;
  readonly durationMs: number | null;
  readonly failure: string | null;
}

export interface GivenUp {
  readonly id: string;
  readonly job: string;
  readonly failure: string;
  readonly tries: number;
  readonly sentAt: Date | null;
  readonly givenUpAt: Date;
}

export interface RunsWanted {
  /** The jobs to list. */
  readonly names: readonly string[];
  readonly state?: KeptRun['state'] | undefined;
  /** `createdAt` of the last run on the previous page. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Errors that pg-boss itself detects, such as a dead process, have no kind. */
const KIND = `coalesce(output ->> 'kind', 'Interrupted')`;
const STATE = `case state when 'created' then 'waiting' when 'retry' then 'retrying' when 'active' then 'running'
  when 'completed' then case output ->> 'ran' when 'false' then 'skipped' else 'done' end else 'failed' end`;

/** A retried dead letter keeps its origin. */
const CAUSE = `case when source_root_id is null then coalesce(data ->> 'by', 'schedule') else 'retry' end`;

/** pg-boss's records of the shared jobs. */
@Injectable()
export class JobHistory {
  constructor(private readonly database: BossDatabase) {}

  /** At most one per job, because only one waits or runs. */
  inHand(): Promise<JobInHand[]> {
    return this.database.query<JobInHand>(
      `select name, ${STATE} as state, case state when 'retry' then start_after end as "nextTryAt"
       from boss.job where state < 'completed' and name <> $1`,
      [DEAD_LETTERS],
    );
  }

  /** The newest first. */
  runs({ names, state, before, limit }: RunsWanted): Promise<KeptRun[]> {
    return this.database.query<KeptRun>(
      `select * from (
         select id, name as job, ${STATE} as state, ${CAUSE} as cause, retry_count as tries,
           to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "createdAt",
           started_on as "startedAt", completed_on as "finishedAt",
           case state when 'retry' then start_after end as "nextTryAt",
           round(extract(epoch from completed_on - started_on) * 1000)::float8 as "durationMs",
           case when state in ('retry', 'failed') then ${KIND} end as failure
         from boss.job
         where name = any($1) and state <> 'cancelled' and ($2::timestamptz is null or created_on < $2)
       ) runs
       where $3::text is null or state = $3
       order by "createdAt" desc limit $4`,
      [names, before ?? null, state ?? null, limit],
    );
  }

  /** Number of runs that `runs` finds. @param most the count stops here */
  async countRuns({ names, state }: Pick<RunsWanted, 'names' | 'state'>, most: number): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from (
         select 1 from boss.job
         where name = any($1) and state <> 'cancelled' and ($2::text is null or ${STATE} = $2) limit $3
       ) counted`,
      [names, state ?? null, most],
    );
    return row?.count ?? 0;
  }

  /** The newest first. */
  givenUp(limit: number): Promise<GivenUp[]> {
    return this.database.query<GivenUp>(
      `select id, source_name as job, coalesce(source_output ->> 'kind', 'Interrupted') as failure,
         source_retry_count as tries, source_created_on as "sentAt", created_on as "givenUpAt"
       from boss.job where name = $1 and state = 'created' and source_name is not null
       order by created_on desc limit $2`,
      [DEAD_LETTERS, limit],
    );
  }

  /** The job of a dead letter; null if it does not exist. */
  async jobOf(letter: string): Promise<string | null> {
    const [found] = await this.database.query<{ job: string }>(
      `select source_name as job from boss.job where name = $1 and id = $2 and state = 'created'`,
      [DEAD_LETTERS, letter],
    );
    return found?.job ?? null;
  }

  /** Successful and finally failed runs of the last hour, and the currently waiting ones. */
  async lastHour(): Promise<{ done: number; givenUp: number; waiting: number; waitsSince: Date | null }> {
    const [row] = await this.database.query<{
      done: number;
      givenUp: number;
      waiting: number;
      waitsSince: Date | null;
    }>(
      `select count(*) filter (where state = 'completed')::int as done,
         count(*) filter (where state = 'failed')::int as "givenUp",
         count(*) filter (where state in ('created', 'retry'))::int as waiting,
         min(created_on) filter (where state in ('created', 'retry')) as "waitsSince"
       from boss.job where name <> $1 and name not like '\\_\\_pgboss\\_\\_%'
         and (state < 'active' or completed_on > now() - interval '1 hour')`,
      [DEAD_LETTERS],
    );
    return row ?? { done: 0, givenUp: 0, waiting: 0, waitsSince: null };
  }
}
