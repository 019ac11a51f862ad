import { Injectable } from '@nestjs/common';
import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import Provider, { errors } from 'oidc-provider';
import { Clock } from '../../common/clock.js';
import { Changes } from '../../database/changes.js';
import { isStorable } from '../../database/storable-json.js';
import type { ArtifactKind } from '../artifacts/artifact-id.js';
import {
  type ArtifactKey,
  type ArtifactPayload,
  Artifacts,
  type FoundArtifact,
  type IssuerArtifacts,
} from '../artifacts/artifacts.repository.js';
import { type AuthorizationPayload, Authorizations } from '../artifacts/authorizations.repository.js';
import { HeldTokens } from '../artifacts/held-tokens.js';
import { IssuedArtifacts } from '../artifacts/issued-artifacts.js';
import { ClientLookup } from '../clients/client-lookup.repository.js';
import { toMetadata, usesCertificate } from '../clients/client-metadata.js';
import { DeviceCodes } from '../devices/device-codes.repository.js';
import { InteractionRows } from '../interactions/interaction-rows.js';
import { UnstoredInteractions } from '../interactions/unstored-interactions.js';
import type { Issuer } from '../issuers/issuer.js';
import { ClientDocuments, type DocumentRules } from '../registration/client-documents.js';
import { AnonymousRequests, isAnonymous } from './anonymous-requests.js';
import { AuthorizationsOfRequest } from './authorizations-of-request.js';
import { explainClient } from './cause-of-error.js';
import { policyOf } from './client-policy.js';
import { Exchanges } from './exchanges.js';
import { isHighlySecure } from './high-security.js';
import { KeptRedirects } from './kept-redirects.js';
import { SessionViews } from './session-views.js';

/** The library's interface of all stores. Each store below implements what it needs. */
const NOTHING: Adapter = {
  upsert: async () => undefined,
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => undefined,
  destroy: async () => undefined,
  // Codes and tokens depend on the authorization, which the library deletes together with them.
  revokeByGrantId: async () => undefined,
};

/** Connects the library with our tables. */
@Injectable()
export class Adapters {
  constructor(
    private readonly artifacts: Artifacts,
    private readonly authorizations: Authorizations,
    private readonly tokens: HeldTokens,
    private readonly issued: IssuedArtifacts,
    private readonly changes: Changes,
    private readonly ofRequest: AuthorizationsOfRequest,
    private readonly clients: ClientLookup,
    private readonly documents: ClientDocuments,
    private readonly sessions: SessionViews,
    private readonly exchanges: Exchanges,
    private readonly rows: InteractionRows,
    private readonly deviceCodes: DeviceCodes,
    private readonly anonymous: AnonymousRequests,
    private readonly unstored: UnstoredInteractions,
    private readonly clock: Clock,
    private readonly redirects: KeptRedirects,
  ) {}

  /**
   * The stores of one issuer by model name.
   *
   * @param mtlsUrl where certificates of applications arrive; null: nowhere
   */
  factoryOf(issuer: Issuer, documents: DocumentRules | null, mtlsUrl: string | null): AdapterFactory {
    const artifacts = this.artifacts.of(issuer.owner);
    return (name) =>
      takingText(
        name === 'Client'
          ? this.forClients(issuer, documents, mtlsUrl)
          : this.storeOf(name, issuer, artifacts),
      );
  }

  private storeOf(name: string, issuer: Issuer, artifacts: IssuerArtifacts): Adapter {
    if (name === 'Session') return this.sessions.adapter();
    if (name === 'Grant') return this.forAuthorizations();
    if (name === 'Interaction') return this.forInteractions(artifacts, issuer);
    if (name === 'DeviceCode') return this.forDeviceCodes(artifacts, issuer);
    if (name === 'PushedAuthorizationRequest') return this.forPushedRequests(artifacts);
    if (name === 'AccessToken') return this.forAccessTokens(artifacts, issuer);
    if (name === 'AuthorizationCode' || name === 'RefreshToken') return this.forExchanged(artifacts, name);
    return this.forArtifacts(artifacts, name as ArtifactKind);
  }

  /** A tenant's issuer knows that tenant's applications. The shared issuer knows all clients. */
  private forClients(
    { tenantId, url }: Issuer,
    documents: DocumentRules | null,
    mtlsUrl: string | null,
  ): Adapter {
    return {
      ...NOTHING,
      find: async (clientId) => {
        const client = await this.documents.find(clientId, documents);
        if (!client) return undefined;
        if (tenantId !== null && (client.tenantId !== tenantId || client.directoryId)) return undefined;
        if (mtlsUrl === null && usesCertificate(client)) return withoutCertificates();
        return toMetadata(client, url) as AdapterPayload;
      },
    };
  }

  private forAuthorizations(): Adapter {
    return {
      ...NOTHING,
      upsert: async (id, payload) => {
        await this.authorizations.save(id, payload as AuthorizationPayload);
        this.changes.noteCommit();
        this.ofRequest.forget();
      },
      find: async (id) => {
        const authorization = await this.ofRequest.find(id);
        // The library modifies the object, and other requests may share the authorization.
        const payload = authorization && structuredClone(authorization.payload);
        return payload ? ({ ...payload, jti: id } as AdapterPayload) : undefined;
      },
      destroy: async (id) => {
        await this.authorizations.remove(id);
        this.changes.noteCommit();
        this.ofRequest.forget();
      },
    };
  }

  private forArtifacts(artifacts: IssuerArtifacts, kind: ArtifactKind): Adapter {
    return {
      ...NOTHING,
      upsert: (id, payload) => artifacts.save(kind, id, payload as ArtifactPayload, tenantOfClient()),
      find: async (id) => toPayload(id, await artifacts.find(kind, id)),
      consume: async (id) => {
        // The library has checked before, but another request may have been faster.
        if (!(await artifacts.consume(kind, id))) throw new errors.InvalidRequestUri('used already');
      },
      destroy: (id) => artifacts.remove(kind, id),
    };
  }

  private forAccessTokens(artifacts: IssuerArtifacts, { owner }: Issuer): Adapter {
    const plain = this.forArtifacts(artifacts, 'AccessToken');
    return {
      ...plain,
      upsert: async (id, payload) => {
        const token = { kind: 'AccessToken', id, payload: payload as ArtifactPayload } as const;
        if (!(await this.exchanges.complete(token))) await plain.upsert(id, payload, 0);
      },
      find: async (id) => {
        const found = await this.tokens.find(owner, id);
        if (found) this.ofRequest.keep(String(found.payload.grantId), found.authorization);
        return toPayload(id, found);
      },
      destroy: async (id) => {
        await artifacts.remove('AccessToken', id);
        this.changes.noteCommit();
      },
    };
  }

  /** Codes and refresh tokens. They are consumed together with the tokens that are issued for them. */
  private forExchanged(artifacts: IssuerArtifacts, kind: 'AuthorizationCode' | 'RefreshToken'): Adapter {
    const plain = this.forArtifacts(artifacts, kind);
    return {
      ...plain,
      upsert: async (id, payload) => {
        const made = { kind, id, payload: payload as ArtifactPayload };
        if (kind === 'RefreshToken' && this.exchanges.replacesSince() !== null)
          return this.exchanges.succeed(made);
        if (kind === 'AuthorizationCode') {
          await artifacts.addCode(id, made.payload, tenantOfClient());
          this.redirects.note(made.payload);
        } else await plain.upsert(id, payload, 0);
        if (!keepsLastUse(kind)) this.issued.keep(artifacts.owner, made, made.payload);
      },
      find: (id) => this.findAuthorized(artifacts, { kind, id }),
      consume: async (id) => this.exchanges.begin(id),
    };
  }

  private async findAuthorized(
    artifacts: IssuerArtifacts,
    key: ArtifactKey,
  ): Promise<AdapterPayload | undefined> {
    const found =
      (await this.findIssued(artifacts, key)) ?? (await artifacts.findWithAuthorization(key.kind, key.id));
    if (!found) return undefined;
    this.ofRequest.keep(String(found.payload.grantId), found.authorization);
    return toPayload(key.id, this.exchanges.found(artifacts, key, found));
  }

  /** Only for the token endpoint, whose statement checks everything when it consumes the code or token. */
  private async findIssued({ owner }: IssuerArtifacts, key: ArtifactKey) {
    if (Provider.ctx?.oidc.route !== 'token') return null;
    const payload = this.issued.take(owner, key);
    if (!payload) return null;
    const authorization = await this.tokens.authorization(String(payload.grantId));
    return { payload, authorization, consumedAt: null };
  }

  /** The browser stores interactions of users who are not signed in. */
  private forInteractions(artifacts: IssuerArtifacts, issuer: Issuer): Adapter {
    const plain = this.forArtifacts(artifacts, 'Interaction');
    return {
      ...plain,
      upsert: async (id, whole) => {
        const { ctx } = Provider;
        const isOfNobody = ctx?.oidc?.route === 'authorization' && isAnonymous(ctx);
        if (isOfNobody && this.unstored.keep(ctx, issuer.url, id, whole as ArtifactPayload)) return;
        await this.anonymous.requireRoom();
        const row = this.rows.toRow(id, whole as ArtifactPayload);
        await artifacts.save('Interaction', id, row, await this.tenantOf(whole.params));
      },
      find: async (id) => {
        const found = await plain.find(id);
        if (!found) return undefined;
        return this.rows.fromRow(id, found as ArtifactPayload) as AdapterPayload;
      },
    };
  }

  /** Responses to interactions reach the store directly, not through the library's endpoints. */
  private async tenantOf(params: AdapterPayload['params']): Promise<string | null> {
    if (Provider.ctx?.oidc?.client) return tenantOfClient();
    return (await this.clients.find(String(params?.client_id)))?.tenantId ?? null;
  }

  private forPushedRequests(artifacts: IssuerArtifacts): Adapter {
    const plain = this.forArtifacts(artifacts, 'PushedAuthorizationRequest');
    return {
      ...plain,
      upsert: async (id, payload, seconds) => {
        await this.anonymous.requireRoom();
        await plain.upsert(id, payload, seconds);
      },
    };
  }

  /** The user code is stored separately, hashed. Our page handles it, not the library's. */
  private forDeviceCodes(artifacts: IssuerArtifacts, issuer: Issuer): Adapter {
    const plain = this.forArtifacts(artifacts, 'DeviceCode');
    return {
      ...plain,
      upsert: async (id, { userCode, ...payload }) => {
        await this.anonymous.requireRoom();
        // The library's iat has whole seconds, so a sign-in in the same second would count as more recent.
        const askedAt = this.clock.now().getTime() / 1000;
        await plain.upsert(id, { ...payload, askedAt } as AdapterPayload, payload.exp ?? 0);
        if (!(await this.deviceCodes.register(String(userCode), id, payload, issuer)))
          throw new errors.TemporarilyUnavailable('another device has this code', 'two devices, one code');
      },
      find: async (id) => {
        const clientId = String(Provider.ctx?.oidc.client?.clientId);
        const poll = await this.deviceCodes.poll(id, clientId, issuer.owner);
        if (!poll) {
          const found = await artifacts.find('DeviceCode', id);
          return found
            ? toPayload(id, this.exchanges.found(artifacts, { kind: 'DeviceCode', id }, found))
            : undefined;
        }
        if (poll.tooFast) throw new errors.SlowDown();
        return { ...poll.payload, jti: id } as AdapterPayload;
      },
      consume: async (id) => this.exchanges.begin(id),
    };
  }
}

/** The library would ignore the settings, and issue tokens that are bound to nothing. */
function withoutCertificates(): undefined {
  if (Provider.ctx) explainClient(Provider.ctx, { code: 'client_certificate_missing' });
}

/** Stores parameters of applications and browsers unchanged, if PostgreSQL can store the text. */
function takingText(adapter: Adapter): Adapter {
  return {
    ...adapter,
    upsert: async (id, payload, seconds) => {
      if (!isStorable(JSON.stringify(payload)))
        throw new errors.InvalidRequest('a parameter holds a character that is no text');
      return adapter.upsert(id, payload, seconds);
    },
  };
}

function toPayload(id: string, found: FoundArtifact | null): AdapterPayload | undefined {
  if (!found) return undefined;
  const used = found.consumedAt === null ? {} : { consumed: Math.floor(found.consumedAt) };
  return { ...found.payload, ...used, jti: id } as AdapterPayload;
}

/** A refresh token that is not rotated: its row contains the time of the last use. */
function keepsLastUse(kind: ArtifactKind): boolean {
  const client = Provider.ctx?.oidc?.client;
  return kind === 'RefreshToken' && client !== undefined && isHighlySecure(client);
}

function tenantOfClient(): string | null {
  const client = Provider.ctx?.oidc?.client;
  return client ? policyOf(client).tenantId : null;
}
