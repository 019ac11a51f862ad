import type Provider from 'oidc-provider';
import { policyOf } from './client-policy.js';
import type { SecretComparison } from './secret-comparison.js';
import type { SecretGuesses } from './secret-guesses.js';

/** Makes the library compare client secrets with our keyed hashes. */
export function installClientSecrets(
  provider: Provider,
  comparison: SecretComparison,
  guesses: SecretGuesses,
): void {
  const { prototype } = provider.Client as unknown as { prototype: Record<string, unknown> };
  prototype.compareClientSecret = function (this: { clientId: string }, presented: string): Promise<boolean> {
    return guesses.judge(this.clientId, () => comparison.matches(policyOf(this).secrets, presented));
  };
}
