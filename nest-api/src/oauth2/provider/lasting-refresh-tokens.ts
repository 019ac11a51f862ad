import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { IssuerArtifacts } from '../artifacts/artifacts.repository.js';
import { isHighlySecure } from './high-security.js';

/**
 * A refresh token of a high-security client is not rotated: it is useless without the client's
 * key, and a client that missed a response would be locked out. Its idle time counts from the last use.
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

/** Makes the library report the last use. */
export function installLastUse(provider: Provider): void {
  const RefreshToken = provider.RefreshToken as unknown as { readonly IN_PAYLOAD: string[] };
  const fields = [...RefreshToken.IN_PAYLOAD, 'usedAt'];
  Object.defineProperty(RefreshToken, 'IN_PAYLOAD', { get: () => fields });
}
