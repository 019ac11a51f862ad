import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Context, Next } from 'koa';
import Provider from 'oidc-provider';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import { type ClientContext, clientOf, networkOf } from '../../common/client-address.js';

/** So many pairs of client and network are remembered as slowed down; the oldest go first. */
const MOST = 10_000;

/**
 * Slows down whoever guesses the secrets of clients, per client and network, so that nobody keeps the client itself
 * out from elsewhere.
 *
 * Wrong guesses are counted in PostgreSQL, by all replicas together. That somebody must wait is remembered here, so
 * that a right secret costs no trip: another replica learns of it at the first wrong guess that it sees.
 */
@Injectable()
export class SecretGuesses {
  private readonly waiting = new Map<string, number>();
  private readonly refused = new WeakMap<object, number>();

  constructor(private readonly limits: AttemptLimits) {}

  /** Compares, unless this network must wait, and counts a wrong guess. `compare` isn't called while it must. */
  async judge(clientId: string, compare: () => boolean): Promise<boolean> {
    const ctx = Provider.ctx;
    if (!ctx) return compare();
    const client = clientOf(ctx.req as Request);
    const key = keyOf(clientId, client);
    const seconds = this.secondsToWait(key);
    if (seconds > 0) {
      this.refused.set(ctx, seconds);
      return false;
    }
    if (compare()) return true;
    await this.count(ctx, clientId, client, key);
    return false;
  }

  /** Whether this network must wait before it may try another secret of the client. */
  mustWait(clientId: string, from: ClientContext): boolean {
    return this.secondsToWait(keyOf(clientId, from)) > 0;
  }

  /** Says how long to wait, beside the same error as before: whether the secret was right stays unknown. */
  readonly tellToWait = async (ctx: Context, next: Next): Promise<void> => {
    await next();
    const seconds = this.refused.get(ctx);
    if (seconds === undefined || ctx.status !== 401) return;
    ctx.status = 429;
    ctx.set('Retry-After', String(seconds));
  };

  private async count(ctx: object, clientId: string, client: ClientContext, key: string): Promise<void> {
    const network = networkOf(client.address);
    try {
      await this.limits.take([
        limitOf('client_secret:client', clientId, network),
        networkLimit('client_secret:network', client),
      ]);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      this.refused.set(ctx, error.retryAfterSeconds);
      this.remember(key, error.retryAfterSeconds);
    }
  }

  private secondsToWait(key: string): number {
    const until = this.waiting.get(key);
    if (until === undefined) return 0;
    const seconds = Math.ceil((until - Date.now()) / 1000);
    if (seconds <= 0) this.waiting.delete(key);
    return seconds;
  }

  private remember(key: string, seconds: number): void {
    this.waiting.delete(key);
    this.waiting.set(key, Date.now() + seconds * 1000);
    for (const oldest of this.waiting.keys()) {
      if (this.waiting.size <= MOST) break;
      this.waiting.delete(oldest);
    }
  }
}

function keyOf(clientId: string, { address }: ClientContext): string {
  return `${clientId} ${networkOf(address)}`;
}
