import type Provider from 'oidc-provider';
import type { MasterKeys } from '../../crypto/master-keys.js';
import { policyOf } from './client-policy.js';
import type { SecretGuesses } from './secret-guesses.js';

/** Has the library compare a client's secret with the keyed hashes that we hold. */
export function installClientSecrets(
  provider: Provider,
  masterKeys: MasterKeys,
  guesses: SecretGuesses,
): void {
  const { prototype } = provider.Client as unknown as { prototype: Record<string, unknown> };
  prototype.compareClientSecret = function (this: { clientId: string }, presented: string): Promise<boolean> {
    return guesses.judge(this.clientId, () => {
      const now = Date.now() / 1000;
      return policyOf(this).secrets.some(
        ({ id, secret, expiresAt }) =>
          (expiresAt === null || expiresAt > now) &&
          masterKeys.matchesSecret(secret, presented, `oauth_client_secrets:${id}`),
      );
    });
  };
}
