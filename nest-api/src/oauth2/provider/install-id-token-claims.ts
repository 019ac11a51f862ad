import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { policyOf } from './client-policy.js';

interface IdToken {
  scope: string;
  readonly client: object;
  readonly ctx: KoaContextWithOIDC | undefined;
}
type Issue = (this: IdToken, options: { use: string }) => Promise<string>;

/**
 * Keeps the claims of scopes out of the ID tokens of applications that want it so and can ask the userinfo endpoint for
 * them; with a token for an API alone they can't. Source: OIDC Core §5.4.
 */
export function installIdTokenClaims(provider: Provider): void {
  const { prototype } = provider.IdToken as unknown as { prototype: { issue: Issue } };
  const { issue } = prototype;
  prototype.issue = function (options) {
    const token = this.ctx?.oidc.entities.AccessToken as { aud?: unknown } | undefined;
    const canAsk = token !== undefined && token.aud === undefined;
    if (options.use === 'idtoken' && canAsk && !policyOf(this.client).idTokenScopeClaims)
      this.scope = 'openid';
    return issue.call(this, options);
  };
}
