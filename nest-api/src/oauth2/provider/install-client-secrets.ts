import type Provider from 'oidc-provider';
import type { MasterKeys } from '../../crypto/master-keys.js';
import type { SecretHash } from '../../crypto/secret-hash.js';
import type { KeptSecret } from '../clients/client-metadata.js';
import { policyOf } from './client-policy.js';
import type { SecretGuesses } from './secret-guesses.js';

/**
 * Has the library compare a client's secret with the keyed hashes that we hold. Each is taken out of its envelope once
 * for as long as we hold the client.
 */
export function installClientSecrets(
  provider: Provider,
  masterKeys: MasterKeys,
  guesses: SecretGuesses,
): void {
  const opened = new WeakMap<KeptSecret, SecretHash>();
  const hashOf = (kept: KeptSecret) => {
    const known = opened.get(kept);
    if (known) return known;
    const hash = masterKeys.openHash(kept.secret, `oauth_client_secrets:${kept.id}`);
    opened.set(kept, hash);
    return hash;
  };
  const { prototype } = provider.Client as unknown as { prototype: Record<string, unknown> };
  prototype.compareClientSecret = function (this: { clientId: string }, presented: string): Promise<boolean> {
    return guesses.judge(this.clientId, () => {
      const now = Date.now() / 1000;
      return policyOf(this).secrets.some(
        (kept) => (kept.expiresAt === null || kept.expiresAt > now) && hashOf(kept).matches(presented),
      );
    });
  };
}
