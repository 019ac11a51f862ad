import type Provider from 'oidc-provider';
import type { MasterKeys } from '../../crypto/master-keys.js';
import { policyOf } from './client-policy.js';

/** Has the library compare a client's secret with the keyed hashes that we hold. */
export function installClientSecrets(provider: Provider, masterKeys: MasterKeys): void {
  const { prototype } = provider.Client as unknown as { prototype: Record<string, unknown> };
  prototype.compareClientSecret = async function (this: object, presented: string): Promise<boolean> {
    const now = Date.now() / 1000;
    return policyOf(this).secrets.some(
      ({ id, secret, expiresAt }) =>
        (expiresAt === null || expiresAt > now) &&
        masterKeys.matchesSecret(secret, presented, `oauth_client_secrets:${id}`),
    );
  };
}
