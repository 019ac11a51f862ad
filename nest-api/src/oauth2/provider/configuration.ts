import {
  AUTHORIZATION_RESPONSE_ALGORITHMS,
  PROVIDER_ROUTES,
  REGISTRATION_ROUTE,
  REQUEST_OBJECT_ALGORITHMS,
  SCOPE_CLAIMS,
} from '@gatehouse/contracts';
import type Provider from 'oidc-provider';
import type { Configuration, JWKS, KoaContextWithOIDC } from 'oidc-provider';
import type { ApplicationNetworks } from '../../auth/application-networks.js';
import type { GuardedFetch } from '../../outgoing/guarded-fetch.js';
import type { Settings } from '../../settings/settings.js';
import type { GroupRelations } from '../../users/group-relations.js';
import type { SecondFactors } from '../../users/second-factors.repository.js';
import type { IssuerArtifacts } from '../artifacts/artifacts.repository.js';
import { endpointAliases, mutualTls } from '../certificates/mutual-tls.js';
import { USER_CODE } from '../devices/user-code.js';
import type { InteractionCookies } from '../interactions/interaction-cookie.js';
import type { UnstoredInteractions } from '../interactions/unstored-interactions.js';
import { hostOf, type Issuer } from '../issuers/issuer.js';
import type { Jwk } from '../keys/signing-key.entity.js';
import type { DocumentRules } from '../registration/client-documents.js';
import { requestObjects } from '../request-objects/request-objects.js';
import type { Accounts } from './accounts.js';
import type { Adapters } from './adapters.js';
import { ACR_VALUES } from './authentication-context.js';
import { keepAllowedClaims } from './claims-parameter.js';
import { policyOf } from './client-policy.js';
import { profileOf, requireSoundAssertion, requireSoundProof } from './high-security.js';
import { createInteractionPolicy } from './interaction-policy.js';
import { mayIntrospect } from './introspection.js';
import { rotateUnlessLasting } from './lasting-refresh-tokens.js';
import { LIFETIMES } from './lifetimes.js';
import type { PairwiseSubjects } from './pairwise-subjects.js';
import { DEVICE_PAGE } from './paths.js';
import { createRenderError } from './render-error.js';
import { extraTokenClaims, nameSubject, resourceIndicators } from './resource-servers.js';
import type { SessionGrants } from './session-grants.js';
import type { SessionViews } from './session-views.js';
import { confirmSignOut, signedOut } from './sign-out.js';

export interface ProviderParts {
  readonly issuer: Issuer;
  /** Origin of our pages. */
  readonly publicUrl: string;
  /** Where certificates of applications arrive; null: nowhere. */
  readonly mtlsUrl: string | null;
  readonly settings: Pick<Settings, 'PUBLIC_URL' | 'INTERNAL_SECRET'>;
  readonly keys: readonly Jwk[];
  /** Whether applications may register themselves at this issuer. */
  readonly registers: boolean;
  /** How the issuer accepts metadata documents; null at the shared issuer, which does not. */
  readonly documents: DocumentRules | null;
  /** 32 bytes that all replicas share. */
  readonly dpopNonceSecret: Buffer;
  readonly fetch: GuardedFetch;
  readonly adapters: Adapters;
  readonly artifacts: IssuerArtifacts;
  readonly accounts: Accounts;
  readonly views: SessionViews;
  readonly factors: SecondFactors;
  readonly groupRelations: GroupRelations;
  readonly networks: ApplicationNetworks;
  readonly grants: SessionGrants;
  readonly interactionCookies: InteractionCookies;
  readonly unstored: UnstoredInteractions;
  readonly pairwise: PairwiseSubjects;
}

type LibraryClient = InstanceType<Provider['Client']>;

/** Unused cookies of the library: Gatehouse has its own session cookie and a cookie for each interaction. */
export const UNREAD_COOKIES = ['gatehouse_op_session', 'gatehouse_op_interaction'] as const;

export function createConfiguration(parts: ProviderParts): Configuration {
  const { publicUrl, adapters, accounts, views, grants } = parts;
  return {
    adapter: adapters.factoryOf(parts.issuer, parts.documents, parts.mtlsUrl),
    jwks: { keys: parts.keys } as unknown as JWKS,
    fetch: outgoing(parts.fetch),
    routes: { ...PROVIDER_ROUTES, code_verification: DEVICE_PAGE },
    // `RegistrationServer` answers there, by the rules of the organization.
    discovery: {
      ...endpointAliases(parts.issuer, parts.mtlsUrl),
      ...(parts.registers && { registration_endpoint: parts.issuer.url + REGISTRATION_ROUTE }),
      ...(parts.documents?.rules.documents && { client_id_metadata_document_supported: true }),
    },
    cookies: {
      names: {
        session: UNREAD_COOKIES[0],
        interaction: UNREAD_COOKIES[1],
        // Limited to one path, which __Host- forbids. Source: RFC 6265bis §4.1.3.1.
        resume: `${publicUrl.startsWith('https:') ? '__Secure-' : ''}gatehouse_resume`,
      },
      long: { httpOnly: true, sameSite: 'lax', path: '/' },
      short: { httpOnly: true, sameSite: 'lax' },
    },

    scopes: Object.keys(SCOPE_CLAIMS),
    claims: Object.fromEntries(
      Object.entries(SCOPE_CLAIMS).filter(([, claims]) => claims.length > 0),
    ) as unknown as NonNullable<Configuration['claims']>,
    // The ID token contains user and tenant, so clients need no userinfo request. See `installIdTokenClaims`.
    conformIdTokenClaims: false,
    findAccount: (ctx, sub, token) => {
      requireSoundProof(ctx);
      return accounts.find(ctx, sub, token);
    },
    acrValues: ACR_VALUES,
    subjectTypes: ['public', 'pairwise'],
    pairwiseIdentifier: (_ctx, userId, client) =>
      parts.pairwise.subjectOf(String(client.sectorIdentifier), userId),
    // Read at registration, not by each process at each start.
    sectorIdentifierUriValidate: () => false,
    extraTokenClaims: async (ctx, token) => extraTokenClaims(ctx, token),
    formats: { customizers: { jwt: nameSubject as never } },
    extraClientMetadata: { properties: ['gatehouse'] },

    responseTypes: ['code'],
    pkce: { required: (_ctx, client) => policyOf(client).requirePkce },
    clientAuthMethods: [
      'client_secret_basic',
      'client_secret_post',
      'private_key_jwt',
      ...(parts.mtlsUrl === null ? [] : (['tls_client_auth', 'self_signed_tls_client_auth'] as const)),
      'none',
    ],
    enabledJWA: {
      idTokenSigningAlgValues: ['RS256', 'ES256'],
      clientAuthSigningAlgValues: ['ES256', 'RS256', 'PS256', 'EdDSA'],
      dPoPSigningAlgValues: ['ES256', 'RS256', 'PS256', 'EdDSA'],
      requestObjectSigningAlgValues: [...REQUEST_OBJECT_ALGORITHMS],
      authorizationSigningAlgValues: [...AUTHORIZATION_RESPONSE_ALGORITHMS],
    },
    assertJwtClientAuthClaimsAndHeader: requireSoundAssertion,
    allowOmittingSingleRegisteredRedirectUri: false,
    clientBasedCORS: servesOrigin,

    loadExistingGrant: grants.load,
    // Codes and tokens depend on their authorization, which ends with the session unless that merely expired.
    expiresWithSession: async () => false,
    rotateRefreshToken: rotateUnlessLasting(parts.artifacts),
    revokeGrantPolicy: (ctx) => !(ctx.oidc.route === 'revocation' && ctx.oidc.entities.AccessToken),
    ttl: {
      AuthorizationCode: LIFETIMES.authorizationCode,
      AccessToken: tokenLifetime,
      ClientCredentials: tokenLifetime,
      DeviceCode: LIFETIMES.deviceCode,
      IdToken: LIFETIMES.idToken,
      Interaction: LIFETIMES.interaction,
      RefreshToken: LIFETIMES.longestRefreshTokenIdle,
      Grant: LIFETIMES.authorization,
      // Our session decides when it expires. The library only requires a number.
      Session: LIFETIMES.interaction,
    },

    interactions: {
      policy: createInteractionPolicy(views, parts.factors, parts.groupRelations, parts.networks),
      url: (ctx, { uid, params }) => {
        const cookies = parts.interactionCookies.begin(ctx.get('cookie'), {
          uid,
          // On a custom domain the cookie's host says it.
          slug: hostOf(parts.issuer.slug) === null ? parts.issuer.slug : null,
          seconds: LIFETIMES.interaction,
          sealed: parts.unstored.takeFrom(ctx),
        });
        for (const cookie of cookies) ctx.append('Set-Cookie', cookie);
        return `${publicUrl}/interaction/${uid}${languagesIn(params)}`;
      },
    },
    renderError: createRenderError({ ...parts.settings, PUBLIC_URL: publicUrl }),
    features: {
      devInteractions: { enabled: false },
      claimsParameter: {
        enabled: true,
        assertClaimsParameter: async (...asked) => keepAllowedClaims(...asked),
      },
      userinfo: { enabled: true },
      introspection: { enabled: true, allowedPolicy: mayIntrospect(accounts) },
      revocation: {
        enabled: true,
        allowedPolicy: async (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: confirmSignOut(publicUrl, parts.pairwise),
        postLogoutSuccessSource: signedOut(publicUrl),
      },
      // `LogoutDelivery` sends the notifications. This enables the metadata of issuer and clients.
      backchannelLogout: { enabled: true },
      pushedAuthorizationRequests: { enabled: true },
      requestObjects,
      // Clients that enabled it have the modes in `response_modes`.
      jwtResponseModes: { enabled: true },
      clientCredentials: { enabled: true },
      // Our page asks the user. The library's pages are unreachable.
      deviceFlow: { enabled: true, ...USER_CODE },
      resourceIndicators,
      fapi: { enabled: true, profile: profileOf },
      mTLS: mutualTls(parts.mtlsUrl),
      dPoP: { enabled: true, nonceSecret: parts.dpopNonceSecret },
    },
  };
}

/** The API's token format decides the lifetime. Without an API, the token is opaque. */
function tokenLifetime(
  _ctx: unknown,
  token: { resourceServer?: { accessTokenTTL?: number | undefined } },
): number {
  return token.resourceServer?.accessTokenTTL ?? LIFETIMES.accessToken;
}

/** A single-page application calls from the origins of its redirect URIs. */
function servesOrigin(ctx: KoaContextWithOIDC, origin: string, client: LibraryClient) {
  if (origin === 'null') return false;
  if (ctx.oidc.route !== 'userinfo' && client.clientAuthMethod !== 'none') return false;
  return (client.redirectUris ?? []).some((uri) => URL.canParse(uri) && new URL(uri).origin === origin);
}

/** Replaces the library's address rule with our own, which also limits time and size. */
function outgoing(fetch: GuardedFetch): NonNullable<Configuration['fetch']> {
  return (async (
    url: string | URL,
    { dispatcher: _, ...init }: RequestInit & { dispatcher?: unknown } = {},
  ) => fetch(url, init as Parameters<GuardedFetch>[1])) as unknown as NonNullable<Configuration['fetch']>;
}

/** Passes the requested languages on to our pages. Source: OpenID Connect Core §3.1.2.1. */
function languagesIn({ ui_locales: asked }: Readonly<Record<string, unknown>>): string {
  return typeof asked === 'string' && asked
    ? `?${new URLSearchParams({ ui_locales: asked.slice(0, 200) })}`
    : '';
}
