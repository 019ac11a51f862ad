import type { ImportDto, ImportLineQuery, PageQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Clock } from '../common/clock.js';
import { decodeCursor } from '../common/paging.js';
import type { ImportRow, LineOutcome, LineRow, NewImport } from './import.js';

/** Whose imports: a tenant's own, or the platform's. */
export interface ImportScope {
  readonly kind: ImportDto['kind'];
  readonly tenantId: string | null;
}

/** The columns of `imports` by the names of `ImportRow`. */
const COLUMNS = `id, tenant_id as "tenantId", kind, state, lines, created, skipped, failed, options,
  started_by as "startedBy", address, stopped_because as "stoppedBecause", created_at as "createdAt",
  finished_at as "finishedAt"`;

/** Imports and their lines, in the unit of work of the caller. */
@Injectable()
export class ImportsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async find({ kind, tenantId }: ImportScope, id: string): Promise<ImportRow | null> {
    const [row] = await this.em.execute<ImportRow[]>(
      `select ${COLUMNS} from imports where id = ? and kind = ? and tenant_id is not distinct from ?::uuid`,
      [id, kind, tenantId],
    );
    return row ?? null;
  }

  /** At most `limit + 1`, the newest first. */
  page({ kind, tenantId }: ImportScope, { limit, cursor }: PageQuery): Promise<ImportRow[]> {
    const [before, beforeId] = cursor ? decodeCursor(cursor) : [null, null];
    return this.em.execute<ImportRow[]>(
      `select ${COLUMNS} from imports
       where kind = ? and tenant_id is not distinct from ?::uuid
         and (?::timestamptz is null or (created_at, id) < (?::timestamptz, ?::uuid))
       order by created_at desc, id desc limit ?`,
      [kind, tenantId, before, before, beforeId, limit + 1],
    );
  }

  /** At most `limit + 1`, in the order of the file. */
  lines(id: string, { limit, cursor, outcome }: ImportLineQuery): Promise<LineRow[]> {
    const after = cursor ? Number(decodeCursor(cursor)[0]) || 0 : 0;
    return this.em.execute<LineRow[]>(
      `select line, outcome, cells, message from import_lines
       where import_id = ? and line > ? and (?::text is null or outcome = ?) order by line limit ?`,
      [id, after, outcome ?? null, outcome ?? null, limit + 1],
    );
  }

  /** @returns false where the id exists */
  async insert(id: string, order: NewImport): Promise<boolean> {
    const { tenantId, kind, startedBy, address, options, columns, lines } = order;
    const failed = lines.filter((line) => line.failed !== null).length;
    const now = this.clock.now();
    const isOver = failed === lines.length;
    const inserted = await this.em.execute<unknown[]>(
      `insert into imports (id, tenant_id, kind, state, lines, failed, options, started_by, address, created_at,
         worked_at, finished_at)
       values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?) on conflict (id) do nothing returning 1`,
      [
        id,
        tenantId,
        kind,
        isOver ? 'done' : 'waiting',
        lines.length,
        failed,
        // An object of jsonb forgets the order of its keys.
        JSON.stringify({ ...options, columns: columns.join(',') }),
        startedBy,
        address,
        now,
        now,
        isOver ? now : null,
      ],
    );
    if (inserted.length === 0) return false;
    await this.em.execute(
      `insert into import_lines (import_id, line, tenant_id, outcome, cells, email_key, message)
       select ?::uuid, l.line, ?::uuid, case when l.failed is null then 'waiting' else 'failed' end, l.cells,
         l."emailKey", l.failed
       from jsonb_to_recordset(?::jsonb) as l (line int, cells jsonb, "emailKey" text, failed text)`,
      [id, tenantId, JSON.stringify(lines.map(bounded))],
    );
    return true;
  }

  /** One that is not over, held until the unit of work ends. */
  async hold(id: string): Promise<ImportRow | null> {
    const [row] = await this.em.execute<ImportRow[]>(
      `select ${COLUMNS} from imports where id = ? and state in ('waiting', 'running') for update`,
      [id],
    );
    return row ?? null;
  }

  /** The first lines that nothing came of yet. */
  waiting(id: string, most: number): Promise<LineRow[]> {
    return this.em.execute<LineRow[]>(
      `select line, outcome, cells, message from import_lines where import_id = ? and outcome = 'waiting'
       order by line limit ?`,
      [id, most],
    );
  }

  /** @param isLast no line waits any more  @returns the import as it is then */
  async settle(id: string, outcomes: readonly LineOutcome[], isLast: boolean): Promise<ImportRow> {
    if (outcomes.length > 0) {
      await this.em.execute(
        `update import_lines l set outcome = o.outcome, message = left(o.message, 300)
         from jsonb_to_recordset(?::jsonb) as o (line int, outcome text, message text)
         where l.import_id = ? and l.line = o.line`,
        [JSON.stringify(outcomes), id],
      );
    }
    const counted = (outcome: LineOutcome['outcome']) =>
      outcomes.filter((line) => line.outcome === outcome).length;
    const now = this.clock.now();
    const [after] = await this.em.execute<[ImportRow]>(
      `update imports set created = created + ?, skipped = skipped + ?, failed = failed + ?, state = ?, worked_at = ?,
         finished_at = ? where id = ? returning ${COLUMNS}`,
      [
        counted('created'),
        counted('skipped'),
        counted('failed'),
        isLast ? 'done' : 'running',
        now,
        isLast ? now : null,
        id,
      ],
    );
    return after;
  }

  /** Whatever waits has failed. @returns the import as it is then */
  async stop(id: string, because: string): Promise<ImportRow> {
    await this.em.execute(
      `update import_lines set outcome = 'failed', message = ? where import_id = ? and outcome = 'waiting'`,
      [because, id],
    );
    const [after] = await this.em.execute<[ImportRow]>(
      `update imports set failed = lines - created - skipped, state = 'stopped', stopped_because = ?, finished_at = ?
       where id = ? returning ${COLUMNS}`,
      [because, this.clock.now(), id],
    );
    return after;
  }
}

/** The one that nothing was done for the longest. */
export async function oldestImport(client: PoolClient): Promise<ImportRow | undefined> {
  const { rows } = await client.query<ImportRow>(
    `select ${COLUMNS} from imports where state in ('waiting', 'running') order by worked_at, id limit 1`,
  );
  return rows[0];
}

export async function forgetImports(client: PoolClient, finishedBefore: Date): Promise<void> {
  await client.query('delete from imports where finished_at < $1', [finishedBefore]);
}

function bounded({ line, cells, emailKey, failed }: NewImport['lines'][number]) {
  return { line, cells, emailKey: emailKey?.slice(0, 254) ?? null, failed: failed?.slice(0, 300) ?? null };
}
