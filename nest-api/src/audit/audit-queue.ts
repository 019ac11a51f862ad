import { Injectable, Logger, type OnApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';
import { isDatabaseAway } from '../common/problem.filter.js';
import { currentRequestId } from '../common/request-id.js';
import { Lookups } from '../database/lookups.js';
import { Metrics } from '../telemetry/metrics.js';
import { type AuditRecord, valuesOf } from './audit.js';
import { INSERT_BATCH } from './audit-events.sql.js';

interface Waiting {
  record: AuditRecord;
  requestId: string;
  count: number;
}

/** Maximum number of events while the database is unavailable: half a minute at 300 a second, about 10 MB. */
const MOST_WAITING = 10_000;
const BATCH = 500;
/** Half of the maximum delay of an event, because the write takes time too. */
const FLUSH_MS = 500;

/**
 * Records very frequent events outside of the request: in batches, each one insert for all audit logs.
 *
 * An event is at most a second late. While the database is unavailable, events wait up to a limit. Beyond it,
 * events are lost, which is counted and logged. Events that belong to a transaction use `Audit`.
 */
@Injectable()
export class AuditQueue implements OnModuleDestroy, OnApplicationShutdown {
  private readonly logger = new Logger('Audit');
  private waiting: Waiting[] = [];
  /** Events in `waiting` that represent all of their kind. */
  private readonly repeated = new Map<string, Waiting>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;
  private losing = false;

  constructor(
    private readonly lookups: Lookups,
    private readonly metrics: Metrics,
  ) {}

  add(record: AuditRecord): void {
    this.put({ record, requestId: currentRequestId(), count: 1 });
  }

  /**
   * For events that strangers can cause in any number: waiting events of one `kind` become one event, with
   * their number as `count`.
   */
  addRepeated(kind: string, record: AuditRecord): void {
    const known = this.repeated.get(kind);
    if (known) {
      known.count += 1;
      return;
    }
    const waiting = { record, requestId: currentRequestId(), count: 1 };
    if (this.put(waiting)) this.repeated.set(kind, waiting);
  }

  /** Resolves when all earlier events are written, or cannot be written for now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.writing;
    this.writing = this.writeAll().finally(() => {
      this.writing = undefined;
    });
    await this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  /** Requests that were running at the first flush have finished by now. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
    clearTimeout(this.timer);
    this.lose(this.waiting.splice(0), 'the process ended while the database was away');
  }

  private put(waiting: Waiting): boolean {
    if (this.waiting.length >= MOST_WAITING) {
      this.lose([waiting], 'more waits for the database than is kept');
      return false;
    }
    this.waiting.push(waiting);
    this.flushSoon();
    return true;
  }

  private flushSoon(): void {
    if (this.writing) return;
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const batch = this.waiting.splice(0, BATCH);
      this.repeated.clear();
      try {
        await this.write(batch);
        this.losing = false;
      } catch (error) {
        if (isDatabaseAway(error)) {
          this.waiting.unshift(...batch);
          this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
          return;
        }
        this.lose(batch, error instanceof Error ? error.message : String(error));
      }
    }
  }

  /** Under the role for sign-ins, which may add to every audit log and read none: a batch is for many tenants. */
  private async write(batch: readonly Waiting[]): Promise<void> {
    const rows = batch.map(({ record, requestId, count }) =>
      valuesOf(count === 1 ? record : { ...record, detail: { ...record.detail, count } }, requestId),
    );
    await this.lookups.query('audit-batch', INSERT_BATCH, [
      rows.map(([trail]) => trail),
      rows.map(([, event]) => event),
    ]);
    this.metrics.countQueuedAudit('written', batch.length);
  }

  private lose(lost: readonly Waiting[], reason: string): void {
    if (lost.length === 0) return;
    this.metrics.countQueuedAudit('lost', lost.length);
    if (!this.losing) this.logger.error({ reason }, 'audit events are lost');
    this.losing = true;
  }
}
