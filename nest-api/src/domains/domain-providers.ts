import type { SsoType } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../database/unit-of-work.js';
import { SsoConfiguration } from '../sso-config/sso-configuration.entity.js';
import type { Domain } from './domain.entity.js';

/** Which connection serves a domain: the oldest enabled one of its tenant that names it. */
@Injectable()
export class DomainProviders {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
  ) {}

  /** By the id of the domain; one query however many. */
  async of(domains: readonly Domain[]): Promise<Map<string, SsoType>> {
    const tenantIds = [...new Set(domains.map(({ tenantId }) => tenantId))];
    if (tenantIds.length === 0) return new Map();
    const configurations = await this.unit.onPlatform('a page of domains may be of several tenants', () =>
      this.em.find(
        SsoConfiguration,
        { tenantId: { $in: tenantIds }, isEnabled: true, deletedAt: null },
        { orderBy: { id: 'asc' }, fields: ['tenantId', 'type', 'domains'] },
      ),
    );
    return new Map(
      domains.flatMap(({ id, tenantId, domain }) => {
        const serving = configurations.find((c) => c.tenantId === tenantId && c.domains.includes(domain));
        return serving ? [[id, serving.type] as const] : [];
      }),
    );
  }
}
