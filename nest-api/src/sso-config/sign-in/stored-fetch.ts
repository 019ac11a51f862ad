import type { CustomFetch } from 'openid-client';
import type { OpenIdReceived } from '../responses/received.js';
import type { ProviderMetadata } from './provider-metadata.js';

/** What the issuer published at the reception, or publishes now. User info can only be requested if it was received. */
export function storedMetadata(
  { document, keys, userinfo }: OpenIdReceived,
  found: ProviderMetadata | null,
): ProviderMetadata {
  const jwks = keys.map((jwk) => ({ jwk: jwk as Record<string, unknown>, lastSeenAt: '' }));
  const published = found ?? { document, keys: jwks };
  const { userinfo_endpoint: address, ...others } = published.document;
  return {
    document: userinfo === null ? others : { ...others, userinfo_endpoint: address },
    keys: published.keys,
  };
}

/** Answers from what is stored, in place of the identity provider. */
export function storedFetch(
  { idToken, userinfo }: OpenIdReceived,
  { document, keys }: ProviderMetadata,
): CustomFetch {
  return async (url) => {
    // The token response requires an access token, which is not stored.
    if (url === document.token_endpoint)
      return Response.json({ id_token: idToken, access_token: 'not-stored', token_type: 'bearer' });
    if (url === document.jwks_uri) return Response.json({ keys: keys.map(({ jwk }) => jwk) });
    return new Response(userinfo, { headers: { 'content-type': 'application/json' } });
  };
}
