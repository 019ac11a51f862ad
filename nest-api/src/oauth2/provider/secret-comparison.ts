import { Injectable } from '@nestjs/common';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { SecretHash } from '../../crypto/secret-hash.js';
import type { KeptSecret } from '../clients/client-metadata.js';
import type { RequestCause } from './request-cause.js';

/** Compares client secrets with our keyed hashes. */
@Injectable()
export class SecretComparison {
  /** Each is decrypted once while the client is cached. */
  private readonly opened = new WeakMap<KeptSecret, SecretHash>();

  constructor(private readonly masterKeys: MasterKeys) {}

  /** Whether `presented` is one of the secrets that have not expired, compared in constant time. */
  matches(secrets: readonly KeptSecret[], presented: string): boolean {
    return secrets.some((kept) => isValid(kept) && this.hashOf(kept).matches(presented));
  }

  /** Which secret it is that does not match any more, beside those that are valid, by their age. */
  explain(secrets: readonly KeptSecret[], presented: string): RequestCause {
    const expected = secrets.filter(isValid).map(described);
    const former = secrets.find((kept) => this.hashOf(kept).matches(presented));
    return former
      ? { code: 'client_secret_expired', found: described(former), expected }
      : { code: 'client_secret_wrong', found: null, expected };
  }

  private hashOf(kept: KeptSecret): SecretHash {
    const known = this.opened.get(kept);
    if (known) return known;
    const hash = this.masterKeys.openHash(kept.secret, `oauth_client_secrets:${kept.id}`);
    this.opened.set(kept, hash);
    return hash;
  }
}

function isValid({ expiresAt }: KeptSecret): boolean {
  return expiresAt === null || expiresAt > Date.now() / 1000;
}

/** When it was made, which its id tells, and when it ends. Source: RFC 9562 §5.7. */
function described({ id, expiresAt }: KeptSecret): string {
  const made = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toISOString();
  return `made ${made}${expiresAt === null ? '' : `, expires ${new Date(expiresAt * 1000).toISOString()}`}`;
}
