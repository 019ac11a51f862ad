import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { countUpTo } from '../../database/count-up-to.js';
import { type ConnectionSource, DomainConnections, type Serving } from '../../domains/domain-connections.js';
import { PlanPlaces } from '../../tenants/plans/plan-places.js';
import { SsoConfiguration } from '../sso-configuration.entity.js';
import { SsoPolicy } from '../sso-policy.entity.js';

const KEPT = 'sso_configurations where tenant_id = ? and deleted_at is null';

/** What plans, domains and invitations need to know of connections. Joins the unit of work that is open. */
@Injectable()
export class ServingConnections implements ConnectionSource, OnModuleInit {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: DomainConnections,
    private readonly places: PlanPlaces,
  ) {}

  onModuleInit(): void {
    this.connections.register({ connections: this });
    this.places.register('ssoConfigurations', (tenantId, most) => this.count(tenantId, most));
  }

  async enabledOf(tenantIds: readonly string[]): Promise<readonly Serving[]> {
    const enabled = await this.em.find(
      SsoConfiguration,
      { tenantId: { $in: [...tenantIds] }, isEnabled: true, deletedAt: null },
      { orderBy: { id: 'asc' }, fields: ['tenantId', 'type', 'domains'] },
    );
    return enabled.map(({ tenantId, type, domains }) => ({ tenantId: tenantId as string, type, domains }));
  }

  /** Those that take a place of the plan. @param most counts no further; null counts all */
  count(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, KEPT, [tenantId], most);
  }

  /** As `count`, of those that are enabled. */
  countEnabled(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(this.em, `${KEPT} and is_enabled`, [tenantId], most);
  }

  async isEnforced(tenantId: string): Promise<boolean> {
    return (await this.em.count(SsoPolicy, { tenantId, enforced: true })) > 0;
  }
}
