import type { KoaContextWithOIDC } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import type { Jwk } from '../keys/signing-key.entity.js';
import { type AccessTokenClaims, readAccessToken } from './access-token-jwt.js';
import type { Accounts } from './accounts.js';
import { policyOf } from './client-policy.js';

type LibraryClient = InstanceType<Provider['Client']>;

/** The facts for introspection, for every token format. */
interface Token {
  readonly clientId?: string | undefined;
  /** None without a user. */
  readonly grantId?: string | undefined;
  /** Seconds since the epoch. */
  readonly iat?: number | undefined;
  /** Its API; none for the userinfo endpoint. */
  readonly aud?: string | string[] | undefined;
}

/**
 * A client may introspect its own tokens. A confidential client may also introspect tokens of its owner's other
 * clients, such as an API that a web application of the same organization calls. The response is current.
 */
export function mayIntrospect(accounts: Accounts) {
  return async (ctx: KoaContextWithOIDC, client: LibraryClient, token: Token): Promise<boolean> => {
    const owner = await ctx.oidc.provider.Client.find(token.clientId ?? '');
    if (!owner || !isAllowedNow(owner, token)) return false;
    if (token.grantId !== undefined && !(await accounts.isLive(token.grantId))) return false;
    if (token.clientId === client.clientId) return true;
    return client.clientAuthMethod !== 'none' && policyOf(owner).tenantId === policyOf(client).tenantId;
  };
}

/** Whether the client may still call the API and has not been disabled since the token was issued. */
function isAllowedNow(client: LibraryClient, { aud, iat = 0 }: Token): boolean {
  const { authorizedSince, resources } = policyOf(client);
  if (authorizedSince !== null && iat <= authorizedSince) return false;
  return [aud ?? []].flat().every((api) => resources.some(({ resource }) => resource === api));
}

/**
 * Introspects JWTs, which the library does not support: the data of a valid access token of
 * this issuer, otherwise `active: false`. Source: RFC 7662 §2.2.
 */
export function introspectJwts(provider: Provider, keys: readonly Jwk[], accounts: Accounts) {
  const refused = new WeakSet<object>();
  provider.on('introspection.error', (ctx, error) => {
    if (error instanceof errors.UnsupportedTokenType) refused.add(ctx);
  });
  const mayAsk = mayIntrospect(accounts);
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    if (!refused.has(ctx)) return;
    const { client, params } = ctx.oidc;
    const claims = readAccessToken(String(params?.token), keys, provider.issuer);
    const mayKnow = claims && client && (await mayAsk(ctx, client, toToken(claims)));
    ctx.status = 200;
    ctx.type = 'json';
    ctx.body = mayKnow ? toAnswer(claims) : { active: false };
  };
}

function toToken({ client_id, grant_id, iat, aud }: AccessTokenClaims): Token {
  return { clientId: client_id, grantId: grant_id, iat, aud };
}

function toAnswer({ grant_id: _, ...claims }: AccessTokenClaims) {
  // A token that is bound to a certificate is sent as a bearer token. Source: RFC 8705 §3.
  return { active: true, ...claims, token_type: claims.cnf?.jkt ? 'DPoP' : 'Bearer' };
}
