import { Injectable } from '@nestjs/common';
import { hashOf } from './artifact-id.js';
import type { ArtifactKey, ArtifactPayload } from './artifacts.repository.js';

/** About 1 KB each. */
const MOST = 10_000;
/** Most codes are exchanged within seconds, and most refresh tokens as soon as the access token expires. */
const KEPT_MS = 10 * 60_000;

interface Issued {
  readonly payload: string;
  readonly issuedAt: number;
}

/**
 * The payloads of codes and refresh tokens that this process issued, so that exchanging them needs no read.
 *
 * A payload never changes; whether the token is still unused, unexpired and authorized is up to the statement that uses it.
 */
@Injectable()
export class IssuedArtifacts {
  /** By the hash of the token, oldest first. */
  private readonly issued = new Map<string, Issued>();

  /** @param owner the tenant whose issuer created it; null for the shared issuer */
  keep(owner: string | null, { kind, id }: ArtifactKey, payload: ArtifactPayload, now = Date.now()): void {
    this.issued.set(keyOf(owner, kind, id), { payload: JSON.stringify(payload), issuedAt: now });
    for (const [oldest, { issuedAt }] of this.issued) {
      if (this.issued.size <= MOST && now - issuedAt < KEPT_MS) break;
      this.issued.delete(oldest);
    }
  }

  /** Returns it once: a repeated token is read from the database. */
  take(owner: string | null, { kind, id }: ArtifactKey): ArtifactPayload | null {
    const key = keyOf(owner, kind, id);
    const known = this.issued.get(key);
    this.issued.delete(key);
    return known ? (JSON.parse(known.payload) as ArtifactPayload) : null;
  }
}

function keyOf(owner: string | null, kind: string, id: string): string {
  return `${kind} ${hashOf(id, owner).toString('base64')}`;
}
