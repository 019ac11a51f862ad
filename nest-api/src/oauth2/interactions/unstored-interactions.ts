import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { Inject, Injectable } from '@nestjs/common';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { Clock } from '../../common/clock.js';
import { EnvelopeUnreadable } from '../../crypto/envelope.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { InteractionCookies } from './interaction-cookie.js';

/** What the library keeps of an interaction; `exp` in seconds since the epoch. */
export interface InteractionPayload {
  readonly exp?: number;
  readonly [name: string]: unknown;
}

/** Characters of one cookie: a proxy with buffers of 4 KB for an answer's headers passes it on. */
export const SEALED_AT_MOST = 2_000;
/** Characters of all of a browser's, which come with each of its requests. */
export const SEALED_IN_ALL = 4_000;
/** Far above what fits in a cookie. */
const INFLATED_AT_MOST = 64 * 1024;

/**
 * Interactions that nobody has answered, kept by the browser that began them: anybody may begin one, so a row for each
 * would let anybody fill the database. The cookie of the interaction holds it, sealed and bound to issuer and uid; the
 * first answer turns it into a row. What does not fit is a row from the beginning, within a rate limit.
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

  /** @returns whether the answer to this request can hold it, which `takeFrom` then gives */
  keep(ctx: KoaContextWithOIDC, issuer: string, uid: string, payload: InteractionPayload): boolean {
    const packed = deflateRawSync(JSON.stringify(payload));
    const sealed = this.masterKeys.sealBytes(packed, boundTo(issuer, uid));
    const held = this.cookies.heldBy(ctx.get('cookie'));
    if (sealed.length > SEALED_AT_MOST || held + sealed.length > SEALED_IN_ALL) return false;
    this.kept.set(ctx, sealed);
    return true;
  }

  /** What the cookie of the interaction that this request began has to hold; null where it is a row. */
  takeFrom(ctx: KoaContextWithOIDC): string | null {
    return this.kept.get(ctx) ?? null;
  }

  /** Null for what is expired, altered, or of another issuer or interaction. */
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
