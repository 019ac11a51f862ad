import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { SecretHash } from '../../crypto/secret-hash.js';
import type { KeptSecret } from '../clients/client-metadata.js';

/** Compares client secrets with our keyed hashes. */
@Injectable()
export class SecretComparison {
  /** Each is decrypted once while the client is cached. */
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
