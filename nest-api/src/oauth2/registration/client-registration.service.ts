import { REGISTRATION_ROUTE, TENANT_STANDING, type TenantStatus } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { limitOf, networkLimit } from '../../auth/rate-limits.js';
import { UnprocessableInput } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { isHashOf } from '../../crypto/same-secret.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SETTINGS, type Settings } from '../../settings/settings.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { requireUsableCertificates } from '../certificates/certificate-rules.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import type { ClientRecord } from '../clients/client-metadata.js';
import { ClientRemoval } from '../clients/client-removal.js';
import {
  changesOf,
  hasSecret,
  requireFittingSettings,
  requireSameSector,
  requireUsableKeys,
} from '../clients/client-rules.js';
import { ClientSecrets } from '../clients/client-secrets.repository.js';
import { ClientsRepository, type OAuthClient } from '../clients/clients.repository.js';
import { sectorOf } from '../clients/sector.js';
import { SectorList } from '../clients/sector-list.js';
import type { Issuer } from '../issuers/issuer.js';
import { SecretComparison } from '../provider/secret-comparison.js';
import { ResourcesRepository } from '../resources/resources.repository.js';
import type { DocumentRules } from './client-documents.js';
import { ClientRegistrations } from './client-registrations.repository.js';
import { InitialAccessTokens } from './initial-access-tokens.repository.js';
import { RegistrationLimits } from './registration-limits.js';
import {
  RegistrationPoliciesRepository,
  type RegistrationRules,
} from './registration-policies.repository.js';
import { invalidToken, notAllowed, unfit } from './registration-refused.js';
import { type RegistrationRequest, readRegistration, type ToldMetadata } from './registration-request.js';

/** Of one organization. Unused ones are deleted. */
const MOST_REGISTERED = 10_000;

/** Who asks, and at which issuer. `token` is the bearer token of the request. */
export interface RegistrationCall {
  readonly issuer: Issuer;
  readonly token: string | null;
  readonly client: ClientContext;
}

/** The organization that a call is about, once it is known. */
export interface RegistrationOwner {
  tenantId: string | null;
  applicationId: string | null;
}

/** Client information response. Source: RFC 7591 §3.2.1, RFC 7592 §3. */
export type ClientInformation = Readonly<Record<string, unknown>>;

/** Applications register themselves. Source: RFC 7591, RFC 7592, OpenID Connect Dynamic Client Registration 1.0. */
@Injectable()
export class ClientRegistration {
  constructor(
    private readonly em: EntityManager,
    private readonly policies: RegistrationPoliciesRepository,
    private readonly initialTokens: InitialAccessTokens,
    private readonly registrations: ClientRegistrations,
    private readonly clients: ClientsRepository,
    private readonly secrets: ClientSecrets,
    private readonly comparison: SecretComparison,
    private readonly lookup: ClientLookup,
    private readonly sectors: SectorList,
    private readonly removal: ClientRemoval,
    private readonly tenants: TenantsRepository,
    private readonly resources: ResourcesRepository,
    private readonly limits: RegistrationLimits,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly audit: Audit,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @param owner learns whose registration it is  @throws RegistrationRefused */
  async register(
    call: RegistrationCall,
    body: unknown,
    owner: RegistrationOwner,
  ): Promise<ClientInformation> {
    const initial = await this.initialTokenOf(call);
    const tenantId = initial?.tenantId ?? call.issuer.tenantId;
    if (tenantId === null)
      throw invalidToken('Register with an initial access token, or at the issuer of an organization.');
    owner.tenantId = tenantId;
    await this.limit(tenantId, call.client);
    const rules = await this.rulesOf(tenantId);
    requireOpen(rules, initial !== null);
    const asked = readRegistration(body, rules);
    await this.requireSound(asked);
    const information = await this.unit.inTenant(tenantId, () =>
      this.add(call, tenantId, initial?.id ?? null, asked),
    );
    await this.changes.catchUp();
    return information;
  }

  /** @throws RegistrationRefused */
  async read(call: RegistrationCall, clientId: string, owner: RegistrationOwner): Promise<ClientInformation> {
    const { tenantId, record } = await this.authenticate(call, clientId, owner);
    return this.unit.inTenant(tenantId, async () => {
      const client = await this.require(record.id);
      const { metadata } = await this.registrationOf(tenantId, client.id);
      return informationOf(call.issuer, client, metadata);
    });
  }

  /** Replaces the registration and its token. Fields that are missing get their defaults. @throws RegistrationRefused */
  async replace(
    call: RegistrationCall,
    clientId: string,
    body: unknown,
    owner: RegistrationOwner,
  ): Promise<ClientInformation> {
    const { tenantId, record } = await this.authenticate(call, clientId, owner);
    this.requireSameClient(record, body);
    const rules = await this.rulesOf(tenantId);
    if (rules.mode === 'off') throw notAllowed('The organization does not allow applications to register.');
    const asked = readRegistration(body, rules);
    requireUnchanged(record, asked);
    await this.requireSound(asked);
    const information = await this.unit.inTenant(tenantId, () => this.update(call, tenantId, record, asked));
    await this.changes.catchUp();
    return information;
  }

  /** Ends the registration with all that was issued to the application. @throws RegistrationRefused */
  async remove(call: RegistrationCall, clientId: string, owner: RegistrationOwner): Promise<void> {
    const { tenantId, record } = await this.authenticate(call, clientId, owner);
    await this.unit.inTenant(tenantId, async () => {
      const client = await this.require(record.id);
      await this.removal.end(client);
      await this.record(call, client, 'oauth_client.unregistered', {});
    });
    await this.changes.catchUp();
  }

  /** What the issuers of an organization accept. */
  atIssuerOf(tenantId: string): Promise<DocumentRules> {
    return this.unit.inTenant(tenantId, async () => {
      const rules = await this.policies.of(tenantId);
      const found = await this.resources.among(
        tenantId,
        rules.resources.map(({ resource }) => resource),
      );
      const resources = found.map(({ identifier, tokenFormat, scopes, mayAct, downstream }) => ({
        resource: identifier,
        format: tokenFormat,
        scopes: scopesAt(rules, identifier).filter((scope) => scopes.includes(scope)),
        mayAct,
        downstream,
      }));
      return { tenantId, rules, resources };
    });
  }

  private rulesOf(tenantId: string): Promise<RegistrationRules> {
    return this.unit.inTenant(tenantId, () => this.policies.of(tenantId));
  }

  private async initialTokenOf({ issuer, token, client }: RegistrationCall) {
    if (token === null) return null;
    const found = await this.initialTokens.lookUp(token);
    // A token of another organization does not exist at this issuer.
    if (found && (issuer.tenantId === null || issuer.tenantId === found.tenantId)) return found;
    await this.limits.take(networkLimit('registration-token:network', client));
    throw invalidToken('The initial access token is unknown or was revoked.');
  }

  private limit(tenantId: string, client: ClientContext): Promise<void> {
    return this.limits.take(
      networkLimit('registration:network', client),
      limitOf('registration:tenant', tenantId),
    );
  }

  /** Before the transaction, so that none waits for another server. */
  private async requireSound({ input }: RegistrationRequest): Promise<void> {
    await asUnfit(async () => {
      requireUsableKeys(input.jwks);
      requireUsableCertificates(input, this.settings.MTLS_URL);
      if (input.sector_identifier_uri !== null)
        await this.sectors.requireAll(input.sector_identifier_uri, input.redirect_uris);
    });
  }

  private async add(
    call: RegistrationCall,
    tenantId: string,
    initialId: string | null,
    { input, told }: RegistrationRequest,
  ): Promise<ClientInformation> {
    const now = this.clock.now();
    const tenant = await this.tenants.find(tenantId);
    if (!tenant || !TENANT_STANDING[tenant.status as TenantStatus].write)
      throw notAllowed('The organization is not active, so that no application can register.');
    if ((await this.registrations.count(tenantId, MOST_REGISTERED)) >= MOST_REGISTERED)
      throw notAllowed(`The organization has ${MOST_REGISTERED} applications that registered themselves.`);
    const initialToken = initialId && (await this.initialTokens.use(tenantId, initialId, now));
    if (initialId && !initialToken)
      throw invalidToken('The initial access token has expired or was used up.');
    const client = this.clients.add(tenantId, null, input);
    await this.em.flush();
    const secret = hasSecret(client) ? this.secrets.add(client, null) : null;
    await this.em.flush();
    const token = await this.registrations.add(
      { id: client.id, tenantId },
      { metadata: told, initialToken, at: now },
    );
    await this.record(call, client, 'oauth_client.registered', {
      name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: client.grantTypes,
      ...(initialToken ? { initial_access_token: initialToken } : {}),
    });
    return {
      ...informationOf(call.issuer, client, told),
      ...secretsOf(secret),
      registration_access_token: token,
    };
  }

  private async update(
    call: RegistrationCall,
    tenantId: string,
    { id }: ClientRecord,
    { input, told }: RegistrationRequest,
  ): Promise<ClientInformation> {
    const client = await this.require(id);
    // Another request may have replaced the token before this one got the lock.
    const { tokenHash } = await this.registrationOf(tenantId, id);
    if (!isHashOf(tokenHash, call.token ?? ''))
      throw invalidToken('The registration access token was replaced.');
    const sector = sectorOf(client);
    const { jwks, jwks_uri, ...rest } = input;
    await asUnfit(async () => {
      this.em.assign(client, changesOf({ ...rest, ...(jwks && { jwks }), ...(jwks_uri && { jwks_uri }) }));
      requireFittingSettings(client);
      requireSameSector(client, sector);
    });
    await this.em.flush();
    const token = await this.registrations.replaceToken(tenantId, id, told);
    await this.record(call, client, 'oauth_client.reregistered', { redirect_uris: client.redirectUris });
    return { ...informationOf(call.issuer, client, told), registration_access_token: token };
  }

  private async authenticate(
    { issuer, token, client }: RegistrationCall,
    clientId: string,
    owner: RegistrationOwner,
  ): Promise<{ tenantId: string; record: ClientRecord }> {
    const record = token === null ? null : await this.lookup.find(clientId);
    const tenantId = record?.tenantId ?? null;
    if (record?.registeredItself && tenantId !== null && (issuer.tenantId ?? tenantId) === tenantId) {
      const registration = await this.unit.inTenant(tenantId, () =>
        this.registrations.find(tenantId, record.id),
      );
      if (registration && token && isHashOf(registration.tokenHash, token)) {
        owner.tenantId = tenantId;
        owner.applicationId = record.id;
        return { tenantId, record };
      }
    }
    if (token !== null) await this.limits.take(networkLimit('registration-token:network', client));
    throw invalidToken('Send the registration access token of this client.');
  }

  /** Source: RFC 7592 §2.2. */
  private requireSameClient({ clientId, secrets }: ClientRecord, body: unknown): void {
    const { client_id: id, client_secret: secret } = (body ?? {}) as Record<string, unknown>;
    if (id !== clientId) throw unfit('client_id: send the ID of the client');
    if (secret !== undefined && !this.comparison.matches(secrets, String(secret)))
      throw unfit('client_secret: this is not the current secret. Leave it out');
  }

  private async require(id: string): Promise<OAuthClient> {
    const client = await this.clients.lock(id);
    if (!client) throw invalidToken('There is no such client any more.');
    return client;
  }

  private async registrationOf(tenantId: string, id: string) {
    const registration = await this.registrations.find(tenantId, id);
    if (!registration) throw invalidToken('There is no such registration any more.');
    return registration;
  }

  private record(
    { client: { address } }: RegistrationCall,
    client: OAuthClient,
    action: `oauth_client.${'registered' | 'reregistered' | 'unregistered'}`,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: client.tenantId ?? null,
      actor: { type: 'client', id: client.id },
      action,
      target: { type: 'oauth_client', id: client.id },
      outcome: 'success',
      address,
      detail: { client_id: client.clientId, ...detail },
    });
  }
}

function scopesAt({ resources }: RegistrationRules, identifier: string): string[] {
  return resources.find(({ resource }) => resource === identifier)?.scopes ?? [];
}

function requireOpen({ mode }: RegistrationRules, hasToken: boolean): void {
  if (mode === 'off') throw notAllowed('The organization does not allow applications to register.');
  if (mode === 'token' && !hasToken)
    throw invalidToken('The organization requires an initial access token. Ask one of its admins.');
}

/** They are permanent, as for an application of an admin. */
function requireUnchanged(record: ClientRecord, { input }: RegistrationRequest): void {
  if (input.token_endpoint_auth_method !== record.tokenEndpointAuthMethod)
    throw unfit('token_endpoint_auth_method: it cannot change. Register again');
  if (input.application_type !== record.applicationType)
    throw unfit('application_type: it cannot change. Register again');
  if (input.subject_type !== record.subjectType)
    throw unfit('subject_type: it cannot change. Register again');
}

async function asUnfit(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof UnprocessableInput)
      throw unfit(
        error.message,
        error.message.startsWith('redirect_uris') ? 'invalid_redirect_uri' : undefined,
      );
    throw error;
  }
}

/** It does not expire. Source: RFC 7591 §3.2.1. */
function secretsOf(secret: string | null): ClientInformation {
  return secret === null ? {} : { client_secret: secret, client_secret_expires_at: 0 };
}

function informationOf(issuer: Issuer, client: OAuthClient, told: ToldMetadata): ClientInformation {
  const refreshes = client.scopes.includes('offline_access');
  const ofApis = client.resources.flatMap(({ scopes }) => scopes);
  const scope = [...new Set([...client.scopes, ...ofApis])].join(' ');
  const usesBrowser = client.grantTypes.includes('authorization_code');
  return {
    ...told,
    client_id: client.clientId,
    client_id_issued_at: Math.floor(client.createdAt.getTime() / 1000),
    client_name: client.name,
    application_type: client.applicationType,
    redirect_uris: client.redirectUris,
    ...(client.postLogoutRedirectUris.length > 0 && {
      post_logout_redirect_uris: client.postLogoutRedirectUris,
    }),
    grant_types: [...client.grantTypes, ...(refreshes ? ['refresh_token'] : [])],
    response_types: usesBrowser ? ['code'] : [],
    ...(scope && { scope }),
    token_endpoint_auth_method: client.tokenEndpointAuthMethod,
    ...(client.jwks ? { jwks: client.jwks } : {}),
    ...(client.jwksUri ? { jwks_uri: client.jwksUri } : {}),
    subject_type: client.subjectType,
    ...(client.sectorIdentifierUri ? { sector_identifier_uri: client.sectorIdentifierUri } : {}),
    ...(client.initiateLoginUri && { initiate_login_uri: client.initiateLoginUri }),
    ...(client.backchannelLogoutUri
      ? {
          backchannel_logout_uri: client.backchannelLogoutUri,
          backchannel_logout_session_required: client.backchannelLogoutSessionRequired,
        }
      : {}),
    tls_client_certificate_bound_access_tokens: client.tlsClientCertificateBoundAccessTokens,
    ...(client.requestObjectSigningAlg && { request_object_signing_alg: client.requestObjectSigningAlg }),
    require_signed_request_object: client.requireSignedRequestObject,
    ...(client.authorizationSignedResponseAlg && {
      authorization_signed_response_alg: client.authorizationSignedResponseAlg,
    }),
    dpop_bound_access_tokens: client.dpopBoundAccessTokens,
    require_pushed_authorization_requests: client.requirePushedAuthorizationRequests,
    registration_client_uri: `${issuer.url}${REGISTRATION_ROUTE}/${client.clientId}`,
  };
}
