import type { WorkloadIdentity } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { createLocalJWKSet, createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { Outgoing } from '../../outgoing/outgoing.js';

/** Issuers of workloads whose keys a process keeps, about 5 KB each. */
const MOST_ISSUERS = 500;
const KEPT_MS = 10 * 60_000;
/** Anybody may send a token. An issuer that does not respond is not asked again by each of them. */
const KEPT_FAILURE_MS = 30_000;

interface Known {
  readonly keys: Promise<JWTVerifyGetKey>;
  /** Milliseconds since the epoch. */
  until: number;
}

/** Keys of the issuers of workloads: those that an admin entered, or those that the issuer publishes. */
@Injectable()
export class WorkloadKeys {
  /** By issuer, oldest first. */
  private readonly known = new Map<string, Known>();

  constructor(private readonly outgoing: Outgoing) {}

  /** @throws Error the issuer cannot be reached or publishes no keys */
  of({ issuer, jwks }: Pick<WorkloadIdentity, 'issuer' | 'jwks'>): Promise<JWTVerifyGetKey> {
    if (jwks) return Promise.resolve(createLocalJWKSet(jwks as Parameters<typeof createLocalJWKSet>[0]));
    const now = Date.now();
    const held = this.known.get(issuer);
    if (held && now < held.until) return held.keys;
    const keys = this.discover(issuer);
    const found: Known = { keys, until: now + KEPT_MS };
    this.known.delete(issuer);
    this.known.set(issuer, found);
    keys.catch(() => {
      found.until = Date.now() + KEPT_FAILURE_MS;
    });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST_ISSUERS) break;
      this.known.delete(oldest);
    }
    return keys;
  }

  /** Source: OpenID Connect Discovery 1.0 §4. */
  private async discover(issuer: string): Promise<JWTVerifyGetKey> {
    const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
    const response = await this.outgoing.fetch(url, { headers: { accept: 'application/json' } });
    const document = response.ok ? ((await response.json()) as Record<string, unknown> | null) : null;
    if (document?.issuer !== issuer || typeof document.jwks_uri !== 'string')
      throw new Error(`${new URL(issuer).host} does not publish the configuration of ${issuer}`);
    return createRemoteJWKSet(new URL(document.jwks_uri), {
      [customFetch]: this.outgoing.fetch as unknown as typeof fetch,
      cacheMaxAge: KEPT_MS,
    });
  }
}
