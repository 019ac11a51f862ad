import { SIGN_INS_OF_MODEL, type SignInModel } from '@gatehouse/contracts';
import { type Model, storedModel } from '@gatehouse/sign-in-risk';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { Changes } from '../database/changes.js';
import { Lookups } from '../database/lookups.js';

/** As `store_sign_in_model` names it, before the ID of the tenant. */
const CHANGE = 'sign_in_models:';
/** Models in memory, about 300 KB each. Beyond it, the least recently used one is dropped. */
const MOST = 128;
/** Catches up with a change that was missed while the connection for notifications was lost. */
const RENEW_MS = 3_600_000;

interface Held {
  /** Null for an organization without a model, and while it is read. */
  readonly model: Model | null;
  /** Milliseconds of the monotonic clock. */
  readonly readAt: number;
}

/** The models of organizations: from memory for sign-ins, so that none waits for a statement. */
@Injectable()
export class SignInModels implements OnModuleInit {
  private readonly logger = new Logger('SignInModels');
  /** In the order of use; the most recent one is last. */
  private readonly held = new Map<string, Held>();

  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly changes: Changes,
  ) {}

  onModuleInit(): void {
    this.changes.watch((change) => {
      if (change.startsWith(CHANGE)) this.held.delete(change.slice(CHANGE.length));
    });
  }

  /** Null for an organization without a model, and until it has been read in the background. */
  of(tenantId: string): Model | null {
    const known = this.held.get(tenantId);
    const isDue = !known || performance.now() - known.readAt > RENEW_MS;
    this.keep(tenantId, isDue ? { model: known?.model ?? null, readAt: performance.now() } : known);
    if (isDue) void this.read(tenantId);
    return known?.model ?? null;
  }

  /** When the model was trained, and with how many sign-ins. Joins the caller's unit of work. */
  async standing(tenantId: string): Promise<SignInModel> {
    const [row] = await this.em.execute<{ trainedAt: Date | string | null; signIns: number }[]>(
      'select trained_at as "trainedAt", sign_ins as "signIns" from sign_in_models where tenant_id = ?',
      [tenantId],
    );
    const signIns = row?.signIns ?? 0;
    if (row?.trainedAt) return { trainedAt: new Date(row.trainedAt).toISOString(), signIns, missing: 0 };
    return { trainedAt: null, signIns, missing: Math.max(0, SIGN_INS_OF_MODEL - signIns) };
  }

  private async read(tenantId: string): Promise<void> {
    const mark = this.held.get(tenantId);
    try {
      const [row] = await this.lookups.call<{ sign_in_model: object | null }>('sign_in_model', [tenantId]);
      // A change or another read came in between.
      if (mark && this.held.get(tenantId) !== mark) return;
      this.keep(tenantId, { model: storedModel(row?.sign_in_model ?? null), readAt: performance.now() });
    } catch (error) {
      this.held.delete(tenantId);
      this.logger.warn(`a model could not be read: ${error instanceof Error ? error.message : error}`);
    }
  }

  private keep(tenantId: string, held: Held): void {
    this.held.delete(tenantId);
    this.held.set(tenantId, held);
    const [oldest] = this.held.keys();
    if (this.held.size > MOST && oldest) this.held.delete(oldest);
  }
}
