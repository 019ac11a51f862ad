import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IssuerArtifacts } from '../artifacts/artifacts.repository.js';
import { isHighlySecure } from './high-security.js';

/**
 * The refresh token of a highly secure client stays the same when it is used: it is worth nothing without the client's
 * key, and a client that missed an answer would be locked out. It remembers its last use, from which it lies idle.
 *
 * Source: FAPI 2.0 Security Profile §5.3.2.1
 */
export function rotateUnlessLasting(artifacts: IssuerArtifacts) {
  return async ({ oidc: { client, entities } }: KoaContextWithOIDC): Promise<boolean> => {
    const token = entities.RefreshToken;
    if (!client || !token || !isHighlySecure(client)) return true;
    await artifacts.note('RefreshToken', token.jti, { usedAt: Math.floor(Date.now() / 1000) });
    return false;
  };
}

/** Has the library tell of the last use. */
export function installLastUse(provider: Provider): void {
  const RefreshToken = provider.RefreshToken as unknown as { readonly IN_PAYLOAD: string[] };
  const fields = [...RefreshToken.IN_PAYLOAD, 'usedAt'];
  Object.defineProperty(RefreshToken, 'IN_PAYLOAD', { get: () => fields });
}
