import { Injectable, Logger } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { isDocumentUrl } from '../registration/document-url.js';
import { type ClientRecord, isUsable } from './client-metadata.js';

/** About 10 KB each, including the library's objects. */
const MOST_CLIENTS = 5_000;

/** Finds active clients, from memory until the database notifies of a change. */
@Injectable()
export class ClientLookup {
  private readonly logger = new Logger('OAuth2');

  private readonly heldById: ChangeCache<ClientRecord>;

  constructor(
    private readonly lookups: Lookups,
    changes: Changes,
  ) {
    this.heldById = changes.cache({
      most: MOST_CLIENTS,
      dependsOn: dependenciesOfClient,
    });
  }

  /** The client; null if it is unknown, deleted or disabled, or its tenant does not allow sign-ins. */
  async find(clientId: string): Promise<ClientRecord | null> {
    // Anything else cannot be one of our client IDs and needs no query.
    if (!/^[A-Za-z0-9._~-]{3,100}$/.test(clientId) && !isDocumentUrl(clientId)) return null;
    const client = await this.heldById.get(clientId, () => this.read(clientId));
    if (!client) return null;
    if (isUsable(client)) return client;
    const { isActive, tenantStatus } = client;
    this.logger.warn({ clientId, isActive, tenantStatus }, 'an application that is not in use was asked for');
    return null;
  }

  /** Like `find`, but only from memory. Never one with a metadata document: each issuer has its own rules for it. */
  held(clientId: string): ClientRecord | null {
    const client = this.heldById.peek(clientId);
    return client && client.document === null && isUsable(client) ? client : null;
  }

  /** The client as it is in memory, active or not; never reads it. */
  known(clientId: string): ClientRecord | null {
    return this.heldById.peek(clientId) ?? null;
  }

  /** The current state of a client by the ID of its row, active or not. */
  async findById(id: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.call<ClientRecord>('client_by_id', [id]);
    return client ?? null;
  }

  private async read(clientId: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.call<ClientRecord>('client_by_client_id', [clientId]);
    return client ?? null;
  }
}

/** The rows whose changes invalidate a response that depends on a client. */
export function dependenciesOfClient({ id, tenantId }: ClientRecord): string[] {
  return [`oauth_clients:${id}`, `oauth_client_secrets:${id}`, ...(tenantId ? [`tenants:${tenantId}`] : [])];
}
