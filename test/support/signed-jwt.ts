import { constants, type KeyObject, sign } from 'node:crypto';

type Algorithm = 'RS256' | 'PS256' | 'ES256' | 'EdDSA';

/** A JWT signed by hand, with headers and claims that a library would not write. */
export function signedJwt(
  key: KeyObject,
  header: { readonly alg: Algorithm; readonly [name: string]: unknown },
  claims: Record<string, unknown>,
): string {
  const input = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  return `${input}.${signatureOf(key, header.alg, Buffer.from(input)).toString('base64url')}`;
}

function signatureOf(key: KeyObject, alg: Algorithm, input: Buffer): Buffer {
  if (alg === 'EdDSA') return sign(null, input, key);
  if (alg === 'ES256') return sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' });
  if (alg === 'RS256') return sign('sha256', input, key);
  return sign('sha256', input, { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: 32 });
}
