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
 * Omits scope claims from ID tokens of applications with that setting, if they can use the userinfo endpoint.
 * With an access token for an API, they cannot. Source: OIDC Core §5.4.
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
