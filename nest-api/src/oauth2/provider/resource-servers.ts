import { SCOPE_CLAIMS } from '@gatehouse/contracts';
import type { AdapterPayload, Configuration, KoaContextWithOIDC, ResourceServer } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { AllowedResource } from '../clients/client-metadata.js';
import { exchangeOf } from '../exchange/exchange-of.js';
import { policyOf } from './client-policy.js';
import { LIFETIMES } from './lifetimes.js';

type Feature = NonNullable<NonNullable<Configuration['features']>['resourceIndicators']>;

/** Tokens for APIs, in each API's format. Source: RFC 8707, RFC 9068. */
export const resourceIndicators: Feature = {
  enabled: true,
  defaultResource: (ctx, client, oneOf) => {
    refusePersonalScopes(ctx);
    if (oneOf) return oneOf;
    const { resources } = policyOf(client);
    // A machine with a single API can omit it.
    return isMachine(ctx) && resources.length === 1 ? resources[0]?.resource : undefined;
  },
  getResourceServerInfo: (ctx, resource, client) => {
    refusePersonalScopes(ctx);
    const allowed = policyOf(client).resources.find((candidate) => candidate.resource === resource);
    if (!allowed) throw new errors.InvalidTarget('the client may not get tokens for this resource');
    requireKnownScopes(ctx, allowed);
    if (policyOf(client).directoryId) askForAllScopes(ctx, allowed);
    return toResourceServer(allowed);
  },
};

interface ForApi {
  readonly aud?: string;
  readonly grantId?: string;
  readonly resourceServer?: ResourceServer;
}

/**
 * Additional claims: the tenant, the actors, who may act, and, in a JWT, which is not stored, the authorization that
 * introspection looks up. Source: RFC 9068 §2.2.3 leaves room for it, RFC 8693 §4.1, §4.4.
 */
export function extraTokenClaims(ctx: KoaContextWithOIDC, token: object): AdapterPayload | undefined {
  const { aud, grantId, resourceServer } = token as ForApi;
  if (aud === undefined) return undefined;
  const account = ctx.oidc.entities.Account as { tenantId?: string | null } | undefined;
  const client = ctx.oidc.client;
  const tenantId = account ? account.tenantId : client && policyOf(client).tenantId;
  const isKept = resourceServer?.accessTokenFormat === 'opaque';
  const { act = null, machine = null } = exchangeOf(ctx) ?? {};
  const mayAct = client && soleActor(client, aud);
  return {
    ...(tenantId ? { tenant_id: tenantId } : {}),
    ...(grantId && !isKept ? { grant_id: grantId } : {}),
    ...(machine ? { sub: machine } : {}),
    ...(act ? { act } : {}),
    ...(mayAct ? { may_act: { sub: mayAct } } : {}),
  };
}

/** The claim names one party. If several may act, only the issuer knows which. Source: RFC 8693 §4.4. */
function soleActor(client: object, aud: string): string | null {
  const { mayAct, resources } = policyOf(client);
  const ofApi = resources.find(({ resource }) => resource === aud)?.mayAct ?? [];
  const [first, ...more] = new Set([...mayAct, ...ofApi]);
  return first !== undefined && more.length === 0 ? first : null;
}

/** The library writes the client as the subject of a machine's token, which after an exchange may be about another one. */
export function nameSubject(
  _ctx: unknown,
  { accountId, extra }: { accountId?: string; extra?: { sub?: unknown } },
  { payload }: { payload: Record<string, unknown> },
): void {
  if (accountId === undefined && typeof extra?.sub === 'string') payload.sub = extra.sub;
}

/** As the library reads it. */
export function toResourceServer({ resource, format, scopes }: AllowedResource): ResourceServer {
  const common = { audience: resource, scope: scopes.join(' ') };
  return format === 'opaque'
    ? { ...common, accessTokenFormat: 'opaque', accessTokenTTL: LIFETIMES.accessToken }
    : {
        ...common,
        accessTokenFormat: 'jwt',
        accessTokenTTL: LIFETIMES.jwtAccessToken,
        jwt: { sign: { alg: 'ES256' } },
      };
}

/** User scopes have no meaning for a machine. */
function refusePersonalScopes(ctx: KoaContextWithOIDC): void {
  if (!isMachine(ctx)) return;
  const personal = askedScopes(ctx).find((scope) => scope in SCOPE_CLAIMS);
  if (personal) throw new errors.InvalidScope('this scope speaks of people', personal);
}

/** A scope that a machine may not have causes an error and is not silently dropped. */
function requireKnownScopes(ctx: KoaContextWithOIDC, { scopes }: AllowedResource): void {
  if (!isMachine(ctx)) return;
  const unknown = askedScopes(ctx).find((scope) => !scopes.includes(scope));
  if (unknown) throw new errors.InvalidScope('requested scope is not allowed', unknown);
}

/** Directories cannot be told a scope. Source: RFC 6749 §3.3: the server may have a default. */
function askForAllScopes(ctx: KoaContextWithOIDC, { scopes }: AllowedResource): void {
  const { params } = ctx.oidc;
  if (params && !params.scope) params.scope = scopes.join(' ');
}

function isMachine(ctx: KoaContextWithOIDC): boolean {
  return ctx.oidc.params?.grant_type === 'client_credentials';
}

function askedScopes(ctx: KoaContextWithOIDC): string[] {
  const { scope } = ctx.oidc.params ?? {};
  return typeof scope === 'string' ? scope.split(' ').filter(Boolean) : [];
}
