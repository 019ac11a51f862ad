import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ConnectionSource, DomainConnections, type Serving } from '../../domains/domain-connections.js';
import { SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoPolicy } from '../sso-policy.entity.js';

/** What domains and invitations need to know of connections. Joins the unit of work that is open. */
@Injectable()
export class ServingConnections implements ConnectionSource, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: DomainConnections,
  ) {}

  onModuleInit(): void {
    this.connections.register(this);
  }

  async enabledOf(tenantIds: readonly string[]): Promise<readonly Serving[]> {
    const enabled = await this.em.find(
      SsoConfiguration,
      { tenantId: { $in: [...tenantIds] }, isEnabled: true, deletedAt: null },
      { orderBy: { id: 'asc' }, fields: ['tenantId', 'type', 'domains'] },
    );
    return enabled.map(({ tenantId, type, domains }) => ({ tenantId: tenantId as string, type, domains }));
  }

  async isEnforced(tenantId: string): Promise<boolean> {
    return (await this.em.count(SsoPolicy, { tenantId, enforced: true })) > 0;
  }
}
