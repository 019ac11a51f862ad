import { Inject, Injectable } from '@nestjs/common';
import Provider, { errors } from 'oidc-provider';
import { Changes } from '../../database/changes.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import type {
  ArtifactKey,
  FoundArtifact,
  IssuerArtifacts,
  NewArtifact,
} from '../artifacts/artifacts.repository.js';
import { Authorizations } from '../artifacts/authorizations.repository.js';
import { IssuedArtifacts } from '../artifacts/issued-artifacts.js';
import { policyOf } from './client-policy.js';
import { type Repetition, repetitionOf } from './repeated-refresh.js';

/** A code or refresh token that a request brought. */
interface Brought extends ArtifactKey {
  readonly artifacts: IssuerArtifacts;
  readonly grantId: string | undefined;
  /** When it was used first, in seconds since the epoch; null until then. */
  readonly usedAt: number | null;
}

const DONE = Symbol('used by this request');

interface Exchange extends Brought {
  /** When the refresh token was first used: a request that repeats a refresh answers as of then. */
  readonly at: number;
  /** The library knew that it was used before: the successor follows from when. */
  readonly wasUsed: boolean;
  /** Follows a refresh token. */
  successor?: NewArtifact;
}

/**
 * What a request uses up, which is written with what it gets for it, in one statement and one trip. So nothing is used
 * up for nothing: a refusal in between leaves a code to who can do better.
 *
 * A successor's id follows from its predecessor's, so requests that repeat a refresh get one and the same, whichever
 * replica they reach, and after a restart.
 */
@Injectable()
export class Exchanges {
  private readonly brought = new WeakMap<object, Brought>();
  private readonly open = new WeakMap<object, Exchange>();

  constructor(
    private readonly authorizations: Authorizations,
    private readonly issued: IssuedArtifacts,
    private readonly changes: Changes,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** Remembers what the library has looked up, as it must see it: a refresh that may be repeated counts as the first. */
  found(artifacts: IssuerArtifacts, key: ArtifactKey, found: FoundArtifact): FoundArtifact {
    const { consumedAt, payload } = found;
    const grantId = payload.grantId as string | undefined;
    if (Provider.ctx) this.brought.set(Provider.ctx, { ...key, artifacts, grantId, usedAt: consumedAt });
    const mayRepeat =
      key.kind === 'RefreshToken' && consumedAt !== null && this.repetition(consumedAt) !== 'reuse';
    return mayRepeat ? { ...found, consumedAt: null } : found;
  }

  private repetition(usedAt: number): Repetition {
    return repetitionOf(usedAt, Date.now() / 1000, this.settings.REFRESH_GRACE_SECONDS);
  }

  /** The library has checked everything, and means to give something for it. */
  begin(id: string): void {
    const ctx = Provider.ctx;
    const brought = ctx && this.brought.get(ctx);
    if (!ctx || brought?.id !== id) throw new Error('what is used up was looked up in the same request');
    const { usedAt } = brought;
    this.open.set(ctx, { ...brought, wasUsed: usedAt !== null, at: usedAt ?? Date.now() / 1000 });
  }

  /** When the refresh token of this request was first used; null where none is being replaced. */
  replacesSince(): number | null {
    const open = Provider.ctx && this.open.get(Provider.ctx);
    return open?.kind === 'RefreshToken' ? open.at : null;
  }

  /** Is written with the access token, which the library makes next. */
  succeed(successor: NewArtifact): void {
    const open = Provider.ctx && this.open.get(Provider.ctx);
    if (open) open.successor = successor;
  }

  /**
   * Writes what is open, if anything is.
   *
   * @param token that is given; null where nothing is kept of it
   * @returns whether anything was open
   * @throws InvalidGrant another request was faster
   */
  async complete(token: NewArtifact | null): Promise<boolean> {
    const ctx = Provider.ctx;
    const exchange = ctx && this.open.get(ctx);
    if (!ctx || !exchange) return false;
    this.open.delete(ctx);
    const { client } = ctx.oidc;
    await this.write(exchange, token ? [token] : [], client ? policyOf(client).tenantId : null);
    return true;
  }

  private async write(exchange: Exchange, made: readonly NewArtifact[], tenantId: string | null) {
    const usedAt = await this.use(exchange, made, tenantId);
    if (usedAt !== DONE) await this.repeat({ ...exchange, usedAt }, made, tenantId);
  }

  /** @returns when it was used before, in seconds since the epoch; null: by another request at this moment */
  private async use(
    { successor, usedAt, at, ...exchange }: Exchange,
    made: readonly NewArtifact[],
    tenantId: string | null,
  ): Promise<number | null | typeof DONE> {
    if (usedAt !== null) return usedAt;
    const all = successor ? [successor, ...made] : made;
    const { artifacts, grantId } = exchange;
    const result = await artifacts.exchange(exchange, all, tenantId, successor ? at : null, grantId);
    if (result.outcome === 'used-before') return result.usedAt;
    if (result.outcome === 'ended') throw new errors.InvalidGrant('ended since it was issued');
    if (successor) this.issued.keep(artifacts.owner, successor, successor.payload);
    return DONE;
  }

  /** A refresh that may be repeated gets the same successor. */
  private async repeat(exchange: Exchange, made: readonly NewArtifact[], tenantId: string | null) {
    const { artifacts, successor, usedAt } = exchange;
    if (!successor || this.settings.REFRESH_GRACE_SECONDS === 0) return this.refuse(exchange);
    const repetition = usedAt === null ? 'parallel' : this.repetition(usedAt);
    if (repetition === 'reuse') return this.refuse(exchange);
    const evenIfUsed = repetition === 'parallel';
    const beside = await artifacts.addBeside(successor, made, tenantId, { evenIfUsed });
    if (beside === 'added') return;
    if (beside === 'used' || exchange.wasUsed) return this.refuse(exchange);
    // Midnight lay between two that came at once: only the first one's end is known to the other, once it asks again.
    throw new errors.TemporarilyUnavailable('ask again', 'repeated over the change of day');
  }

  /** What comes twice ends what it made. */
  private async refuse({ grantId, usedAt }: Brought): Promise<never> {
    if (grantId) {
      await this.authorizations.remove(grantId);
      this.changes.noteCommit();
    }
    throw new errors.InvalidGrant(
      usedAt === null ? 'used by another request at this moment' : 'already used',
    );
  }
}
