import {
  type DirectoryPullCounts,
  type DirectoryPullFailure,
  type DirectoryPullKind,
  type DirectoryPullRunDto,
  type PageQuery,
  PULL_RUNS_KEPT,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../../common/paging.js';
import type { PullCursor } from './pull-source.js';

export interface PullError {
  readonly code: DirectoryPullFailure;
  readonly message: string;
}

export interface PullRun {
  readonly id: string;
  readonly tenantId: string;
  readonly directoryId: string;
  readonly kind: DirectoryPullKind;
  readonly startedBy: string | null;
  readonly state: DirectoryPullRunDto['state'];
  readonly phase: DirectoryPullRunDto['phase'];
  /** Pages that were saved. */
  readonly step: number;
  readonly cursor: PullCursor | null;
  readonly nextCursor: PullCursor | null;
  readonly counts: Partial<DirectoryPullCounts>;
  readonly error: PullError | null;
  readonly startedAt: Date;
  readonly workedAt: Date;
  readonly finishedAt: Date | null;
}

/** What a step changes of its run. */
export interface PullStep {
  readonly phase: PullRun['phase'];
  readonly cursor?: PullCursor | null;
  readonly nextCursor?: PullCursor;
}

const COLUMNS = `r.id, r.tenant_id as "tenantId", r.directory_id as "directoryId", r.kind, r.started_by as "startedBy",
  r.state, r.phase, r.step, r.cursor, r.next_cursor as "nextCursor", r.counts, r.error, r.started_at as "startedAt",
  r.worked_at as "workedAt", r.finished_at as "finishedAt"`;

/** Reads of directories. Joins the unit of work that is open. */
@Injectable()
export class PullRunsRepository {
  constructor(private readonly em: EntityManager) {}

  async running(directoryId: string): Promise<PullRun | null> {
    const [row] = await this.em.execute<PullRun[]>(
      `select ${COLUMNS} from directory_pull_runs r where r.directory_id = ? and r.state = 'running'`,
      [directoryId],
    );
    return row ?? null;
  }

  async last(directoryId: string): Promise<PullRun | null> {
    const [row] = await this.em.execute<PullRun[]>(
      `select ${COLUMNS} from directory_pull_runs r where r.directory_id = ? and r.state <> 'running'
       order by r.id desc limit 1`,
      [directoryId],
    );
    return row ?? null;
  }

  /** At most `limit + 1`, the newest first. */
  page(directoryId: string, { limit, cursor }: PageQuery): Promise<PullRun[]> {
    const before = cursor ? decodeCursor(cursor)[1] : null;
    return this.em.execute(
      `select ${COLUMNS} from directory_pull_runs r
       where r.directory_id = ? and (?::uuid is null or r.id < ?::uuid) order by r.id desc limit ?`,
      [directoryId, before, before, limit + 1],
    );
  }

  /** Begins one, and forgets the oldest. Another process may have begun one: then that one. */
  async begin(
    run: Pick<PullRun, 'tenantId' | 'directoryId' | 'kind' | 'startedBy'>,
    now: Date,
  ): Promise<PullRun | null> {
    await this.em.execute(
      `insert into directory_pull_runs (id, tenant_id, directory_id, kind, started_by, started_at, worked_at)
       values (?, ?, ?, ?, ?, ?, ?) on conflict (directory_id) where state = 'running' do nothing`,
      [uuidv7(), run.tenantId, run.directoryId, run.kind, run.startedBy, now, now],
    );
    await this.em.execute(
      `delete from directory_pull_runs where id in (
         select id from directory_pull_runs where directory_id = ? order by id desc offset ?)`,
      [run.directoryId, PULL_RUNS_KEPT],
    );
    return this.running(run.directoryId);
  }

  /**
   * Saves a step, together with what it changed. Holds the run until the unit of work ends.
   *
   * @returns null: another process saved this step already
   */
  async advance(
    { id, step }: Pick<PullRun, 'id' | 'step'>,
    change: PullStep,
    now: Date,
  ): Promise<PullRun | null> {
    const { phase, cursor, nextCursor } = change;
    const [row] = await this.em.execute<PullRun[]>(
      `update directory_pull_runs r set step = r.step + 1, phase = ?, cursor = ?::jsonb,
         next_cursor = coalesce(?::jsonb, r.next_cursor), error = null, worked_at = ?
       where r.id = ? and r.step = ? and r.state = 'running' returning ${COLUMNS}`,
      [
        phase,
        cursor ? JSON.stringify(cursor) : null,
        nextCursor ? JSON.stringify(nextCursor) : null,
        now,
        id,
        step,
      ],
    );
    return row ?? null;
  }

  async count(id: string, counts: PullRun['counts']): Promise<void> {
    await this.em.execute(
      `update directory_pull_runs r set counts = r.counts || coalesce((
         select jsonb_object_agg(c.key, coalesce((r.counts ->> c.key)::int, 0) + c.value::int)
         from jsonb_each_text(?::jsonb) c), '{}') where r.id = ?`,
      [JSON.stringify(counts), id],
    );
  }

  /** Reads everything from the beginning. */
  async startOver({ id }: Pick<PullRun, 'id'>, now: Date): Promise<PullRun | null> {
    const [row] = await this.em.execute<PullRun[]>(
      `update directory_pull_runs r set kind = 'full', phase = 'users', cursor = null, next_cursor = null,
         step = r.step + 1, worked_at = ? where r.id = ? and r.state = 'running' returning ${COLUMNS}`,
      [now, id],
    );
    return row ?? null;
  }

  /** Ends the one that is under way, if there is one: what it read no longer counts. */
  async supersede(directoryId: string, now: Date): Promise<void> {
    const error = { code: 'superseded', message: 'The settings changed. Everything is read again.' };
    await this.em.execute(
      `update directory_pull_runs set state = 'failed', error = ?::jsonb, cursor = null, worked_at = ?, finished_at = ?
       where directory_id = ? and state = 'running'`,
      [JSON.stringify(error), now, now, directoryId],
    );
  }

  async note(id: string, error: PullError, now: Date): Promise<void> {
    await this.em.execute(
      `update directory_pull_runs set error = ?::jsonb, worked_at = ? where id = ? and state = 'running'`,
      [JSON.stringify(error), now, id],
    );
  }

  async finish(id: string, state: 'succeeded' | 'failed', error: PullError | null, now: Date): Promise<void> {
    await this.em.execute(
      `update directory_pull_runs set state = ?, phase = case when ? = 'succeeded' then 'finished' else phase end,
         error = ?::jsonb, cursor = null, worked_at = ?, finished_at = ? where id = ? and state = 'running'`,
      [state, state, error && JSON.stringify(error), now, now, id],
    );
  }
}
