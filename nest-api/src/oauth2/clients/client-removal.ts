import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { ApplicationLogos } from '../../tenants/organization/application-logos.repository.js';
import { ClientSecrets } from './client-secrets.repository.js';
import { ClientsRepository, type OAuthClient } from './clients.repository.js';

/** Ends a client with its secrets, its logo and all consents for it. Joins the open unit of work. */
@Injectable()
export class ClientRemoval {
  constructor(
    private readonly em: EntityManager,
    private readonly clients: ClientsRepository,
    private readonly secrets: ClientSecrets,
    private readonly logos: ApplicationLogos,
    private readonly clock: Clock,
  ) {}

  /** Its row stays, so that its ID is never reused. */
  async end(client: OAuthClient): Promise<void> {
    client.delete(this.clock.now());
    await this.logos.set(client, null);
    await this.em.flush();
    await this.secrets.removeAll(client);
    await this.clients.removeGrants(client);
  }
}
