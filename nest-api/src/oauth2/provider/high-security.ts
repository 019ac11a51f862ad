import { isHighSecurity } from '@gatehouse/contracts';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { policyOf } from './client-policy.js';
import { LIFETIMES } from './lifetimes.js';

/** Source: FAPI 2.0 Security Profile §5.4.1. */
const ALGORITHMS: ReadonlySet<unknown> = new Set(['PS256', 'ES256', 'EdDSA']);
/** Allowed clock difference in seconds. Source: FAPI 2.0 Security Profile §5.3.2.1. */
const FURTHEST_AHEAD = 60;

/** A client's profile, by the library's name. */
export function profileOf(_ctx: KoaContextWithOIDC, client: object | undefined): '2.0' | undefined {
  return client && isHighlySecure(client) ? '2.0' : undefined;
}

export function isHighlySecure(client: object): boolean {
  const profile = policyOf(client)?.securityProfile;
  return profile !== undefined && isHighSecurity(profile);
}

/**
 * An assertion is remembered until it expires, so its lifetime is limited (RFC 7523 §3 allows it). An assertion of a
 * high-security client names only this issuer and uses an algorithm of FAPI 2.0 Security Profile §5.3.2.1, §5.4.
 *
 * @throws InvalidClientAuth InvalidDpopProof
 */
export async function requireSoundAssertion(
  ctx: KoaContextWithOIDC,
  { exp, aud, iat }: Record<string, unknown>,
  { alg }: Record<string, unknown>,
): Promise<void> {
  const longest = Date.now() / 1000 + LIFETIMES.clientAssertion;
  if (typeof exp !== 'number' || exp > longest) throw new errors.InvalidClientAuth('exp is too far away');
  if (!profileOf(ctx, ctx.oidc.client)) return;
  if (aud !== ctx.oidc.issuer) throw new errors.InvalidClientAuth('aud must be the issuer alone');
  if (!ALGORITHMS.has(alg)) throw new errors.InvalidClientAuth(`${alg} is not for high security`);
  if (isAhead(iat)) throw new errors.InvalidClientAuth('iat lies in the future');
  requireSoundProof(ctx);
}

/**
 * DPoP proofs of a high-security client use the same algorithms as its assertions. The library verifies
 * the signature.
 *
 * @throws InvalidDpopProof
 */
export function requireSoundProof(ctx: KoaContextWithOIDC): void {
  const proof = ctx.get('DPoP');
  if (!proof || !profileOf(ctx, ctx.oidc.client)) return;
  const [header, claims] = proof.split('.', 2).map(readPart);
  if (!ALGORITHMS.has(header?.alg))
    throw new errors.InvalidDpopProof('this algorithm is not for high security');
  if (isAhead(claims?.iat)) throw new errors.InvalidDpopProof('iat lies in the future');
}

function isAhead(at: unknown): boolean {
  return typeof at === 'number' && at > Date.now() / 1000 + FURTHEST_AHEAD;
}

function readPart(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}
