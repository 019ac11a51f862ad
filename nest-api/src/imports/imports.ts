import type { ImportDto, ImportLine, ImportLineQuery, PageQuery } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../audit/audit.js';
import { ConflictError, NotFoundError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { decodeCursor, toPage } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type ImportRow, type LineRow, type NewImport, toImportDto } from './import.js';
import { ImportJob } from './import-job.js';
import { IMPORT_COLUMNS } from './import-sql.js';

/** Whose imports: a tenant's own, or the platform's. */
export interface ImportScope {
  readonly kind: ImportDto['kind'];
  readonly tenantId: string | null;
}

const WHY = 'imports of tenants belong to the platform';
const NIL = '00000000-0000-0000-0000-000000000000';

/** The id belongs to another import. */
export class ImportIdTaken extends ConflictError {
  readonly code = 'import_id_taken';

  constructor() {
    super('This id belongs to another import. Choose a new one.');
  }
}

/** Keeps CSV files for the job that works through them, and tells how far it is. */
@Injectable()
export class Imports {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly job: ImportJob,
  ) {}

  /**
   * Saves all lines in one statement and has the job begin. The same id starts one import.
   *
   * @throws ImportIdTaken the id belongs to an import of another person or kind
   */
  async start(order: NewImport): Promise<ImportDto> {
    const { tenantId, kind } = order;
    const id = order.id ?? uuidv7();
    const row = await this.unit.inScopeOf(tenantId, WHY, async () => {
      if (await this.insert(id, order)) await this.record(id, order);
      return this.find({ kind, tenantId }, id);
    });
    if (!row || row.startedBy !== order.startedBy) throw new ImportIdTaken();
    this.job.runSoon();
    return toImportDto(row);
  }

  /** @throws NotFoundError */
  async get(scope: ImportScope, id: string): Promise<ImportDto> {
    const row = await this.unit.inScopeOf(scope.tenantId, WHY, () => this.find(scope, id));
    if (!row) throw new NotFoundError('import');
    return toImportDto(row);
  }

  /** The newest first. */
  async list(
    { kind, tenantId }: ImportScope,
    { limit, cursor }: PageQuery,
  ): Promise<{ items: ImportDto[]; nextCursor: string | null }> {
    const [before, beforeId] = cursor ? decodeCursor(cursor) : [null, null];
    const rows = await this.unit.inScopeOf(tenantId, WHY, () =>
      this.em.execute<ImportRow[]>(
        `select ${IMPORT_COLUMNS} from imports
         where kind = ? and tenant_id is not distinct from ?::uuid
           and (?::timestamptz is null or (created_at, id) < (?::timestamptz, ?::uuid))
         order by created_at desc, id desc limit ?`,
        [kind, tenantId, before, before, beforeId, limit + 1],
      ),
    );
    return toPage(rows, limit, (row) => [new Date(row.createdAt).toISOString(), row.id], toImportDto);
  }

  /**
   * In the order of the file.
   *
   * @throws NotFoundError
   */
  lines(
    scope: ImportScope,
    id: string,
    { limit, cursor, outcome }: ImportLineQuery,
  ): Promise<{ items: ImportLine[]; nextCursor: string | null }> {
    const after = cursor ? Number(decodeCursor(cursor)[0]) || 0 : 0;
    return this.unit.inScopeOf(scope.tenantId, WHY, async () => {
      const order = await this.find(scope, id);
      if (!order) throw new NotFoundError('import');
      const columns = String(order.options.columns ?? '').split(',');
      const rows = await this.em.execute<LineRow[]>(
        `select line, outcome, cells, message from import_lines
         where import_id = ? and line > ? and (?::text is null or outcome = ?) order by line limit ?`,
        [id, after, outcome ?? null, outcome ?? null, limit + 1],
      );
      return toPage(
        rows,
        limit,
        (row) => [String(row.line), NIL],
        (row) => ({ ...row, cells: inOrder(row.cells, columns) }),
      );
    });
  }

  private async find({ kind, tenantId }: ImportScope, id: string): Promise<ImportRow | null> {
    const [row] = await this.em.execute<ImportRow[]>(
      `select ${IMPORT_COLUMNS} from imports where id = ? and kind = ? and tenant_id is not distinct from ?::uuid`,
      [id, kind, tenantId],
    );
    return row ?? null;
  }

  /** @returns false where the id exists */
  private async insert(id: string, order: NewImport): Promise<boolean> {
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

  private record(id: string, { tenantId, startedBy, address, kind, lines }: NewImport): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: startedBy },
      action: 'import.started',
      target: { type: 'import', id },
      outcome: 'success',
      address,
      detail: { kind, lines: lines.length },
    });
  }
}

function inOrder(cells: LineRow['cells'], columns: readonly string[]): LineRow['cells'] {
  const known = columns.filter((column) => column in cells);
  return { ...Object.fromEntries(known.map((column) => [column, cells[column] ?? ''])), ...cells };
}

function bounded({ line, cells, emailKey, failed }: NewImport['lines'][number]) {
  return { line, cells, emailKey: emailKey?.slice(0, 254) ?? null, failed: failed?.slice(0, 300) ?? null };
}
