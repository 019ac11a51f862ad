import type { CreateDirectoryToken } from '@gatehouse/contracts';
import { DIRECTORY_BOUNDS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { DirectoryClients } from '../oauth2/clients/directory-clients.js';
import { TooManyTokens } from './directory-refused.js';
import { type DirectoryToken, DirectoryTokensRepository } from './directory-tokens.repository.js';

/** What a directory authenticates with: bearer tokens and OAuth clients. Joins the unit of work that is open. */
@Injectable()
export class DirectoryTokens {
  constructor(
    private readonly tokens: DirectoryTokensRepository,
    private readonly clients: DirectoryClients,
  ) {}

  list(directoryId: string): Promise<DirectoryToken[]> {
    return this.tokens.list(directoryId);
  }

  /** @returns the token, or the client secret, in plain text, this once  @throws TooManyTokens */
  async create(
    of: { readonly tenantId: string; readonly directoryId: string },
    kind: CreateDirectoryToken['kind'],
    terms: { networks: string[]; expiresAt: Date | null; by: string; now: Date },
  ): Promise<{ token: DirectoryToken; secret: string }> {
    const added = kind === 'bearer' ? await this.tokens.add(of, terms) : await this.addClient(of, terms);
    if (!added) throw new TooManyTokens(DIRECTORY_BOUNDS.tokens);
    const token = (await this.tokens.list(of.directoryId)).find(({ id }) => id === added.id);
    return { token: token as DirectoryToken, secret: added.secret };
  }

  /** @returns whether there was one */
  async remove(directoryId: string, id: string): Promise<boolean> {
    const removed = await this.tokens.remove(directoryId, id);
    if (removed?.clientId) await this.clients.remove(directoryId, removed.clientId);
    return removed !== null;
  }

  async removeAll(directoryId: string): Promise<void> {
    for (const { id } of await this.tokens.list(directoryId)) await this.remove(directoryId, id);
  }

  private async addClient(
    of: { readonly tenantId: string; readonly directoryId: string },
    terms: Parameters<DirectoryTokensRepository['addClient']>[1],
  ): Promise<{ id: string; secret: string } | null> {
    const client = await this.clients.add({ ...of, createdBy: terms.by, expiresAt: terms.expiresAt });
    const id = await this.tokens.addClient(of, terms, client);
    return id === null ? null : { id, secret: client.secret };
  }
}
