import type { SamlUpstreams } from '../saml-upstream.js';
import type { OpenIdReceived, Received } from './received.js';

/** Parts of an ID token that are about the protocol and the organization, and about nobody. */
const PLAIN = new Set([
  ...[
    'alg',
    'kid',
    'typ',
    'iss',
    'aud',
    'azp',
    'exp',
    'iat',
    'nbf',
    'auth_time',
    'session_expiry',
    'amr',
    'acr',
    'ver',
  ],
  ...['tid', 'hd', 'email_verified'],
]);

/** A response as an admin may see it: of everything that may be about a user or secret, only the length. */
export function maskResponse(received: Received, saml: SamlUpstreams): string {
  return received.protocol === 'saml' ? saml.require().mask(received.xml) : maskOpenId(received);
}

function maskOpenId({ idToken, userinfo, iss, document }: OpenIdReceived): string {
  const [header, payload] = idToken.split('.');
  const shown = {
    idToken: { header: maskPart(decoded(header)), claims: maskPart(decoded(payload)) },
    ...(userinfo === null ? {} : { userInfo: maskPart(parsed(userinfo)) }),
    issuerInAuthorizationResponse: iss,
    issuerInDiscoveryDocument: document.issuer ?? null,
  };
  return JSON.stringify(shown, null, 2);
}

function decoded(part = ''): unknown {
  return parsed(Buffer.from(part, 'base64url').toString('utf8'));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function maskPart(part: unknown): unknown {
  if (part === null || typeof part !== 'object' || Array.isArray(part)) return lengthOf(part);
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, PLAIN.has(name) ? value : lengthOf(value)]),
  );
}

function lengthOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `•••••• (${text.length} characters)`;
}
