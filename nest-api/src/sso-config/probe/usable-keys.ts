import { createPublicKey, type JsonWebKey } from 'node:crypto';

/** Accepted signature algorithms of ID tokens, without `none` and HMAC. */
export const SIGNING_ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

const LEAST_RSA_BITS = 2048;

/** The keys of a JWKS that could verify a signature, without private parts. Source: RFC 7517 §4. */
export function usableKeys(jwks: Record<string, unknown>): Record<string, unknown>[] {
  const keys = Array.isArray(jwks.keys) ? (jwks.keys as Record<string, unknown>[]) : [];
  return keys.filter(isUsable).slice(0, 50);
}

function isUsable(key: Record<string, unknown>): boolean {
  if (typeof key !== 'object' || key === null || 'd' in key || 'k' in key) return false;
  if (key.use !== undefined && key.use !== 'sig') return false;
  if (key.alg !== undefined && !SIGNING_ALGORITHMS.includes(String(key.alg))) return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
      key: key as JsonWebKey,
      format: 'jwk',
    });
    return asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_RSA_BITS;
  } catch {
    return false;
  }
}
