import { createHash, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Jwk, SigningAlgorithm } from './signing-key.entity.js';

const generate = promisify(generateKeyPair);

/** A new key pair as JWKs with their use. */
export async function newKeyPair(alg: SigningAlgorithm): Promise<{ publicJwk: Jwk; privateJwk: Jwk }> {
  const pair =
    alg === 'RS256'
      ? await generate('rsa', { modulusLength: 2048 })
      : await generate('ec', { namedCurve: 'P-256' });
  const bare = pair.publicKey.export({ format: 'jwk' }) as Jwk;
  const names = { kid: thumbprint(bare), alg, use: 'sig' };
  return {
    publicJwk: { ...bare, ...names },
    privateJwk: { ...(pair.privateKey.export({ format: 'jwk' }) as Jwk), ...names },
  };
}

/** SHA-256 of the required members in their order. Source: RFC 7638 §3. */
function thumbprint(jwk: Jwk): string {
  const members = jwk.kty === 'RSA' ? ['e', 'kty', 'n'] : ['crv', 'kty', 'x', 'y'];
  const canonical = JSON.stringify(Object.fromEntries(members.map((name) => [name, jwk[name]])));
  return createHash('sha256').update(canonical).digest('base64url');
}
