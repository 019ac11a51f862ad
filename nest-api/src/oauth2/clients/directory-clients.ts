import { randomBytes } from 'node:crypto';
import { CreateOAuthClientSchema } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ClientSecrets } from './client-secrets.repository.js';
import { ClientsRepository } from './clients.repository.js';

/** A client of a directory, to be created. */
export interface NewDirectoryClient {
  readonly tenantId: string;
  readonly directoryId: string;
  readonly createdBy: string;
  /** Of its secret; null: none. */
  readonly expiresAt: Date | null;
}

/**
 * OAuth clients of directories. They get tokens for the SCIM endpoints of their directory and for nothing else, and are no
 * applications: only the directory lists and deletes them. Joins the open unit of work.
 */
@Injectable()
export class DirectoryClients {
  constructor(
    private readonly em: EntityManager,
    private readonly clients: ClientsRepository,
    private readonly secrets: ClientSecrets,
    private readonly clock: Clock,
  ) {}

  /** @returns with the secret in plain text, only once */
  async add(given: NewDirectoryClient): Promise<{ clientId: string; secret: string }> {
    const clientId = `scim-${randomBytes(12).toString('hex')}`;
    const input = CreateOAuthClientSchema.parse({
      name: 'SCIM',
      client_id: clientId,
      grant_types: ['client_credentials'],
      scopes: [],
    });
    const client = this.clients.add(given.tenantId, given.createdBy, input);
    client.directoryId = given.directoryId;
    await this.em.flush();
    const secret = this.secrets.add(client, given.createdBy, undefined, given.expiresAt);
    await this.em.flush();
    return { clientId, secret };
  }

  /** It gets no more tokens. Its ID is never reused. */
  async remove(directoryId: string, clientId: string): Promise<void> {
    const client = await this.clients.findOfDirectory(directoryId, clientId);
    if (!client) return;
    client.delete(this.clock.now());
    await this.em.flush();
    await this.secrets.removeAll(client);
  }
}
