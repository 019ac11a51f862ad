import type { DirectoryChangeKind } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../common/paging.js';
import { textArray } from '../database/text-array.js';
import type { DirectoryCaller } from './directory-caller.js';

/** What happened to a user. `before` and `after` hold what changed. */
export interface Change {
  readonly kind: DirectoryChangeKind;
  readonly directoryUserId: string;
  readonly userId: string;
  readonly userName: string;
  readonly before: Readonly<Record<string, string | null>> | null;
  readonly after: Readonly<Record<string, string | null>> | null;
}

export interface ChangeRow extends Change {
  readonly id: string;
  readonly caller: DirectoryCaller['by'];
  readonly requestId: string;
  readonly at: Date;
  readonly undoneAt: Date | null;
}

export interface DayRow extends Record<DirectoryChangeKind | 'undone', number> {
  readonly day: string;
}

const COLUMNS = `c.id, c.kind, c.directory_user_id as "directoryUserId", c.user_id as "userId", c.user_name as "userName",
  c.before, c.after, c.caller, c.request_id as "requestId", c.at, c.undone_at as "undoneAt"`;

/** A day in UTC as the bounds of its changes. */
const OF_DAY = `c.at >= ?::date::timestamp at time zone 'UTC' and c.at < (?::date + 1)::timestamp at time zone 'UTC'`;

/** What directories changed. Joins the unit of work that is open. */
@Injectable()
export class DirectoryChangesRepository {
  constructor(private readonly em: EntityManager) {}

  async add(
    { tenantId, directoryId, by, requestId }: DirectoryCaller,
    changes: readonly Change[],
    now: Date,
  ): Promise<void> {
    if (changes.length === 0) return;
    const rows = changes.map((change) => ({
      id: uuidv7(),
      directory_user_id: change.directoryUserId,
      user_id: change.userId,
      user_name: change.userName,
      kind: change.kind,
      before: change.before,
      after: change.after,
    }));
    await this.em.execute(
      `insert into directory_changes (id, tenant_id, directory_id, directory_user_id, user_id, user_name, kind, before,
         after, caller, request_id, at)
       select r.id, ?, ?, r.directory_user_id, r.user_id, r.user_name, r.kind, r.before, r.after, ?::jsonb, ?, ?
       from jsonb_to_recordset(?::jsonb) as r (id uuid, directory_user_id uuid, user_id uuid, user_name text, kind text,
         before jsonb, after jsonb)`,
      [tenantId, directoryId, JSON.stringify(by), requestId, now, JSON.stringify(rows)],
    );
  }

  /** How many the directory itself deactivated since a time. */
  async countDeactivated(directoryId: string, since: Date): Promise<number> {
    const [row] = await this.em.execute<[{ count: number }]>(
      `select count(*)::int as count from directory_changes c where c.directory_id = ? and c.at >= ?
         and c.kind in ('deactivated', 'deleted') and c.undone_at is null and c.caller ->> 'kind' <> 'admin'`,
      [directoryId, since],
    );
    return row.count;
  }

  /** At most `limit + 1`, the newest first. */
  page(
    directoryId: string,
    { day, cursor, limit }: { day?: string | undefined; cursor?: string | undefined; limit: number },
  ): Promise<ChangeRow[]> {
    const before = cursor ? decodeCursor(cursor)[1] : null;
    return this.em.execute(
      `select ${COLUMNS} from directory_changes c
       where c.directory_id = ? and ${day ? OF_DAY : 'true'} and (?::uuid is null or c.id < ?::uuid)
       order by c.id desc limit ?`,
      [directoryId, ...(day ? [day, day] : []), before, before, limit + 1],
    );
  }

  /** The newest first. */
  days(directoryId: string): Promise<DayRow[]> {
    return this.em.execute(
      `select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD') as day, ${KINDS}, count(c.undone_at)::int as undone
       from directory_changes c where c.directory_id = ? group by 1 order by 1 desc`,
      [directoryId],
    );
  }

  /** All that happened to users on a day and was not undone, the newest first. */
  ofDay(directoryId: string, day: string): Promise<ChangeRow[]> {
    return this.em.execute(
      `select ${COLUMNS} from directory_changes c
       where c.directory_id = ? and ${OF_DAY} and c.undone_at is null and c.user_id is not null order by c.id desc`,
      [directoryId, day, day],
    );
  }

  async noteUndone(directoryId: string, ids: readonly string[], now: Date): Promise<void> {
    await this.em.execute(
      'update directory_changes set undone_at = ? where directory_id = ? and id = any(?::uuid[])',
      [now, directoryId, textArray(ids)],
    );
  }
}

const KINDS = (['created', 'linked', 'updated', 'deactivated', 'reactivated', 'deleted'] as const)
  .map((kind) => `count(*) filter (where c.kind = '${kind}')::int as ${kind}`)
  .join(', ');
