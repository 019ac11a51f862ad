import { type Model, storedModel } from '@gatehouse/sign-in-risk';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';

/** As `store_sign_in_model` names it, before the ID of the tenant. */
const CHANGE = 'sign_in_models:';
/** Models in memory, about 300 KB each. Beyond it, the least recently used one is dropped. */
const MOST_MODELS = 128;
/** Organizations that are known to have no model. */
const MOST_WITHOUT = 20_000;
/** Catches up with a change that was missed while the connection for notifications was lost. */
const RENEW_MS = 3_600_000;
/** Reads at the same time. Where more organizations sign in than fit, most of their sign-ins go without the model. */
const MOST_READS = 2;

/** The models of organizations: from memory for sign-ins, so that none waits for a statement. */
@Injectable()
export class SignInModels implements OnModuleInit {
  private readonly logger = new Logger('SignInModels');
  /** In the order of use; the most recent one is last. */
  private readonly models = new Map<string, { readonly model: Model; readonly readAt: number }>();
  /** Organizations without a model, with the time of the read. */
  private readonly without = new Map<string, number>();
  /** A change of a model makes its read worthless. */
  private readonly reads = new Map<string, { isOver: boolean }>();

  constructor(
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.watch((change) => {
      if (change.startsWith(CHANGE)) this.forget(change.slice(CHANGE.length));
    });
  }

  /** Null for an organization without a model, and until it has been read in the background. */
  of(tenantId: string): Model | null {
    const held = this.models.get(tenantId);
    if (held) keepLast(this.models, tenantId, held, MOST_MODELS);
    const readAt = held?.readAt ?? this.without.get(tenantId);
    const isDue = readAt === undefined || performance.now() - readAt > RENEW_MS;
    if (isDue && !this.reads.has(tenantId) && this.reads.size < MOST_READS) void this.read(tenantId);
    return held?.model ?? null;
  }

  private async read(tenantId: string): Promise<void> {
    const read = { isOver: false };
    this.reads.set(tenantId, read);
    try {
      const [row] = await this.lookups.call<{ sign_in_model: object | null }>('sign_in_model', [tenantId]);
      if (read.isOver) return;
      const model = storedModel(row?.sign_in_model ?? null);
      this.forget(tenantId);
      if (model) keepLast(this.models, tenantId, { model, readAt: performance.now() }, MOST_MODELS);
      else keepLast(this.without, tenantId, performance.now(), MOST_WITHOUT);
    } catch (error) {
      this.logger.warn(`a model could not be read: ${error instanceof Error ? error.message : error}`);
    } finally {
      if (this.reads.get(tenantId) === read) this.reads.delete(tenantId);
    }
  }

  private forget(tenantId: string): void {
    this.models.delete(tenantId);
    this.without.delete(tenantId);
    const read = this.reads.get(tenantId);
    if (read) read.isOver = true;
    this.reads.delete(tenantId);
  }
}

function keepLast<T>(all: Map<string, T>, key: string, value: T, most: number): void {
  all.delete(key);
  all.set(key, value);
  const [oldest] = all.keys();
  if (all.size > most && oldest) all.delete(oldest);
}
