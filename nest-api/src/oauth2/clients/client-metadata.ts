import { randomBytes } from 'node:crypto';
import {
  type ClientJwks,
  type Scope,
  TENANT_STANDING,
  type TenantStatus,
  type TokenEndpointAuthMethod,
  WEB_CLIENT,
} from '@gatehouse/contracts';

/** A client as one look-up reads it, with what decides whether it may be used. */
export interface ClientRecord {
  readonly id: string;
  readonly clientId: string;
  readonly tenantId: string | null;
  readonly tenantStatus: TenantStatus | null;
  readonly name: string;
  readonly redirectUris: string[];
  readonly postLogoutRedirectUris: string[];
  readonly scopes: Scope[];
  readonly tokenEndpointAuthMethod: TokenEndpointAuthMethod;
  readonly jwks: ClientJwks | null;
  readonly jwksUri: string | null;
  readonly dpopBoundAccessTokens: boolean;
  readonly requirePushedAuthorizationRequests: boolean;
  /** Null: as the tenant of the person says. */
  readonly offlineIdleSeconds: number | null;
  readonly offlineTotalSeconds: number | null;
  readonly backchannelLogoutUri: string | null;
  readonly backchannelLogoutSessionRequired: boolean;
  readonly skipConsent: boolean;
  readonly isActive: boolean;
  readonly secrets: readonly KeptSecret[];
}

/** A keyed hash, valid until `expiresAt` (seconds since the epoch) or without an end. */
export interface KeptSecret {
  readonly id: string;
  readonly secret: string;
  readonly expiresAt: number | null;
}

/** What we know of a client beyond the metadata of the library, which carries it along. */
export interface ClientPolicy {
  readonly id: string;
  readonly tenantId: string | null;
  readonly skipConsent: boolean;
  readonly offlineIdleSeconds: number | null;
  readonly offlineTotalSeconds: number | null;
  readonly secrets: readonly KeptSecret[];
}

/** Name under which the library's client has its `ClientPolicy`. */
export const CLIENT_POLICY = 'gatehouse';

/** Whether the client is used at all: it is switched on, and its tenant may sign people in. */
export function isUsable(client: ClientRecord): boolean {
  if (!client.isActive) return false;
  return client.tenantStatus === null || TENANT_STANDING[client.tenantStatus].signIn;
}

/**
 * The library insists on a secret; ours are hashes that only `compareClientSecret` reads. This one opens nothing, is
 * known to nobody, and no algorithm that would use it as a key is enabled.
 */
const STAND_IN_SECRET = randomBytes(32).toString('base64url');

/** Metadata as the library reads it. Source: RFC 7591 §2. */
export function toMetadata(client: ClientRecord, issuer: string) {
  const policy: ClientPolicy = {
    id: client.id,
    tenantId: client.tenantId,
    skipConsent: client.skipConsent,
    offlineIdleSeconds: client.offlineIdleSeconds,
    offlineTotalSeconds: client.offlineTotalSeconds,
    secrets: client.secrets,
  };
  return {
    client_id: client.clientId,
    client_name: client.name,
    ...(client.secrets.length > 0 ? { client_secret: STAND_IN_SECRET } : {}),
    ...(client.jwks ? { jwks: client.jwks } : {}),
    ...(client.jwksUri ? { jwks_uri: client.jwksUri } : {}),
    dpop_bound_access_tokens: client.dpopBoundAccessTokens,
    require_pushed_authorization_requests: client.requirePushedAuthorizationRequests,
    ...(client.backchannelLogoutUri
      ? {
          backchannel_logout_uri: client.backchannelLogoutUri,
          backchannel_logout_session_required: client.backchannelLogoutSessionRequired,
        }
      : {}),
    redirect_uris: redirectUrisOf(client, issuer),
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scope: client.scopes.join(' '),
    response_types: ['code' as const],
    grant_types: [
      'authorization_code',
      ...(client.scopes.includes('offline_access') ? ['refresh_token'] : []),
    ],
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    [CLIENT_POLICY]: policy,
  };
}

/** Our own pages are where the shared issuer is, at the public origin, which is a setting and no row. */
function redirectUrisOf({ clientId, redirectUris }: ClientRecord, issuer: string): string[] {
  return clientId === WEB_CLIENT.id ? [`${issuer}${WEB_CLIENT.callbackPath}`] : redirectUris;
}
