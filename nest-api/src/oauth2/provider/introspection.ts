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
  /** After an exchange, a machine's token may be about another client. */
  readonly sub?: unknown;
  readonly extra?: { readonly sub?: unknown } | undefined;
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
    if (!owner || !(await mayUse(ctx.oidc.provider, owner, token))) return false;
    if (token.grantId !== undefined && !(await accounts.isLive(token.grantId))) return false;
    if (token.clientId === client.clientId) return true;
    return client.clientAuthMethod !== 'none' && policyOf(owner).tenantId === policyOf(client).tenantId;
  };
}

/** Whether the client of a token may use it now, and, for the token of a machine, whether that machine may. */
export async function mayUse(provider: Provider, client: LibraryClient, token: Token): Promise<boolean> {
  if (!isAllowedNow(client, token)) return false;
  const subject = token.sub ?? token.extra?.sub;
  if (token.grantId !== undefined || typeof subject !== 'string' || subject === client.clientId) return true;
  const machine = await provider.Client.find(subject);
  return machine !== undefined && isIssuedSince(machine, token);
}

/** Whether the client may still call the API and has not been disabled since the token was issued. */
function isAllowedNow(client: LibraryClient, { aud, iat }: Token): boolean {
  if (!isIssuedSince(client, { iat })) return false;
  const { resources } = policyOf(client);
  return [aud ?? []].flat().every((api) => resources.some(({ resource }) => resource === api));
}

/** Whether the token is from after the client was last disabled. */
function isIssuedSince(client: LibraryClient, { iat = 0 }: Pick<Token, 'iat'>): boolean {
  const { authorizedSince } = policyOf(client);
  return authorizedSince === null || iat > authorizedSince;
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

function toToken({ client_id, grant_id, iat, aud, sub }: AccessTokenClaims): Token {
  return { clientId: client_id, grantId: grant_id, iat, aud, sub };
}

function toAnswer({ grant_id: _, ...claims }: AccessTokenClaims) {
  // A token that is bound to a certificate is sent as a bearer token. Source: RFC 8705 §3.
  return { active: true, ...claims, token_type: claims.cnf?.jkt ? 'DPoP' : 'Bearer' };
}
