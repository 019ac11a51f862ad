import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SsoConfiguration } from '../sso-configuration.entity.js';

export type { SsoConfiguration };

/** Connections to SAML identity providers, in a unit of work for a sign-in. */
@Injectable()
export class SamlConnectionsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for one that was deleted. */
  find(id: string): Promise<SsoConfiguration | null> {
    return this.em.findOne(SsoConfiguration, { id, type: 'saml', deletedAt: null });
  }
}
