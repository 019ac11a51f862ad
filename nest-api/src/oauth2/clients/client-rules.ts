import { createPublicKey, type JsonWebKey } from 'node:crypto';
import {
  type ChangeOAuthClient,
  type ClientJwks,
  clientSettingsProblems,
  KEY_METHODS,
  KEYS_WITHOUT_USE,
  type WorkloadIdentity,
} from '@gatehouse/contracts';
import { UnprocessableInput } from '../../common/app-error.js';
import type { CertificateSettings } from '../certificates/certificate-rules.js';
import type { OAuthClient } from './oauth-client.entity.js';
import { sectorOf } from './sector.js';
import { securityProfileOf, toStoredProfile } from './stored-profile.js';

const SHORTEST_RSA_BITS = 2048;

/** Whether it authenticates with a secret. */
export function hasSecret({ tokenEndpointAuthMethod }: OAuthClient): boolean {
  return tokenEndpointAuthMethod.startsWith('client_secret_');
}

/** @throws UnprocessableInput naming the first key that cannot verify a signature */
export function requireUsableKeys(jwks: ClientJwks | undefined): void {
  requireKeys('jwks', jwks?.keys);
}

/** @throws UnprocessableInput naming the first key that cannot verify a signature */
export function requireWorkloadKeys(identities: readonly WorkloadIdentity[] = []): void {
  for (const [index, { jwks }] of identities.entries())
    requireKeys(`workload_identities.${index}.jwks`, jwks?.keys);
}

function requireKeys(field: string, keys: ClientJwks['keys'] = []): void {
  for (const [index, jwk] of keys.entries()) {
    const problem = keyProblem(jwk);
    if (problem) throw invalid(`${field}.keys.${index}`, problem);
  }
}

function keyProblem(jwk: ClientJwks['keys'][number]): string | null {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
      key: jwk as JsonWebKey,
      format: 'jwk',
    });
    const bits = asymmetricKeyDetails?.modulusLength ?? SHORTEST_RSA_BITS;
    if (asymmetricKeyType === 'rsa' && bits < SHORTEST_RSA_BITS) return 'Use an RSA key of 2048 bits or more';
    return null;
  } catch {
    return 'This is not a valid public key (RFC 7517)';
  }
}

/**
 * Only clients with key-based authentication have keys. The authentication method is permanent.
 *
 * @throws UnprocessableInput
 */
export function requireKeyHolder(
  client: OAuthClient,
  { jwks, jwks_uri, request_object_signing_alg: signingAlg }: Partial<ChangeOAuthClient>,
): void {
  if (jwks === undefined && jwks_uri === undefined) return;
  const signs = (signingAlg === undefined ? client.requestObjectSigningAlg : signingAlg) ?? null;
  if (!KEY_METHODS.includes(client.tokenEndpointAuthMethod) && signs === null)
    throw invalid('jwks', KEYS_WITHOUT_USE);
}

/** @throws UnprocessableInput the changed settings are incompatible */
export function requireFittingSettings(client: OAuthClient): void {
  const problems = clientSettingsProblems({
    application_type: client.applicationType,
    grant_types: client.grantTypes,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scopes: client.scopes,
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    tls_client_auth: client.tlsClientAuth ?? null,
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
    dpop_bound_access_tokens: client.dpopBoundAccessTokens,
    jwks: client.jwks,
    jwks_uri: client.jwksUri,
    initiate_login_uri: client.initiateLoginUri ?? null,
    request_object_signing_alg: client.requestObjectSigningAlg ?? null,
    require_signed_request_object: client.requireSignedRequestObject,
    authorization_signed_response_alg: client.authorizationSignedResponseAlg ?? null,
    subject_type: client.subjectType,
    sector_identifier_uri: client.sectorIdentifierUri ?? null,
    security_profile: securityProfileOf(client),
    require_pkce: client.requirePkce,
    resources: client.resources,
    impersonation: client.impersonation,
    workload_identities: client.workloadIdentities,
  });
  if (problems.length === 0) return;
  throw new UnprocessableInput(problems.map((problem) => ({ ...problem, code: 'custom' })));
}

/** Whether settings of a client are given that concern certificates. */
export function changesCertificates(input: Partial<ChangeOAuthClient>): boolean {
  const { jwks, tls_client_auth: pki, tls_client_certificate_bound_access_tokens: binds } = input;
  return jwks !== undefined || pki !== undefined || binds !== undefined;
}

export function certificateSettingsOf(client: OAuthClient): CertificateSettings {
  return {
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    tls_client_auth: client.tlsClientAuth ?? null,
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
    jwks: client.jwks ?? null,
  };
}

/** Another sector would give all known users a new `sub`. @throws UnprocessableInput */
export function requireSameSector(client: OAuthClient, sector: string | null): void {
  if (sectorOf(client) === sector) return;
  throw invalid(
    client.sectorIdentifierUri ? 'sector_identifier_uri' : 'redirect_uris',
    `The user identifiers were created for ${sector}. Keep this host, or set sector_identifier_uri`,
  );
}

/** The changed fields, by the entity's names. */
export function changesOf(input: Omit<ChangeOAuthClient, 'version'>): Partial<OAuthClient> {
  const given: { [Field in keyof OAuthClient]?: OAuthClient[Field] | undefined } = {
    name: input.name,
    grantTypes: input.grant_types,
    redirectUris: input.redirect_uris,
    postLogoutRedirectUris: input.post_logout_redirect_uris,
    scopes: input.scopes && [...new Set(input.scopes)],
    resources: input.resources,
    sectorIdentifierUri: input.sector_identifier_uri,
    ...(input.security_profile && toStoredProfile(input.security_profile)),
    tlsClientAuth: input.tls_client_auth,
    tlsClientCertificateBoundAccessTokens: input.tls_client_certificate_bound_access_tokens,
    dpopBoundAccessTokens: input.dpop_bound_access_tokens,
    requestObjectSigningAlg: input.request_object_signing_alg,
    requireSignedRequestObject: input.require_signed_request_object,
    authorizationSignedResponseAlg: input.authorization_signed_response_alg,
    requirePushedAuthorizationRequests: input.require_pushed_authorization_requests,
    requirePkce: input.require_pkce,
    mayAct: input.may_act,
    impersonation: input.impersonation,
    workloadIdentities: input.workload_identities,
    idTokenScopeClaims: input.id_token_scope_claims,
    customClaims: input.custom_claims,
    offlineIdleSeconds: input.offline_idle_seconds,
    offlineTotalSeconds: input.offline_total_seconds,
    initiateLoginUri: input.initiate_login_uri,
    backchannelLogoutUri: input.backchannel_logout_uri,
    backchannelLogoutSessionRequired: input.backchannel_logout_session_required,
    skipConsent: input.skip_consent,
    isActive: input.is_active,
    ...(input.jwks && { jwks: input.jwks, jwksUri: null }),
    ...(input.jwks_uri && { jwksUri: input.jwks_uri, jwks: null }),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function invalid(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'invalid_key', message }]);
}
