import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Clock } from '../../common/clock.js';
import { EnvelopeUnreadable } from '../../crypto/envelope.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { InteractionCookies } from './interaction-cookie.js';

/** The library's payload of an interaction; `exp` in seconds since the epoch. */
export interface InteractionPayload {
  readonly exp?: number;
  readonly [name: string]: unknown;
}

/** Maximum characters of one cookie. Proxies with buffers of 4 KB for response headers forward it. */
export const SEALED_AT_MOST = 2_000;
/** Maximum characters of all such cookies of a browser, which it sends with each request. */
export const SEALED_IN_ALL = 4_000;
/** Far above what fits in a cookie. */
const INFLATED_AT_MOST = 64 * 1024;

/**
 * Unanswered interactions are stored by the browser. Anyone can start one, so a row for each
 * would let anyone fill the database. The interaction's cookie contains it, sealed and bound to issuer and uid. The
 * first response turns it into a row. One that does not fit becomes a row immediately, within a rate limit.
 */
@Injectable()
export class UnstoredInteractions {
  private readonly cookies: InteractionCookies;
  private readonly kept = new WeakMap<object, string>();

  constructor(
    @Inject(SETTINGS) settings: Settings,
    private readonly masterKeys: MasterKeys,
    private readonly clock: Clock,
  ) {
    this.cookies = new InteractionCookies(settings.PUBLIC_URL);
  }

  /** @returns whether it fits into the response to this request; `takeFrom` then returns it */
  keep(ctx: KoaContextWithOIDC, issuer: string, uid: string, payload: InteractionPayload): boolean {
    const packed = deflateRawSync(JSON.stringify(payload));
    const sealed = this.masterKeys.sealBytes(packed, boundTo(issuer, uid));
    const held = this.cookies.heldBy(ctx.get('cookie'));
    if (sealed.length > SEALED_AT_MOST || held + sealed.length > SEALED_IN_ALL) return false;
    this.kept.set(ctx, sealed);
    return true;
  }

  /** The cookie content of the interaction that this request started; null if it is a row. */
  takeFrom(ctx: KoaContextWithOIDC): string | null {
    return this.kept.get(ctx) ?? null;
  }

  /** Null if it is expired, modified, or of another issuer or interaction. */
  open(sealed: string, issuer: string, uid: string): InteractionPayload | null {
    const payload = this.read(sealed, boundTo(issuer, uid));
    const now = this.clock.now().getTime() / 1000;
    return payload?.exp !== undefined && payload.exp > now ? payload : null;
  }

  private read(sealed: string, aad: string): InteractionPayload | null {
    try {
      const packed = this.masterKeys.openBytes(sealed, aad);
      return JSON.parse(inflateRawSync(packed, { maxOutputLength: INFLATED_AT_MOST }).toString('utf8'));
    } catch (error) {
      if (error instanceof EnvelopeUnreadable) return null;
      throw error;
    }
  }
}

function boundTo(issuer: string, uid: string): string {
  return `oauth_interaction:${issuer}:${uid}`;
}
