import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { SecretHash } from '../../crypto/secret-hash.js';
import type { KeptSecret } from '../clients/client-metadata.js';

/** Compares a client's secret with the keyed hashes that we hold. */
@Injectable()
export class SecretComparison {
  /** Each is taken out of its envelope once for as long as we hold the client. */
  private readonly opened = new WeakMap<KeptSecret, SecretHash>();

  constructor(private readonly masterKeys: MasterKeys) {}

  /** Whether `presented` is one of the secrets that have not expired, compared in constant time. */
  matches(secrets: readonly KeptSecret[], presented: string): boolean {
    const now = Date.now() / 1000;
    return secrets.some(
      (kept) => (kept.expiresAt === null || kept.expiresAt > now) && this.hashOf(kept).matches(presented),
    );
  }

  private hashOf(kept: KeptSecret): SecretHash {
    const known = this.opened.get(kept);
    if (known) return known;
    const hash = this.masterKeys.openHash(kept.secret, `oauth_client_secrets:${kept.id}`);
    this.opened.set(kept, hash);
    return hash;
  }
}
