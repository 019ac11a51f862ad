import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import type { DirectoryCaller } from './directory-caller.js';
import { DirectoryRequestsRepository, type RequestRow } from './directory-requests.repository.js';

/** A request to the SCIM endpoints, once it is answered. */
export interface HandledRequest {
  readonly method: string;
  /** Below the base URL, without the query, such as `/Users`. */
  readonly path: string;
  readonly status: number;
  readonly scimType: string | null;
  /** Why it was rejected. */
  readonly detail: string | null;
  readonly durationMs: number;
}

type Waiting = RequestRow & { readonly directoryId: string; readonly tenantId: string };

const FLUSH_MS = 500;
/** So many are kept while the database is away. */
const MOST_WAITING = 2_000;
const LONGEST_PATH = 300;
const LONGEST_DETAIL = 500;

/**
 * The last requests of each directory. They are written in batches, so that no request waits for them. A job removes what
 * exceeds the limit.
 */
@Injectable()
export class DirectoryRequests implements OnModuleDestroy {
  private readonly logger = new Logger('DirectoryRequests');
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly requests: DirectoryRequestsRepository,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param caller also one whose token was rejected */
  record(
    { tenantId, directoryId, by, requestId, address }: DirectoryCaller,
    { method, path, status, scimType, detail, durationMs }: HandledRequest,
  ): void {
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({
      id: uuidv7(),
      tenantId,
      directoryId,
      method,
      path: path.slice(0, LONGEST_PATH),
      status,
      scimType,
      detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
      durationMs: Math.round(durationMs),
      caller: by,
      address,
      requestId,
      at: this.clock.now(),
    });
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const rows = this.waiting;
    this.waiting = [];
    this.writing = this.writing.then(() => this.write(rows));
    return this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  private async write(rows: readonly Waiting[]): Promise<void> {
    for (const [tenantId, own] of Map.groupBy(rows, (row) => row.tenantId)) {
      try {
        await this.unit.inTenant(tenantId, () => this.requests.add(tenantId, own));
      } catch (err) {
        this.logger.warn({ err, requests: own.length }, 'requests of directories could not be recorded');
      }
    }
  }
}
