import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { KoaContextWithOIDC } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import { AttemptLimits } from '../../auth/attempt-limits.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { TooManyRequests } from '../../common/app-error.js';
import { type ClientContext, clientOf, networkOf } from '../../common/client-address.js';

/**
 * Limits what unauthenticated callers can store: authorization requests that wait
 * for a sign-in, and pushed requests and device codes of public clients. The library validates a request before it
 * stores it, so an invalid one stores nothing and counts nothing.
 */
@Injectable()
export class AnonymousRequests {
  constructor(private readonly limits: AttemptLimits) {}

  /** @throws TemporarilyUnavailable the client or the network is rate-limited. Source: RFC 6749 §4.1.2.1 */
  async requireRoom(): Promise<void> {
    const ctx = Provider.ctx;
    const clientId = ctx?.oidc?.client?.clientId;
    if (!ctx || clientId === undefined || !isAnonymous(ctx)) return;
    try {
      await this.requireRoomOf(clientId, clientOf(ctx.req as Request));
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      ctx.set('Retry-After', String(error.retryAfterSeconds));
      throw new errors.TemporarilyUnavailable(
        `too many requests from this network; try again in ${error.retryAfterSeconds} seconds`,
        'rate limit of anonymous requests',
      );
    }
  }

  /** @throws TooManyRequests the client or the network is rate-limited */
  async requireRoomOf(clientId: string, from: ClientContext): Promise<void> {
    await this.limits.take([
      limitOf('oauth-start:client', clientId, networkOf(from.address)),
      networkLimit('oauth-start:network', from),
    ]);
  }
}

/** Whether neither a user nor a client is authenticated. */
export function isAnonymous({ oidc }: KoaContextWithOIDC): boolean {
  if (oidc.route === 'authorization') return oidc.session?.accountId === undefined;
  const stores = oidc.route === 'pushed_authorization_request' || oidc.route === 'device_authorization';
  return stores && oidc.client?.clientAuthMethod === 'none';
}
