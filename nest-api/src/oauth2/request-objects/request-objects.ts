import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import type { ClientRecord } from '../clients/client-metadata.js';
import { policyOf } from '../provider/client-policy.js';
import { isHighlySecure } from '../provider/high-security.js';

type Feature = NonNullable<NonNullable<Configuration['features']>['requestObjects']>;
type Claims = Readonly<Record<string, unknown>>;

/** Seconds. Source: FAPI 2.0 Message Signing §5.3.1. */
const LONGEST = 3_600;
/** Explicit types, compared without `application/`. Source: RFC 9101 §10.8, RFC 7515 §4.1.9. */
const TYPES = new Set([undefined, 'jwt', 'oauth-authz-req+jwt']);

/** Signed authorization requests. Only clients that enabled them may send one. Source: RFC 9101. */
export const requestObjects: Feature = {
  enabled: true,
  assertJwtClaimsAndHeader: async (ctx, claims, header, client) => {
    // A pushed request was checked when it was pushed; one without a signature is the library's own.
    if ('PushedAuthorizationRequest' in ctx.oidc.entities) return;
    requireEnabled(policyOf(client).requestObjectSigningAlg);
    requireSoundObject(claims, header, client.clientId);
    if (isHighlySecure(client)) requireShortLife(claims);
  },
};

/**
 * As the library rejects request objects that it does not support: before it reads them, so the response does not depend on
 * their content. Source: OIDC Core §3.1.2.6.
 *
 * @throws RequestNotSupported once for each request: the library looks the client up again to report it
 */
export function refuseUnlessEnabled({ requestObjectSigningAlg }: ClientRecord): void {
  const ctx = Provider.ctx as KoaContextWithOIDC | undefined;
  if (ctx?.oidc?.route !== 'authorization' || refused.has(ctx)) return;
  if (ctx.oidc.params?.request === undefined) return;
  if (requestObjectSigningAlg === null) refused.add(ctx);
  requireEnabled(requestObjectSigningAlg);
}

const refused = new WeakSet<object>();

function requireEnabled(alg: string | null): void {
  if (alg === null) throw new errors.RequestNotSupported();
}

function requireSoundObject({ sub }: Claims, { typ }: Claims, clientId: string): void {
  const type = typeof typ === 'string' ? typ.toLowerCase().replace(/^application\//, '') : typ;
  if (!TYPES.has(type as string | undefined))
    throw new errors.InvalidRequestObject('typ must be oauth-authz-req+jwt');
  // It would be a client assertion at the same time. Source: RFC 9101 §10.8.
  if (sub === clientId) throw new errors.InvalidRequestObject('sub must not be the client ID');
}

function requireShortLife({ exp, nbf }: Claims): void {
  if (typeof nbf !== 'number' || typeof exp !== 'number')
    throw new errors.InvalidRequestObject('nbf and exp are required');
  if (nbf < Date.now() / 1000 - LONGEST)
    throw new errors.InvalidRequestObject('nbf lies more than 60 minutes in the past');
  if (exp - nbf > LONGEST) throw new errors.InvalidRequestObject('exp is more than 60 minutes after nbf');
}
