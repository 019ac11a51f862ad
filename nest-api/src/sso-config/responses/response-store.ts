import { RESPONSES_KEPT } from '@gatehouse/contracts';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { currentRequestId } from '../../common/request-id.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { Lookups } from '../../database/lookups.js';
import type { TracedFlow } from '../traces/traces.repository.js';
import type { Kept, Received } from './received.js';
import { aadOf, INSERT_RESPONSE } from './responses.sql.js';

/** So many wait at most; more are lost. */
const MOST_WAITING = 500;
const FLUSH_MS = 500;
/** A process keeps no more than one success of a connection in this time. */
const BETWEEN_SUCCESSES_MS = 60_000;
const MOST_CONNECTIONS = 10_000;
const GOOD = ['success', 'link_required'];

/**
 * Keeps responses of identity providers for replays, off the request's path: each failure, each test, and a success of a
 * connection now and then. What can't be written is lost, which is logged.
 */
@Injectable()
export class ResponseStore implements OnModuleDestroy {
  private readonly logger = new Logger('ResponseStore');
  private waiting: unknown[][] = [];
  private readonly lastSuccess = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly lookups: Lookups,
    private readonly keys: MasterKeys,
    private readonly clock: Clock,
  ) {}

  add(flow: TracedFlow, received: Received | null, outcome: string): void {
    if (!received || this.waiting.length >= MOST_WAITING || !this.isWanted(flow, outcome)) return;
    const { traceId, tenantId, configurationId, purpose, mode = 'signin' } = flow;
    const kept: Kept = { received, mode };
    const text = JSON.stringify(kept);
    const size = Buffer.byteLength(text);
    const sealed = size <= RESPONSES_KEPT.bytes ? this.keys.seal(text, aadOf(traceId)) : null;
    this.waiting.push([
      traceId,
      tenantId ?? null,
      configurationId,
      received.protocol,
      purpose,
      outcome.slice(0, 60),
      !GOOD.includes(outcome),
      currentRequestId(),
      size,
      sealed,
      this.clock.now(),
    ]);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  open(id: string, sealed: string): Kept {
    return JSON.parse(this.keys.open(sealed, aadOf(id))) as Kept;
  }

  /** Resolves when what was added before has been written or lost. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    await this.writing;
    this.writing = this.write(this.waiting.splice(0)).finally(() => {
      this.writing = undefined;
    });
    await this.writing;
  }

  onModuleDestroy(): Promise<void> {
    return this.flush();
  }

  private isWanted({ configurationId, purpose }: TracedFlow, outcome: string): boolean {
    if (purpose === 'test' || !GOOD.includes(outcome)) return true;
    const now = performance.now();
    const last = this.lastSuccess.get(configurationId);
    if (last !== undefined && now - last < BETWEEN_SUCCESSES_MS) return false;
    if (this.lastSuccess.size >= MOST_CONNECTIONS) this.lastSuccess.clear();
    this.lastSuccess.set(configurationId, now);
    return true;
  }

  private async write(rows: readonly unknown[][]): Promise<void> {
    for (const row of rows) {
      try {
        await this.lookups.query('upstream-response', INSERT_RESPONSE, row);
      } catch (error) {
        const code = (error as { code?: unknown }).code;
        this.logger.warn({ code, traceId: row[0] }, 'the response of an identity provider is not kept');
      }
    }
  }
}
