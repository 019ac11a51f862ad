import type { KoaContextWithOIDC } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { policyOf } from './client-policy.js';
import { LIFETIMES } from './lifetimes.js';

/** The profile that holds for a client, as the library calls it. */
export function profileOf(_ctx: KoaContextWithOIDC, client: object | undefined): '2.0' | undefined {
  return client && policyOf(client)?.securityProfile === 'fapi2' ? '2.0' : undefined;
}

/**
 * An assertion is remembered until it runs out, so it must do that soon: RFC 7523 §3 leaves the limit to us. One of a
 * highly secure client is for this issuer alone, and signed by what FAPI 2.0 Security Profile §5.3.2.1, §5.4 allows.
 *
 * @throws InvalidClientAuth
 */
export async function requireSoundAssertion(
  ctx: KoaContextWithOIDC,
  { exp, aud }: Record<string, unknown>,
  { alg }: Record<string, unknown>,
): Promise<void> {
  const longest = Date.now() / 1000 + LIFETIMES.clientAssertion;
  if (typeof exp !== 'number' || exp > longest) throw new errors.InvalidClientAuth('exp is too far away');
  if (!profileOf(ctx, ctx.oidc.client)) return;
  if (aud !== ctx.oidc.issuer) throw new errors.InvalidClientAuth('aud must be the issuer alone');
  if (alg === 'RS256') throw new errors.InvalidClientAuth('RS256 is not for high security');
}
