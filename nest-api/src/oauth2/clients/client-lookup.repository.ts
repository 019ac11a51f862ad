import { Injectable, Logger } from '@nestjs/common';
import type { ChangeCache } from '../../database/change-cache.js';
import { Changes } from '../../database/changes.js';
import { Lookups } from '../../database/lookups.js';
import { type ClientRecord, isUsable } from './client-metadata.js';

/** About 10 KB each, with what the library makes of it. */
const MOST_CLIENTS = 5_000;

/** Finds the clients that may be used, from memory until the database says that one has changed. */
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

  /** The client, or null: unknown, deleted, switched off, or of a tenant that may sign nobody in. */
  async find(clientId: string): Promise<ClientRecord | null> {
    // Whatever else a browser brings is no client_id of ours, and not worth a trip.
    if (!/^[A-Za-z0-9._~-]{3,100}$/.test(clientId)) return null;
    const client = await this.heldById.get(clientId, () => this.read(clientId));
    if (!client) return null;
    if (isUsable(client)) return client;
    const { isActive, tenantStatus } = client;
    this.logger.warn({ clientId, isActive, tenantStatus }, 'an application that is not in use was asked for');
    return null;
  }

  /** The client that `find` would find, if it is in memory; never reads it. */
  held(clientId: string): ClientRecord | null {
    const client = this.heldById.peek(clientId);
    return client && isUsable(client) ? client : null;
  }

  /** One by the id of its row, in use or not, as it is now. */
  async findById(id: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.call<ClientRecord>('client_by_id', [id]);
    return client ?? null;
  }

  private async read(clientId: string): Promise<ClientRecord | null> {
    const [client] = await this.lookups.call<ClientRecord>('client_by_client_id', [clientId]);
    return client ?? null;
  }
}

/** What invalidates a response that depends on a client. */
export function dependenciesOfClient({ id, tenantId }: ClientRecord): string[] {
  return [`oauth_clients:${id}`, `oauth_client_secrets:${id}`, ...(tenantId ? [`tenants:${tenantId}`] : [])];
}
