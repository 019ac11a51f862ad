import type { ImportDto } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Audit } from '../audit/audit.js';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { Jobs } from '../jobs/jobs.js';
import { type ImportRow, ImportStopped, type ImportWorker, type LineOutcome } from './import.js';
import { forgetImports, ImportsRepository, oldestImport } from './imports.repository.js';

const EVERY_MS = 60_000;
/** Lines of one transaction: few enough that its locks last a fraction of a second. */
export const IMPORT_BATCH = 100;
/** How long the lines of a finished import are kept. */
const KEPT_DAYS = 30;
const WHY = 'an import of tenants is the platform’s';
/** What a line holds does not fit the database: data exceptions and violated constraints. Source: PostgreSQL, app. A. */
const OF_THE_LINE = /^2[23]/;

/**
 * Works through imports, a batch of each in turn.
 *
 * A line changes its outcome in the transaction that creates what it asks for: whatever is cut off is as if it had not
 * begun, and the next run goes on with the lines that wait.
 */
@Injectable()
export class ImportJob implements OnModuleInit {
  static readonly NAME = 'imports';
  private readonly logger = new Logger('Imports');
  private readonly workers = new Map<ImportDto['kind'], ImportWorker>();

  constructor(
    private readonly jobs: Jobs,
    private readonly imports: ImportsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: ImportJob.NAME,
      everyMs: EVERY_MS,
      run: (client, stopping) => this.run(client, stopping),
    });
  }

  register(kind: ImportDto['kind'], worker: ImportWorker): void {
    this.workers.set(kind, worker);
  }

  /** Begins without waiting for the schedule. */
  runSoon(): void {
    this.jobs.runSoon(ImportJob.NAME);
  }

  private async run(client: PoolClient, stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const next = await oldestImport(client);
      if (!next) break;
      await this.advance(next);
    }
    await forgetImports(client, new Date(this.clock.now().getTime() - KEPT_DAYS * 86_400_000));
  }

  private async advance(next: ImportRow): Promise<void> {
    try {
      await this.batch(next, IMPORT_BATCH);
    } catch (error) {
      if (error instanceof ImportStopped) return this.stop(next, error.message);
      if (!isOfALine(error)) throw error;
      // One line refused all of them: by itself each says whether it is the one.
      for (let line = 0; line < IMPORT_BATCH; line += 1) await this.single(next);
    }
  }

  private async single(next: ImportRow): Promise<void> {
    try {
      await this.batch(next, 1);
    } catch (error) {
      if (error instanceof ImportStopped) return this.stop(next, error.message);
      if (!isOfALine(error)) throw error;
      await this.failFirst(next, error);
    }
  }

  private batch(next: ImportRow, most: number): Promise<void> {
    return this.unit.inScopeOf(next.tenantId, WHY, async () => {
      const order = await this.imports.hold(next.id);
      if (!order) return;
      const lines = await this.imports.waiting(order.id, most);
      const outcomes = lines.length > 0 ? await this.workerOf(order).work(order, lines) : [];
      await this.settle(order, outcomes, lines.length < most);
    });
  }

  /** @param isLast no line waits any more */
  private async settle(order: ImportRow, outcomes: readonly LineOutcome[], isLast: boolean): Promise<void> {
    const after = await this.imports.settle(order.id, outcomes, isLast);
    if (isLast) await this.record(after, 'import.finished');
  }

  /** What waits first can't be saved. */
  private failFirst(next: ImportRow, error: unknown): Promise<void> {
    return this.unit.inScopeOf(next.tenantId, WHY, async () => {
      const order = await this.imports.hold(next.id);
      const [line] = order ? await this.imports.waiting(next.id, 1) : [];
      if (!order || !line) return;
      if (!(error instanceof AppError)) {
        this.logger.warn({ err: error, import: next.id, line: line.line }, 'a line could not be imported');
      }
      const message = error instanceof AppError ? error.message : 'The database rejected this line.';
      await this.settle(order, [{ line: line.line, outcome: 'failed', message }], false);
    });
  }

  private stop(next: ImportRow, because: string): Promise<void> {
    return this.unit.inScopeOf(next.tenantId, WHY, async () => {
      const order = await this.imports.hold(next.id);
      if (!order) return;
      const after = await this.imports.stop(order.id, because);
      await this.record(after, 'import.stopped');
    });
  }

  private record(order: ImportRow, action: 'import.finished' | 'import.stopped'): Promise<void> {
    const { id, tenantId, kind, created, skipped, failed } = order;
    return this.audit.record({
      tenantId,
      actor: { type: 'system', id: null },
      action,
      target: { type: 'import', id },
      outcome: action === 'import.finished' ? 'success' : 'failure',
      detail: { kind, created, skipped, failed },
    });
  }

  private workerOf({ kind }: ImportRow): ImportWorker {
    const worker = this.workers.get(kind);
    if (!worker) throw new Error(`no worker imports ${kind}`);
    return worker;
  }
}

/** Whether the line is at fault, and not the database or the network. */
function isOfALine(error: unknown): boolean {
  return error instanceof AppError || OF_THE_LINE.test(String((error as { code?: unknown } | null)?.code));
}
