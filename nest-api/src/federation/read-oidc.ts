import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { usableKeys } from '../sso-config/probe/usable-keys.js';
import type { PublishedKey } from './facts.js';

const MOST_KEYS = 50;
/** Parameters of a private or symmetric key. Source: RFC 7518 §6.2.2, §6.3.2, §6.4. */
const SECRET_PARTS = ['d', 'k', 'p', 'q', 'dp', 'dq', 'qi'];

/** The keys of a JWKS, each with the facts for the rules; null if it is not a JWKS. */
export function readKeys(jwks: unknown): PublishedKey[] | null {
  if (typeof jwks !== 'object' || jwks === null) return null;
  const { keys } = jwks as Record<string, unknown>;
  if (!Array.isArray(keys)) return null;
  return keys.slice(0, MOST_KEYS).map(readKey);
}

function readKey(key: unknown): PublishedKey {
  const parts = typeof key === 'object' && key !== null ? (key as Record<string, unknown>) : {};
  const details = detailsOf(parts);
  return {
    kid: typeof parts.kid === 'string' ? parts.kid : null,
    type: typeof parts.kty === 'string' ? parts.kty : '?',
    alg: typeof parts.alg === 'string' ? parts.alg : null,
    isSecret: SECRET_PARTS.some((part) => part in parts),
    isUsable: usableKeys({ keys: [parts] }).length === 1,
    bits: details?.modulusLength ?? null,
    exponent: details?.publicExponent ?? null,
  };
}

function detailsOf({ kty, n, e }: Record<string, unknown>) {
  if (kty !== 'RSA') return undefined;
  try {
    const key = createPublicKey({ key: { kty, n, e } as JsonWebKey, format: 'jwk' });
    return key.asymmetricKeyDetails;
  } catch {
    return undefined;
  }
}
