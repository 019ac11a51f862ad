import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SsoConfiguration } from '../../sso-config/sso-configuration.entity.js';

/** The connections to upstreams of SAML, by the id in their addresses. */
@Injectable()
export class Connections {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** Also one that is not enabled yet: its metadata is needed first. @throws NotFoundError */
  find(id: string): Promise<SsoConfiguration> {
    return this.unit.onPlatform('whoever comes from an upstream is nobody yet', async () => {
      const found = await this.em.findOne(SsoConfiguration, { id, type: 'saml', deletedAt: null });
      if (!found) throw new NotFoundError('connection');
      return found;
    });
  }
}
