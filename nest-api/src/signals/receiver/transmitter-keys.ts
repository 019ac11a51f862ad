import { Injectable } from '@nestjs/common';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { UPSTREAM_TIMEOUT_MS, UpstreamClient } from '../../sso-config/probe/upstream-client.js';

/** A key that the transmitter removed is accepted for so long. */
const LONGEST_KEPT_MS = 600_000;
/** An unknown `kid` makes the keys be read again, at most this often. */
const COOLDOWN_MS = 30_000;
const MOST_TRANSMITTERS = 500;

/** Public keys of transmitters, read through the guarded client when they are needed. */
@Injectable()
export class TransmitterKeys {
  private readonly sets = new Map<string, JWTVerifyGetKey>();

  constructor(private readonly client: UpstreamClient) {}

  of(jwksUri: string): JWTVerifyGetKey {
    const known = this.sets.get(jwksUri);
    if (known) return known;
    if (this.sets.size >= MOST_TRANSMITTERS) this.sets.clear();
    const made = createRemoteJWKSet(new URL(jwksUri), {
      cooldownDuration: COOLDOWN_MS,
      cacheMaxAge: LONGEST_KEPT_MS,
      timeoutDuration: UPSTREAM_TIMEOUT_MS,
      // The guarded client follows redirects itself.
      [customFetch]: (url, init) => this.client.fetch(url, init as never) as never,
    });
    this.sets.set(jwksUri, made);
    return made;
  }
}
