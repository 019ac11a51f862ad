import Provider from 'oidc-provider';
import { explainClient } from './cause-of-error.js';
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
  prototype.compareClientSecret = async function (
    this: { clientId: string },
    presented: string,
  ): Promise<boolean> {
    const { secrets } = policyOf(this);
    const isRight = await guesses.judge(this.clientId, () => comparison.matches(secrets, presented));
    const ctx = Provider.ctx;
    if (!isRight && ctx) explainClient(ctx, comparison.explain(secrets, presented));
    return isRight;
  };
}
