import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Context, Next } from 'koa';
import Provider from 'oidc-provider';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import { type ClientContext, clientOf, networkOf } from '../../common/client-address.js';

/** Maximum number of remembered rate-limited pairs of client and network. The oldest are evicted first. */
const MOST = 10_000;

/**
 * Rate-limits guesses of client secrets by client and network, so that an attacker does not lock out the client
 * on other networks.
 *
 * Wrong guesses are counted in PostgreSQL for all replicas. Active limits are cached here, so
 * that a correct secret needs no round trip. Another replica learns of a limit at its first wrong guess.
 */
@Injectable()
export class SecretGuesses {
  private readonly waiting = new Map<string, number>();
  private readonly refused = new WeakMap<object, number>();

  constructor(private readonly limits: AttemptLimits) {}

  /** Compares and counts a wrong guess. While the network is rate-limited, `compare` is not called. */
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

  /** Whether this network is rate-limited for the client. */
  mustWait(clientId: string, from: ClientContext): boolean {
    return this.secondsToWait(keyOf(clientId, from)) > 0;
  }

  /** Adds the delay to the same error, which does not reveal whether the secret was correct. */
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
