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
import { type Authorization, Authorizations } from '../artifacts/authorizations.repository.js';
import { IssuedArtifacts } from '../artifacts/issued-artifacts.js';
import { policyOf } from './client-policy.js';
import { type Repetition, repetitionOf } from './repeated-refresh.js';

/** The code or refresh token of a request. */
interface Brought extends ArtifactKey {
  readonly artifacts: IssuerArtifacts;
  readonly grantId: string | undefined;
  /** Time of the first use, in seconds since the epoch; null before. */
  readonly usedAt: number | null;
  /** That it was issued under; null if it has ended. */
  readonly authorization: Authorization | null;
}

const DONE = Symbol('used by this request');

interface Exchange extends Brought {
  /** Time of the first use of the refresh token. A repeated refresh responds as of then. */
  readonly at: number;
  /** The library knew of an earlier use, whose time determines the successor. */
  readonly wasUsed: boolean;
  /** Follows a refresh token. */
  successor?: NewArtifact;
}

/**
 * Consumes a code or token together with writing what is issued for it, in one statement and round trip. Nothing is
 * consumed without an effect: after an error in between, the code can still be used.
 *
 * A successor's ID is derived from its predecessor's, so repeated refreshes get the same one on every
 * replica and after a restart.
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

  /** Remembers the library's look-up, in the form it must see: an allowed repetition counts as the first use. */
  found(
    artifacts: IssuerArtifacts,
    key: ArtifactKey,
    found: FoundArtifact & { readonly authorization?: Authorization | null },
  ): FoundArtifact {
    const { consumedAt, payload, authorization = null } = found;
    const grantId = payload.grantId as string | undefined;
    if (Provider.ctx)
      this.brought.set(Provider.ctx, { ...key, artifacts, grantId, usedAt: consumedAt, authorization });
    const mayRepeat =
      key.kind === 'RefreshToken' && consumedAt !== null && this.repetition(consumedAt) !== 'reuse';
    return mayRepeat ? { ...found, consumedAt: null } : found;
  }

  /** The authorization of the request's code or refresh token, even if the request has ended it. */
  authorizationOf(ctx: object): Authorization | null {
    return this.brought.get(ctx)?.authorization ?? null;
  }

  private repetition(usedAt: number): Repetition {
    return repetitionOf(usedAt, Date.now() / 1000, this.settings.REFRESH_GRACE_SECONDS);
  }

  /** The library has checked everything and is about to issue tokens. */
  begin(id: string): void {
    const ctx = Provider.ctx;
    const brought = ctx && this.brought.get(ctx);
    if (!ctx || brought?.id !== id) throw new Error('what is used up was looked up in the same request');
    const { usedAt } = brought;
    this.open.set(ctx, { ...brought, wasUsed: usedAt !== null, at: usedAt ?? Date.now() / 1000 });
  }

  /** Time of the first use of this request's refresh token; null if none is rotated. */
  replacesSince(): number | null {
    const open = Provider.ctx && this.open.get(Provider.ctx);
    return open?.kind === 'RefreshToken' ? open.at : null;
  }

  /** Written together with the access token, which the library creates next. */
  succeed(successor: NewArtifact): void {
    const open = Provider.ctx && this.open.get(Provider.ctx);
    if (open) open.successor = successor;
  }

  /**
   * Writes the pending exchange, if there is one.
   *
   * @param token the issued token; null if it is not stored
   * @returns whether an exchange was pending
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

  /** @returns time of the earlier use, in seconds since the epoch; null: by a concurrent request */
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

  /** An allowed repetition gets the same successor. */
  private async repeat(exchange: Exchange, made: readonly NewArtifact[], tenantId: string | null) {
    const { artifacts, successor, usedAt } = exchange;
    if (!successor || this.settings.REFRESH_GRACE_SECONDS === 0) return this.refuse(exchange);
    const repetition = usedAt === null ? 'parallel' : this.repetition(usedAt);
    if (repetition === 'reuse') return this.refuse(exchange);
    const evenIfUsed = repetition === 'parallel';
    const beside = await artifacts.addBeside(successor, made, tenantId, { evenIfUsed });
    if (beside === 'added') return;
    if (beside === 'used' || exchange.wasUsed) return this.refuse(exchange);
    // Two concurrent requests around midnight: the second one only finds the first one's expiry if it retries.
    throw new errors.TemporarilyUnavailable('ask again', 'repeated over the change of day');
  }

  /** A reuse ends the authorization. */
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
