import { randomBytes } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { MasterKeys } from '../../crypto/master-keys.js';
import type { OAuthClient } from './oauth-client.entity.js';
import { OAuthClientSecret } from './oauth-client-secret.entity.js';

/** Client secrets, stored as keyed hashes. Joins the open unit of work. */
@Injectable()
export class ClientSecrets {
  constructor(
    private readonly em: EntityManager,
    private readonly masterKeys: MasterKeys,
  ) {}

  /**
   * @param expiresAt null: until it is replaced
   * @returns the secret in plain text, only once; generated if none is given
   */
  add(client: OAuthClient, createdBy: string | null, given?: string, expiresAt: Date | null = null): string {
    const id = uuidv7();
    const secret = given ?? `ghk_${randomBytes(32).toString('base64url')}`;
    this.em.create(OAuthClientSecret, {
      id,
      tenantId: client.tenantId ?? null,
      clientId: client.id,
      secret: this.masterKeys.hashSecret(secret, `oauth_client_secrets:${id}`),
      lastFour: secret.slice(-4),
      createdBy,
      expiresAt,
    });
    return secret;
  }

  /**
   * Adds a secret. The previous one works until `until`, older ones stop working. With null, none of them works: a
   * time would pass at one process slightly earlier than at another.
   */
  async replace(client: OAuthClient, createdBy: string, until: Date | null): Promise<string> {
    const [newest, ...older] = await this.em.find(
      OAuthClientSecret,
      { clientId: client.id },
      { orderBy: { id: 'desc' }, limit: 20 },
    );
    if (newest && until === null) this.em.remove(newest);
    else if (newest && until && (!newest.expiresAt || newest.expiresAt > until)) newest.expiresAt = until;
    for (const secret of older) this.em.remove(secret);
    const secret = this.add(client, createdBy);
    await this.em.flush();
    return secret;
  }

  /** Valid secrets at `now`, newest first. */
  valid(clientId: string, now: Date): Promise<OAuthClientSecret[]> {
    return this.em.find(
      OAuthClientSecret,
      { clientId, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] },
      { orderBy: { id: 'desc' }, limit: 20 },
    );
  }

  async removeAll(client: OAuthClient): Promise<void> {
    await this.em.nativeDelete(OAuthClientSecret, { clientId: client.id });
  }
}
