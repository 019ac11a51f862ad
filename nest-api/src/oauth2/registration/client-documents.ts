import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import Provider from 'oidc-provider';
import type { Response } from 'undici';
import { v7 as uuidv7 } from 'uuid';
import { limitOf } from '../../auth/rate-limits.js';
import { Clock } from '../../common/clock.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { isStorable } from '../../database/storable-json.js';
import type { GuardedClient } from '../../outgoing/guarded-fetch.js';
import { Outgoing } from '../../outgoing/outgoing.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import type { AllowedResource, ClientRecord } from '../clients/client-metadata.js';
import { requireUsableKeys } from '../clients/client-rules.js';
import { explainClient } from '../provider/cause-of-error.js';
import { isDocumentUrl, isListedHost } from './document-url.js';
import { RegistrationLimits } from './registration-limits.js';
import type { RegistrationRules } from './registration-policies.repository.js';
import { RegistrationRefused, UNSTORABLE } from './registration-refused.js';
import { type RegistrationRequest, readDocument } from './registration-request.js';

const LIMITS = { timeoutMs: 5_000, maxBytes: 65_536, maxRedirects: 0 };
const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;
/** How long a document is used, whatever its headers say. Source: draft §4.4. */
const SHORTEST = 5 * MINUTE_SECONDS;
const LONGEST = 24 * HOUR_SECONDS;
const DEFAULT = HOUR_SECONDS;
/** How long a document that has expired is used while its publisher does not answer. */
const GRACE_MS = 24 * HOUR_SECONDS * 1_000;
/** A document that cannot be read is not asked for again for this time. */
const FAILED_MS = 30_000;
const MOST_FAILED = 1_000;

/** What an issuer needs to accept metadata documents. */
export interface DocumentRules {
  readonly tenantId: string;
  readonly rules: RegistrationRules;
  /** The APIs of the rules, as they are now. */
  readonly resources: readonly AllowedResource[];
}

/**
 * Applications whose client ID is the URL of a document with their metadata. The document is read like a registration, by
 * the rules of the organization at whose issuer the application asks.
 *
 * Source: OAuth Client ID Metadata Document (draft-ietf-oauth-client-id-metadata-document).
 */
@Injectable()
export class ClientDocuments implements OnModuleDestroy {
  private readonly client: GuardedClient;
  /** By the rules of an issuer, and the stored document. */
  private readonly views = new WeakMap<DocumentRules, WeakMap<ClientRecord, ClientRecord>>();
  private readonly reading = new Map<string, Promise<ClientRecord>>();
  /** When the document of a URL could not be used, and why. */
  private readonly failed = new Map<string, { readonly at: number; readonly error: RegistrationRefused }>();

  constructor(
    outgoing: Outgoing,
    private readonly lookup: ClientLookup,
    private readonly lookups: Lookups,
    private readonly limits: RegistrationLimits,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {
    this.client = outgoing.limited(LIMITS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.client.close();
  }

  /**
   * The client as this issuer sees it; null if it does not accept the document. The cause is kept for the failure of the
   * request. Every client that has no document is found as usual.
   */
  async find(clientId: string, of: DocumentRules | null): Promise<ClientRecord | null> {
    if (!isDocumentUrl(clientId)) return this.lookup.find(clientId);
    if (!of?.rules.documents) return null;
    try {
      requireHost(clientId, of.rules);
      const record = await this.current(clientId, of.tenantId);
      return this.viewOf(record, of);
    } catch (error) {
      if (!(error instanceof RegistrationRefused)) throw error;
      const { ctx } = Provider;
      if (ctx && error.retryAfterSeconds !== undefined)
        ctx.set('Retry-After', String(error.retryAfterSeconds));
      if (ctx)
        explainClient(ctx, { code: error.code, found: error.message.slice(0, 300), tenantId: of.tenantId });
      return null;
    }
  }

  private viewOf(record: ClientRecord, of: DocumentRules): ClientRecord {
    const views = this.views.get(of) ?? new WeakMap<ClientRecord, ClientRecord>();
    this.views.set(of, views);
    const view = views.get(record) ?? asClient(record, readDocument(record.document, of.rules), of);
    views.set(record, view);
    return view;
  }

  private async current(url: string, tenantId: string): Promise<ClientRecord> {
    const known = await this.lookup.find(url);
    const now = this.clock.now().getTime();
    const expiresAt = (known?.documentExpiresAt ?? 0) * 1_000;
    if (known && now < expiresAt) return known;
    try {
      return await this.renewed(url, known ? null : tenantId);
    } catch (error) {
      const isStillUsed = error instanceof PublisherAway && now < expiresAt + GRACE_MS;
      if (known && isStillUsed) return known;
      throw error;
    }
  }

  /** One request for all that ask at the same time. */
  private async renewed(url: string, countedFor: string | null): Promise<ClientRecord> {
    const failure = this.failed.get(url);
    if (failure && this.clock.now().getTime() - failure.at < FAILED_MS) throw failure.error;
    const running = this.reading.get(url) ?? this.read(url, countedFor);
    this.reading.set(url, running);
    try {
      return await running;
    } catch (error) {
      if (error instanceof RegistrationRefused) this.noteFailure(url, error);
      throw error;
    } finally {
      if (this.reading.get(url) === running) this.reading.delete(url);
    }
  }

  private noteFailure(url: string, error: RegistrationRefused): void {
    // The limit of one organization says nothing about the document.
    if (error.status === 429) return;
    if (this.failed.size >= MOST_FAILED) this.failed.clear();
    this.failed.set(url, { at: this.clock.now().getTime(), error });
  }

  /** @param countedFor the organization whose limit a new document counts against; null for a known one */
  private async read(url: string, countedFor: string | null): Promise<ClientRecord> {
    if (countedFor !== null) await this.limits.take(limitOf('client-document:tenant', countedFor));
    const { document, maxAge } = await this.download(url);
    requireSound(document, url);
    const now = this.clock.now();
    const until = new Date(now.getTime() + maxAge * 1_000);
    const name = String((document as { client_name?: unknown }).client_name ?? new URL(url).host).slice(
      0,
      120,
    );
    await this.lookups.call('store_client_document', [
      uuidv7(),
      url,
      name,
      JSON.stringify(document),
      until,
      now,
    ]);
    await this.changes.catchUp();
    this.failed.delete(url);
    const stored = await this.lookup.find(url);
    if (!stored) throw refused('The application was disabled.');
    return stored;
  }

  private async download(url: string): Promise<{ document: unknown; maxAge: number }> {
    let response: Response;
    try {
      response = await this.client.fetch(url, { headers: { accept: 'application/json' } });
    } catch (error) {
      throw new PublisherAway(`The metadata document cannot be read: ${(error as Error).message}`);
    }
    if (response.status >= 500 || response.status === 429)
      throw new PublisherAway(`The address of the metadata document answers with ${response.status}`);
    if (response.status !== 200)
      throw refused(`The address of the metadata document answers with ${response.status}`);
    try {
      return { document: await response.json(), maxAge: lifetimeOf(response.headers) };
    } catch {
      throw refused('The metadata document is not JSON');
    }
  }
}

/** The publisher does not answer, which says nothing about the document. */
class PublisherAway extends RegistrationRefused {
  constructor(message: string) {
    super('invalid_client_metadata', message, { status: 400, cause: 'registration_metadata' });
  }
}

/** @throws RegistrationRefused */
function requireHost(url: string, { documentHosts, blockedDocumentHosts }: RegistrationRules): void {
  const { hostname } = new URL(url);
  const isAllowed = documentHosts.length === 0 || isListedHost(hostname, documentHosts);
  if (isAllowed && !isListedHost(hostname, blockedDocumentHosts)) return;
  throw new RegistrationRefused(
    'access_denied',
    `The organization does not accept documents of ${hostname}`,
    {
      status: 403,
      cause: 'registration_not_allowed',
    },
  );
}

/** What no rule of an organization may change. Source: draft §4.1. @throws RegistrationRefused */
function requireSound(document: unknown, url: string): void {
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw refused('The metadata document is not a JSON object');
  if (!isStorable(JSON.stringify(document))) throw refused(UNSTORABLE);
  const {
    client_id: id,
    client_secret: secret,
    client_secret_expires_at: expiry,
  } = document as Record<string, unknown>;
  if (id !== url) throw refused('client_id: the metadata document does not name its own address');
  if (secret !== undefined || expiry !== undefined) throw refused('client_secret: a document is public');
}

function asClient(record: ClientRecord, { input }: RegistrationRequest, of: DocumentRules): ClientRecord {
  try {
    requireUsableKeys(input.jwks);
  } catch (error) {
    throw refused((error as Error).message);
  }
  return {
    ...record,
    tenantId: of.tenantId,
    name: input.name,
    applicationType: input.application_type,
    grantTypes: input.grant_types,
    redirectUris: input.redirect_uris,
    postLogoutRedirectUris: input.post_logout_redirect_uris,
    scopes: input.scopes,
    resources: of.resources,
    tokenEndpointAuthMethod: input.token_endpoint_auth_method,
    jwks: input.jwks ?? null,
    jwksUri: input.jwks_uri ?? null,
    tlsClientAuth: null,
    tlsClientCertificateBoundAccessTokens: input.tls_client_certificate_bound_access_tokens,
    initiateLoginUri: null,
    dpopBoundAccessTokens: input.dpop_bound_access_tokens,
    requestObjectSigningAlg: input.request_object_signing_alg,
    requireSignedRequestObject: input.require_signed_request_object,
    authorizationSignedResponseAlg: input.authorization_signed_response_alg,
    requirePushedAuthorizationRequests: input.require_pushed_authorization_requests,
    secrets: [],
  };
}

function refused(message: string): RegistrationRefused {
  return new RegistrationRefused('invalid_client_metadata', message, {
    status: 400,
    cause: 'registration_metadata',
  });
}

/** Seconds. Source: RFC 9111 §5.2.2.1. */
function lifetimeOf(headers: Response['headers']): number {
  const control = headers.get('cache-control') ?? '';
  if (/\bno-(store|cache)\b/i.test(control)) return SHORTEST;
  const [, seconds] = /\bmax-age=(\d{1,9})\b/i.exec(control) ?? [];
  return seconds === undefined ? DEFAULT : Math.min(Math.max(Number(seconds), SHORTEST), LONGEST);
}
