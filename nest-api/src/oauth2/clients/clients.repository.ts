import { randomBytes } from 'node:crypto';
import { type CreateOAuthClient, type OAuthClientListQuery, WEB_CLIENT } from '@gatehouse/contracts';
import { EntityManager, type FilterQuery, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted, decodeCursor } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { Grant } from '../consents/grant.entity.js';
import { OAuthClient } from './oauth-client.entity.js';
import { toStoredProfile } from './stored-profile.js';

export type { OAuthClient };

/** Applications: all except that of our own pages, and except clients of directories and of metadata documents. */
const MANAGED = { deletedAt: null, clientId: { $ne: WEB_CLIENT.id }, directoryId: null, document: null };

/** Clients, for their admins. Joins the caller's unit of work. */
@Injectable()
export class ClientsRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<OAuthClient | null> {
    return this.em.findOne(OAuthClient, { ...MANAGED, id });
  }

  /** Like `find`, and locks the row until the unit of work ends. */
  lock(id: string): Promise<OAuthClient | null> {
    return this.em.findOne(OAuthClient, { ...MANAGED, id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Whether an admin allowed the application to receive security events. */
  async receivesSignals(id: string): Promise<boolean> {
    const [row] = await this.em.execute<{ is: boolean }[]>(
      'select receives_signals as is from oauth_clients where id = ?',
      [id],
    );
    return row?.is ?? false;
  }

  async allowSignals(id: string, isAllowed: boolean): Promise<void> {
    await this.em.execute('update oauth_clients set receives_signals = ? where id = ?', [isAllowed, id]);
  }

  /** At most `limit + 1`, newest first. Without a tenant: of all tenants and the platform. */
  async page(tenantId: string | null, query: OAuthClientListQuery): Promise<Counted<OAuthClient>> {
    const { search, cursor, limit } = query;
    const rows = await this.em.find(
      OAuthClient,
      {
        ...MANAGED,
        ...(tenantId ? { tenantId } : {}),
        $and: search ? [matching(search)] : [],
        ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    return counted(rows, query, (most) => this.count(tenantId, search, most));
  }

  /**
   * Stored when the unit of work is flushed.
   *
   * @param createdBy null for an application that registered itself
   */
  add(tenantId: string | null, createdBy: string | null, input: CreateOAuthClient): OAuthClient {
    return this.em.create(OAuthClient, {
      tenantId,
      clientId: input.client_id ?? `app-${randomBytes(12).toString('hex')}`,
      name: input.name,
      applicationType: input.application_type,
      grantTypes: input.grant_types,
      redirectUris: input.redirect_uris,
      postLogoutRedirectUris: input.post_logout_redirect_uris,
      scopes: [...new Set(input.scopes)],
      resources: input.resources,
      subjectType: input.subject_type,
      sectorIdentifierUri: input.sector_identifier_uri,
      ...toStoredProfile(input.security_profile),
      tokenEndpointAuthMethod: input.token_endpoint_auth_method,
      jwks: input.jwks ?? null,
      jwksUri: input.jwks_uri ?? null,
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
      createdBy,
      registeredItself: createdBy === null,
      document: null,
    });
  }

  /** Of a directory; null for every other client. */
  findOfDirectory(directoryId: string, clientId: string): Promise<OAuthClient | null> {
    return this.em.findOne(OAuthClient, { deletedAt: null, directoryId, clientId });
  }

  /** Deletes all consents for it. */
  async removeGrants(client: OAuthClient): Promise<void> {
    await this.em.nativeDelete(Grant, { clientId: client.id });
  }

  private count(tenantId: string | null, search: string | undefined, most: number): Promise<number> {
    const like = search ? [likeOf(search), likeOf(search)] : [];
    return countUpTo(
      this.em,
      `oauth_clients where deleted_at is null and client_id <> ? and directory_id is null and document is null and ${tenantId ? 'tenant_id = ?' : 'true'}
         and ${search ? '(name ilike ? or client_id ilike ?)' : 'true'}`,
      [WEB_CLIENT.id, ...(tenantId ? [tenantId] : []), ...like],
      most,
    );
  }
}

function matching(search: string): FilterQuery<OAuthClient> {
  const like = likeOf(search);
  return { $or: [{ name: { $ilike: like } }, { clientId: { $ilike: like } }] };
}

/** A `like` pattern that matches anywhere in a text, with its special characters escaped. */
function likeOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
