import type { CustomFetch } from 'openid-client';
import type { TraceRecorder } from '../traces/trace-recorder.js';
import type { ProviderMetadata } from './provider-metadata.js';
import type { Callback } from './upstream-protocol.js';

/** What the checks read of a discovery document. */
const CHECKED = [
  'issuer',
  'token_endpoint',
  'userinfo_endpoint',
  'jwks_uri',
  'id_token_signing_alg_values_supported',
  'authorization_response_iss_parameter_supported',
];

/**
 * Notes the ID token, the user info and the keys of a sign-in in its trace, for a replay. Codes, access tokens and refresh
 * tokens are left out.
 */
export function keepingFetch(
  outward: CustomFetch,
  trace: TraceRecorder,
  { document, keys }: ProviderMetadata,
  nonce: string,
  { iss, user }: Callback,
): CustomFetch {
  return async (url, options) => {
    const answer = await outward(url, options);
    if (!answer.ok) return answer;
    const text = () => answer.clone().text();
    if (url === document.token_endpoint) {
      const idToken = partOf(await text(), 'id_token');
      if (typeof idToken !== 'string') return answer;
      trace.received = {
        protocol: 'openid',
        idToken,
        userinfo: null,
        keys: keys.map(({ jwk }) => jwk),
        document: Object.fromEntries(CHECKED.map((name) => [name, document[name]])),
        nonce,
        iss: iss ?? null,
        user: user ?? null,
      };
    } else if (trace.received?.protocol === 'openid') {
      if (url === document.userinfo_endpoint) trace.received.userinfo = await text();
      const published = url === document.jwks_uri ? partOf(await text(), 'keys') : null;
      if (Array.isArray(published)) trace.received.keys = published;
    }
    return answer;
  };
}

function partOf(text: string, name: string): unknown {
  try {
    return (JSON.parse(text) as Record<string, unknown>)[name];
  } catch {
    return null;
  }
}
