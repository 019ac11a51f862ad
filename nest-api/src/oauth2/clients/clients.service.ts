import { randomBytes } from 'node:crypto';
import type { CreateOAuthClient, OAuthClientListQuery } from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, may, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { decodeCursor } from '../../common/paging.js';
import { MasterKeys } from '../../crypto/master-keys.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Tenant } from '../../tenants/tenant.entity.js';
import { ClientIdTaken, SkipConsentRefused } from './client-refused.js';
import { OAuthClient } from './oauth-client.entity.js';
import { OAuthClientSecret } from './oauth-client-secret.entity.js';

export interface CreatedClient {
  readonly client: OAuthClient;
  /** In clear, this once; null for a public client. */
  readonly secret: string | null;
}

const ANY_TENANT = 'a superadmin manages every client, those without a tenant too';

/** The applications of a tenant, for its admins, and all of them for superadmins. */
@Injectable()
export class Clients {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly masterKeys: MasterKeys,
    private readonly audit: Audit,
  ) {}

  /**
   * @throws SkipConsentRefused a tenant's admin asks for it
   * @throws NotFoundError there is no such tenant, or it isn't the caller's
   * @throws ClientIdTaken
   */
  async create(caller: Caller, input: CreateOAuthClient, from: ClientContext): Promise<CreatedClient> {
    const tenantId = tenantInQuestion(caller, input.tenant_id);
    if (input.skip_consent && !may(caller, 'platform_management')) throw new SkipConsentRefused();
    try {
      return await this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
        await this.requireTenant(tenantId);
        const client = this.add(tenantId, input);
        await this.em.flush();
        const secret =
          input.token_endpoint_auth_method === 'none' ? null : this.addSecret(client, input.client_secret);
        await this.em.flush();
        await this.recordCreation(caller, client, from);
        return { client, secret };
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ClientIdTaken();
      throw error;
    }
  }

  /** At most `limit + 1` clients, oldest first. */
  list(caller: Caller, query: OAuthClientListQuery): Promise<OAuthClient[]> {
    const tenantId = tenantInQuestion(caller, query.tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () =>
      this.em.find(
        OAuthClient,
        {
          deletedAt: null,
          ...(tenantId ? { tenantId } : {}),
          ...(query.cursor ? { id: { $gt: decodeCursor(query.cursor)[1] } } : {}),
        },
        { orderBy: { id: 'asc' }, limit: query.limit + 1 },
      ),
    );
  }

  /** @throws NotFoundError there is none, or it isn't the caller's */
  get(caller: Caller, id: string): Promise<OAuthClient> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const client = await this.em.findOne(OAuthClient, { id, deletedAt: null });
      if (!client) throw new NotFoundError('application');
      return client;
    });
  }

  private async requireTenant(tenantId: string | null): Promise<void> {
    if (tenantId !== null && (await this.em.count(Tenant, { id: tenantId })) === 0) {
      throw new NotFoundError('tenant');
    }
  }

  private add(tenantId: string | null, input: CreateOAuthClient): OAuthClient {
    return this.em.create(OAuthClient, {
      tenantId,
      clientId: input.client_id ?? `app-${randomBytes(12).toString('hex')}`,
      name: input.name,
      redirectUris: input.redirect_uris,
      postLogoutRedirectUris: input.post_logout_redirect_uris,
      scopes: [...new Set(input.scopes)],
      tokenEndpointAuthMethod: input.token_endpoint_auth_method,
      skipConsent: input.skip_consent,
      isActive: input.is_active,
    });
  }

  private addSecret(client: OAuthClient, given: string | undefined): string {
    const id = uuidv7();
    const secret = given ?? `ghk_${randomBytes(32).toString('base64url')}`;
    this.em.create(OAuthClientSecret, {
      id,
      tenantId: client.tenantId ?? null,
      clientId: client.id,
      secret: this.masterKeys.hashSecret(secret, `oauth_client_secrets:${id}`),
    });
    return secret;
  }

  private recordCreation(caller: Caller, client: OAuthClient, from: ClientContext): Promise<void> {
    return this.audit.record({
      tenantId: client.tenantId ?? null,
      actor: { type: 'user', id: caller.userId },
      action: 'oauth_client.created',
      target: { type: 'oauth_client', id: client.id },
      outcome: 'success',
      address: from.address,
      detail: {
        client_id: client.clientId,
        redirect_uris: client.redirectUris,
        scopes: client.scopes,
        skip_consent: client.skipConsent,
        is_active: client.isActive,
      },
    });
  }
}
