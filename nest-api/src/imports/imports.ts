import type { ImportDto, ImportLine, ImportLineQuery, PageQuery } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../audit/audit.js';
import { ConflictError, NotFoundError } from '../common/app-error.js';
import { toPage } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type LineRow, type NewImport, toImportDto } from './import.js';
import { ImportJob } from './import-job.js';
import { type ImportScope, ImportsRepository } from './imports.repository.js';

const WHY = 'imports of tenants belong to the platform';
const NIL = '00000000-0000-0000-0000-000000000000';

/** The id belongs to another import. */
export class ImportIdTaken extends ConflictError {
  readonly code = 'import_id_taken';

  constructor() {
    super('This ID belongs to another import. Choose a new one.');
  }
}

/** Keeps CSV files for the job that works through them, and tells how far it is. */
@Injectable()
export class Imports {
  constructor(
    private readonly imports: ImportsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
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
      if (await this.imports.insert(id, order)) await this.record(id, order);
      return this.imports.find({ kind, tenantId }, id);
    });
    if (!row || row.startedBy !== order.startedBy) throw new ImportIdTaken();
    this.job.runSoon();
    return toImportDto(row);
  }

  /** @throws NotFoundError */
  async get(scope: ImportScope, id: string): Promise<ImportDto> {
    const row = await this.unit.inScopeOf(scope.tenantId, WHY, () => this.imports.find(scope, id));
    if (!row) throw new NotFoundError('import');
    return toImportDto(row);
  }

  /** The newest first. */
  async list(
    scope: ImportScope,
    query: PageQuery,
  ): Promise<{ items: ImportDto[]; nextCursor: string | null }> {
    const rows = await this.unit.inScopeOf(scope.tenantId, WHY, () => this.imports.page(scope, query));
    return toPage(rows, query.limit, (row) => [new Date(row.createdAt).toISOString(), row.id], toImportDto);
  }

  /**
   * In the order of the file.
   *
   * @throws NotFoundError
   */
  lines(
    scope: ImportScope,
    id: string,
    query: ImportLineQuery,
  ): Promise<{ items: ImportLine[]; nextCursor: string | null }> {
    return this.unit.inScopeOf(scope.tenantId, WHY, async () => {
      const order = await this.imports.find(scope, id);
      if (!order) throw new NotFoundError('import');
      const columns = String(order.options.columns ?? '').split(',');
      const rows = await this.imports.lines(id, query);
      return toPage(
        rows,
        query.limit,
        (row) => [String(row.line), NIL],
        (row) => ({ ...row, cells: inOrder(row.cells, columns) }),
      );
    });
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
