import type {
  ApplicationType,
  AuthorizationResponseAlgorithm,
  ClientJwks,
  ClientResource,
  CustomClaim,
  GrantType,
  GroupsClaim,
  RequestObjectAlgorithm,
  Scope,
  SubjectType,
  TlsClientAuth,
  TokenEndpointAuthMethod,
  WorkloadIdentity,
} from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';
import type { StoredProfile } from './stored-profile.js';

const OAuthClientRow = defineEntity({
  name: 'OAuthClient',
  tableName: 'oauth_clients',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    /** Null for applications of the platform, which members of every tenant can use. */
    tenantId: p.uuid().nullable().index(),
    clientId: p.string().length(1000).unique(),
    name: p.string().length(120),
    logoHash: p.string().length(43).nullable(),
    applicationType: p.string().length(10).$type<ApplicationType>().default('web'),
    grantTypes: p.array().$type<GrantType[]>().default(['authorization_code']),
    redirectUris: p.array().$type<string[]>(),
    postLogoutRedirectUris: p.array().$type<string[]>(),
    scopes: p.array().$type<Scope[]>(),
    resources: p.json<ClientResource[]>().default([]),
    subjectType: p.string().length(10).$type<SubjectType>().default('public'),
    sectorIdentifierUri: p.string().length(2000).nullable(),
    securityProfile: p.string().length(10).$type<StoredProfile['securityProfile']>().default('standard'),
    /** With the profile `fapi2`. */
    messageSigning: p.boolean().default(false),
    tokenEndpointAuthMethod: p.string().length(40).$type<TokenEndpointAuthMethod>(),
    jwks: p.json<ClientJwks>().nullable(),
    jwksUri: p.string().length(2000).nullable(),
    tlsClientAuth: p.json<TlsClientAuth>().nullable(),
    tlsClientCertificateBoundAccessTokens: p.boolean().default(false),
    dpopBoundAccessTokens: p.boolean().default(false),
    requestObjectSigningAlg: p.string().length(10).$type<RequestObjectAlgorithm>().nullable(),
    requireSignedRequestObject: p.boolean().default(false),
    authorizationSignedResponseAlg: p.string().length(10).$type<AuthorizationResponseAlgorithm>().nullable(),
    requirePushedAuthorizationRequests: p.boolean().default(false),
    requirePkce: p.boolean().default(true),
    idTokenScopeClaims: p.boolean().default(true),
    /** Null: the limit of the user's tenant. */
    offlineIdleSeconds: p.integer().nullable(),
    offlineTotalSeconds: p.integer().nullable(),
    initiateLoginUri: p.string().length(2000).nullable(),
    backchannelLogoutUri: p.string().length(2000).nullable(),
    backchannelLogoutSessionRequired: p.boolean().default(false),
    skipConsent: p.boolean().default(false),
    isActive: p.boolean().default(true),
    /** Only for assigned users and groups. */
    assignedOnly: p.boolean().default(false),
    /** How it receives groups; null: by their names, all of them. */
    groupsClaim: p.json<GroupsClaim>().nullable(),
    /** Custom attributes that it receives. */
    customClaims: p.json<CustomClaim[]>().default([]),
    /** Client IDs of applications that may exchange its tokens. */
    mayAct: p.array().$type<string[]>().default([]),
    /** Tokens that it gets by token exchange do not name it as the actor. */
    impersonation: p.boolean().default(false),
    workloadIdentities: p.json<WorkloadIdentity[]>().default([]),
    /** Only for the SCIM endpoints of this directory; null for an application. */
    directoryId: p.uuid().nullable(),
    /** By dynamic client registration (RFC 7591). */
    registeredItself: p.boolean().default(false),
    /** An admin allowed it to receive security events. Read and written by statements. */
    receivesSignals: p.boolean().default(false).lazy(),
    /** The client ID is the URL of this metadata document; null for every other application. */
    document: p.json<unknown>().nullable(),
    documentExpiresAt: p.datetime().nullable(),
    /** The user who registered it; null if unknown. */
    createdBy: p.uuid().nullable(),
    /** Authorizations before this time are invalid. */
    authorizedSince: p.datetime().nullable(),
    /** The row is permanent, so that the ID is never reused. */
    deletedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** An application that signs users in with Gatehouse. */
export class OAuthClient extends OAuthClientRow.class {
  /** Disables it immediately. Earlier tokens remain invalid when it is enabled again. */
  switchOff(now: Date): void {
    this.isActive = false;
    this.authorizedSince = now;
  }

  delete(now: Date): void {
    this.switchOff(now);
    this.deletedAt ??= now;
  }
}
OAuthClientRow.setClass(OAuthClient);
