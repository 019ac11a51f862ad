import { isHighSecurity, type OAuthClientDto, type OAuthClientSecretDto } from '@gatehouse/contracts';
import { logoUrl } from '../../tenants/organization/logo.js';
import { type Owners, ownerOf } from '../issuers/issuer.js';
import type { KeptSecret } from './clients.service.js';
import type { OAuthClient } from './oauth-client.entity.js';
import { securityProfileOf } from './stored-profile.js';

export function toOAuthClientDto(client: OAuthClient, owners: Owners): OAuthClientDto {
  return {
    id: client.id,
    ...ownerOf(client.tenantId, owners),
    name: client.name,
    logo_url: client.logoHash ? logoUrl(client.logoHash) : null,
    client_id: client.clientId,
    application_type: client.applicationType,
    grant_types: client.grantTypes,
    redirect_uris: client.redirectUris,
    post_logout_redirect_uris: client.postLogoutRedirectUris,
    scopes: client.scopes,
    resources: client.resources,
    subject_type: client.subjectType,
    sector_identifier_uri: client.sectorIdentifierUri ?? null,
    security_profile: securityProfileOf(client),
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    jwks: client.jwks ?? null,
    jwks_uri: client.jwksUri ?? null,
    tls_client_auth: client.tlsClientAuth ?? null,
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
    dpop_bound_access_tokens:
      client.dpopBoundAccessTokens ||
      (isHighSecurity(client.securityProfile) && !client.tlsClientCertificateBoundAccessTokens),
    require_pushed_authorization_requests:
      client.requirePushedAuthorizationRequests || isHighSecurity(client.securityProfile),
    request_object_signing_alg: client.requestObjectSigningAlg ?? null,
    require_signed_request_object: client.requireSignedRequestObject || client.messageSigning,
    authorization_signed_response_alg: client.authorizationSignedResponseAlg ?? null,
    require_pkce: client.requirePkce,
    may_act: client.mayAct,
    impersonation: client.impersonation,
    workload_identities: client.workloadIdentities,
    id_token_scope_claims: client.idTokenScopeClaims,
    custom_claims: client.customClaims,
    offline_idle_seconds: client.offlineIdleSeconds ?? null,
    offline_total_seconds: client.offlineTotalSeconds ?? null,
    initiate_login_uri: client.initiateLoginUri ?? null,
    backchannel_logout_uri: client.backchannelLogoutUri ?? null,
    backchannel_logout_session_required: client.backchannelLogoutSessionRequired,
    skip_consent: client.skipConsent,
    is_active: client.isActive,
    registered_itself: client.registeredItself,
    created_at: client.createdAt.toISOString(),
    updated_at: client.updatedAt.toISOString(),
    version: client.version,
  };
}

export function toSecretDto({ secret, creatorLeft }: KeptSecret): OAuthClientSecretDto {
  return {
    id: secret.id,
    last_four: secret.lastFour,
    created_at: secret.createdAt.toISOString(),
    expires_at: secret.expiresAt?.toISOString() ?? null,
    creator_left: creatorLeft,
  };
}
