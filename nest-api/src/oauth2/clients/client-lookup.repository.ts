import { Injectable, Logger } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { joinTenant } from '../../tenants/tenants.sql.js';
import { type ClientRecord, isUsable } from './client-metadata.js';

const SELECT = `
  select c.id, c.client_id as "clientId", c.tenant_id as "tenantId", t.status as "tenantStatus", c.name,
    c.redirect_uris as "redirectUris", c.post_logout_redirect_uris as "postLogoutRedirectUris", c.scopes,
    c.token_endpoint_auth_method as "tokenEndpointAuthMethod", c.skip_consent as "skipConsent",
    c.jwks, c.jwks_uri as "jwksUri", c.dpop_bound_access_tokens as "dpopBoundAccessTokens",
    c.require_pushed_authorization_requests as "requirePushedAuthorizationRequests",
    c.require_pkce as "requirePkce", c.id_token_scope_claims as "idTokenScopeClaims",
    c.offline_idle_seconds as "offlineIdleSeconds", c.offline_total_seconds as "offlineTotalSeconds",
    c.backchannel_logout_uri as "backchannelLogoutUri",
    c.backchannel_logout_session_required as "backchannelLogoutSessionRequired",
    extract(epoch from c.authorized_since)::float8 as "authorizedSince",
    c.is_active as "isActive", c.application_type as "applicationType", c.grant_types as "grantTypes",
    c.subject_type as "subjectType", c.sector_identifier_uri as "sectorIdentifierUri", c.security_profile as "securityProfile",
    coalesce((
      select jsonb_agg(jsonb_build_object('resource', r.identifier, 'format', r.token_format, 'scopes', array(
        select s from jsonb_array_elements_text(e.value -> 'scopes') s where s = any(r.scopes))))
      from jsonb_array_elements(c.resources) e
      join oauth_resources r on r.identifier = e.value ->> 'resource'
        and r.tenant_id is not distinct from c.tenant_id), '[]') as resources,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', s.id, 'secret', s.secret,
        'expiresAt', extract(epoch from s.expires_at)) order by s.id)
      from oauth_client_secrets s where s.client_id = c.id), '[]') as secrets
  from oauth_clients c ${joinTenant('c.tenant_id')}
  where c.deleted_at is null and`;

/** About 10 KB each, with what the library makes of it. */
const MOST_CLIENTS = 5_000;

/** Finds the clients that may be used, from memory until the database says that one has changed. */
@Injectable()
export class ClientLookup {
  private readonly logger = new Logger('OAuth2');

  private readonly held: ChangeCache<ClientRecord>;

  constructor(
    private readonly lookups: Lookups,
    changes: Changes,
  ) {
    this.held = changes.cache({
      most: MOST_CLIENTS,
      dependsOn: ({ id, tenantId }) => [
        `oauth_clients:${id}`,
        `oauth_client_secrets:${id}`,
        ...(tenantId ? [`tenants:${tenantId}`] : []),
      ],
    });
  }

  /** The client, or null: unknown, deleted, switched off, or of a tenant that may sign nobody in. */
  async find(clientId: string): Promise<ClientRecord | null> {
    // Whatever else a browser brings is no client_id of ours, and not worth a trip.
    if (!/^[A-Za-z0-9._~-]{3,100}$/.test(clientId)) return null;
    const client = await this.held.get(clientId, () => this.read(clientId));
    if (!client) return null;
    if (isUsable(client)) return client;
    const { isActive, tenantStatus } = client;
    this.logger.warn({ clientId, isActive, tenantStatus }, 'an application that is not in use was asked for');
    return null;
  }

  /** One by the id of its row, in use or not, as it is now. */
  async findById(id: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.query<ClientRecord>('oauth-client-by-id', `${SELECT} c.id = $1`, [
      id,
    ]);
    return client ?? null;
  }

  private async read(clientId: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.query<ClientRecord>(
      'oauth-client-find',
      `${SELECT} c.client_id = $1`,
      [clientId],
    );
    return client ?? null;
  }
}
