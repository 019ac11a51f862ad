import { randomBytes } from 'node:crypto';
import {
  type ApplicationType,
  type AuthorizationResponseAlgorithm,
  type ClientJwks,
  type CustomClaim,
  type Downstream,
  type GrantType,
  type GroupsClaim,
  isHighSecurity,
  needsCertificate,
  type RequestObjectAlgorithm,
  SCIM_SCOPE,
  type Scope,
  SIGNALS_ROUTE,
  SIGNALS_SCOPES,
  type SubjectType,
  scimBaseUrl,
  TENANT_STANDING,
  type TenantStatus,
  type TlsClientAuth,
  type TokenEndpointAuthMethod,
  type TokenFormat,
  WEB_CLIENT,
  type WorkloadIdentity,
} from '@gatehouse/contracts';
import { sectorOf } from './sector.js';
import type { StoredProfile } from './stored-profile.js';

/** A client with the facts that decide whether it is active, read by one statement. */
export interface ClientRecord {
  readonly id: string;
  readonly clientId: string;
  readonly tenantId: string | null;
  readonly tenantStatus: TenantStatus | null;
  readonly name: string;
  readonly logoHash: string | null;
  readonly applicationType: ApplicationType;
  readonly grantTypes: GrantType[];
  readonly redirectUris: string[];
  readonly postLogoutRedirectUris: string[];
  readonly scopes: Scope[];
  readonly resources: readonly AllowedResource[];
  readonly subjectType: SubjectType;
  readonly sectorIdentifierUri: string | null;
  readonly securityProfile: StoredProfile['securityProfile'];
  readonly messageSigning: boolean;
  readonly tokenEndpointAuthMethod: TokenEndpointAuthMethod;
  readonly jwks: ClientJwks | null;
  readonly jwksUri: string | null;
  readonly tlsClientAuth: TlsClientAuth | null;
  readonly tlsClientCertificateBoundAccessTokens: boolean;
  readonly dpopBoundAccessTokens: boolean;
  /** Null: it may not send request objects. */
  readonly requestObjectSigningAlg: RequestObjectAlgorithm | null;
  readonly requireSignedRequestObject: boolean;
  /** Null: it may not ask for signed responses. */
  readonly authorizationSignedResponseAlg: AuthorizationResponseAlgorithm | null;
  readonly requirePushedAuthorizationRequests: boolean;
  readonly requirePkce: boolean;
  readonly idTokenScopeClaims: boolean;
  /** Null: the limit of the user's tenant. */
  readonly offlineIdleSeconds: number | null;
  readonly offlineTotalSeconds: number | null;
  /** Where sign-ins are started at the application; null: nowhere. */
  readonly initiateLoginUri: string | null;
  readonly backchannelLogoutUri: string | null;
  readonly backchannelLogoutSessionRequired: boolean;
  readonly skipConsent: boolean;
  readonly isActive: boolean;
  /** Only for assigned users and groups. */
  readonly assignedOnly: boolean;
  /** How it receives groups; null: the default. */
  readonly groupsClaim: GroupsClaim | null;
  readonly customClaims: readonly CustomClaim[];
  /** By dynamic client registration: nobody has checked its name. */
  readonly registeredItself: boolean;
  /** The metadata document at the URL that is its client ID; null for every other client. */
  readonly document: unknown;
  /** Seconds since the epoch. */
  readonly documentExpiresAt: number | null;
  /** Client IDs of applications that may exchange its tokens. */
  readonly mayAct: readonly string[];
  readonly impersonation: boolean;
  readonly workloadIdentities: readonly WorkloadIdentity[];
  /** An admin allowed it to receive security events. */
  readonly receivesSignals: boolean;
  /** The directory that it is for; null for an application. */
  readonly directoryId: string | null;
  /** When it was last disabled, in seconds since the epoch. Earlier tokens remain invalid. */
  readonly authorizedSince: number | null;
  readonly secrets: readonly KeptSecret[];
}

/** A keyed hash, valid until `expiresAt` (seconds since the epoch), or without expiry. */
export interface KeptSecret {
  readonly id: string;
  readonly secret: string;
  readonly expiresAt: number | null;
}

/** The current state of an API that a client can get tokens for. */
export interface AllowedResource {
  readonly resource: string;
  readonly format: TokenFormat;
  readonly scopes: readonly string[];
  /** Client IDs of applications that may exchange tokens for it. */
  readonly mayAct: readonly string[];
  /** What its scopes are worth at other APIs. */
  readonly downstream: readonly Downstream[];
}

/** Our data about a client beyond the library's metadata, attached to it. */
export interface ClientPolicy {
  readonly id: string;
  readonly logoHash: string | null;
  readonly tenantId: string | null;
  readonly skipConsent: boolean;
  readonly offlineIdleSeconds: number | null;
  readonly offlineTotalSeconds: number | null;
  readonly secrets: readonly KeptSecret[];
  readonly resources: readonly AllowedResource[];
  readonly securityProfile: StoredProfile['securityProfile'];
  readonly requirePkce: boolean;
  readonly authorizedSince: number | null;
  readonly idTokenScopeClaims: boolean;
  readonly assignedOnly: boolean;
  readonly groupsClaim: GroupsClaim | null;
  readonly customClaims: readonly CustomClaim[];
  readonly registeredItself: boolean;
  /** The client ID is the URL of a document, so the host of that URL vouches for it. */
  readonly isDocument: boolean;
  readonly mayAct: readonly string[];
  readonly impersonation: boolean;
  readonly workloadIdentities: readonly WorkloadIdentity[];
  readonly directoryId: string | null;
  readonly tlsClientAuth: TlsClientAuth | null;
  readonly requestObjectSigningAlg: RequestObjectAlgorithm | null;
}

/** Property of the library's client with its `ClientPolicy`. */
export const CLIENT_POLICY = 'gatehouse';

/** Whether the client is enabled and its tenant allows sign-ins. */
export function isUsable(client: ClientRecord): boolean {
  if (!client.isActive) return false;
  return client.tenantStatus === null || TENANT_STANDING[client.tenantStatus].signIn;
}

/** Whether it can only be used where certificates arrive. */
export function usesCertificate(client: ClientRecord): boolean {
  return needsCertificate({
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
  });
}

/**
 * The library requires a secret, but the stored ones are hashes that only `compareClientSecret` reads. This placeholder
 * is random, grants nothing, and no algorithm that uses it as a key is enabled.
 */
const STAND_IN_SECRET = randomBytes(32).toString('base64url');

/** Metadata as the library reads it. Source: RFC 7591 §2. */
export function toMetadata(client: ClientRecord, issuer: string) {
  const policy: ClientPolicy = {
    id: client.id,
    logoHash: client.logoHash,
    tenantId: client.tenantId,
    skipConsent: client.skipConsent,
    offlineIdleSeconds: client.offlineIdleSeconds,
    offlineTotalSeconds: client.offlineTotalSeconds,
    secrets: client.secrets,
    resources: resourcesOf(client, issuer),
    securityProfile: client.securityProfile,
    requirePkce: needsPkce(client),
    authorizedSince: client.authorizedSince,
    idTokenScopeClaims: client.idTokenScopeClaims,
    assignedOnly: client.assignedOnly,
    groupsClaim: client.groupsClaim,
    customClaims: client.customClaims,
    registeredItself: client.registeredItself,
    isDocument: client.document !== null,
    mayAct: client.mayAct,
    impersonation: client.impersonation,
    workloadIdentities: client.workloadIdentities,
    directoryId: client.directoryId,
    tlsClientAuth: client.tlsClientAuth,
    requestObjectSigningAlg: client.requestObjectSigningAlg,
  };
  const sector = sectorOf(client);
  const isHighlySecure = isHighSecurity(client.securityProfile);
  const usesBrowser = client.grantTypes.includes('authorization_code');
  return {
    client_id: client.clientId,
    client_name: client.name,
    ...(client.secrets.length > 0 ? { client_secret: STAND_IN_SECRET } : {}),
    ...(client.jwks ? { jwks: client.jwks } : {}),
    ...(client.jwksUri ? { jwks_uri: client.jwksUri } : {}),
    application_type: client.applicationType,
    subject_type: client.subjectType,
    // Only its host matters, and the library accepts no other scheme.
    ...(sector === null ? {} : { sector_identifier_uri: `https://${sector}` }),
    ...(client.tlsClientAuth
      ? { [`tls_client_auth_${client.tlsClientAuth.subject}`]: client.tlsClientAuth.value }
      : {}),
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
    dpop_bound_access_tokens:
      client.dpopBoundAccessTokens || (isHighlySecure && !client.tlsClientCertificateBoundAccessTokens),
    require_pushed_authorization_requests: isHighlySecure || client.requirePushedAuthorizationRequests,
    // FAPI 2.0 Security Profile §5.4 has no RS256.
    ...(isHighlySecure ? { id_token_signed_response_alg: 'ES256' as const } : {}),
    ...(client.backchannelLogoutUri
      ? {
          backchannel_logout_uri: client.backchannelLogoutUri,
          backchannel_logout_session_required: client.backchannelLogoutSessionRequired,
        }
      : {}),
    ...signingOf(client),
    redirect_uris: redirectUrisOf(client, issuer),
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    // Without any, it is a machine. Its requests for user claims are rejected anyway.
    ...(client.scopes.length > 0 ? { scope: client.scopes.join(' ') } : {}),
    response_types: usesBrowser ? ['code' as const] : [],
    grant_types: [
      ...client.grantTypes,
      ...(client.scopes.includes('offline_access') ? ['refresh_token'] : []),
    ],
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    [CLIENT_POLICY]: policy,
  };
}

const PLAIN_MODES = ['query', 'fragment', 'form_post'];
const SIGNED_MODES = ['jwt', 'query.jwt', 'fragment.jwt', 'form_post.jwt'];

/** Signed requests and responses. Source: RFC 9101, JARM, FAPI 2.0 Message Signing §5.3, §5.4. */
function signingOf(client: ClientRecord) {
  const { requestObjectSigningAlg: request, authorizationSignedResponseAlg: response } = client;
  const isRequired = client.messageSigning;
  return {
    ...(request === null ? {} : { request_object_signing_alg: request }),
    require_signed_request_object: isRequired || client.requireSignedRequestObject,
    ...(response === null ? {} : { authorization_signed_response_alg: response }),
    response_modes: [...(isRequired ? [] : PLAIN_MODES), ...(response === null ? [] : SIGNED_MODES)],
  };
}

function resourcesOf(client: ClientRecord, issuer: string): readonly AllowedResource[] {
  if (client.directoryId) return [scimResource(issuer, client.directoryId)];
  return client.receivesSignals ? [...client.resources, signalsResource(issuer)] : client.resources;
}

/** The endpoints at which an application manages its stream of security events. */
function signalsResource(issuer: string): AllowedResource {
  return {
    resource: issuer + SIGNALS_ROUTE,
    format: 'jwt',
    scopes: [...SIGNALS_SCOPES],
    mayAct: [],
    downstream: [],
  };
}

/** The SCIM endpoints of a directory. Only the shared issuer has its clients. */
function scimResource(issuer: string, directoryId: string): AllowedResource {
  return {
    resource: scimBaseUrl(issuer, directoryId),
    format: 'jwt',
    scopes: [SCIM_SCOPE],
    mayAct: [],
    downstream: [],
  };
}

/** The setting only applies to confidential web clients, whatever the row contains. Source: RFC 9700 §2.1.1 */
function needsPkce(client: ClientRecord): boolean {
  const mayDoWithout =
    client.applicationType === 'web' &&
    client.tokenEndpointAuthMethod !== 'none' &&
    !isHighSecurity(client.securityProfile);
  return client.requirePkce || !mayDoWithout;
}

/** Our own web application, at the public origin, which is a setting and not a row. */
function redirectUrisOf({ clientId, redirectUris }: ClientRecord, issuer: string): string[] {
  return clientId === WEB_CLIENT.id ? [`${issuer}${WEB_CLIENT.callbackPath}`] : redirectUris;
}
