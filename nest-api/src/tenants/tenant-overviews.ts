import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Domain } from '../domains/domain.entity.js';
import type { Tenant } from './tenant.entity.js';

/** A tenant with what its row alone does not say. */
export interface TenantOverview {
  readonly tenant: Tenant;
  readonly domain: Domain | null;
  readonly userCount: number;
}

@Injectable()
export class TenantOverviews {
  constructor(private readonly em: EntityManager) {}

  async one(tenant: Tenant): Promise<TenantOverview> {
    return (await this.of([tenant]))[0] as TenantOverview;
  }

  /** Two queries however many tenants, in the unit of work that is open. */
  async of(tenants: readonly Tenant[]): Promise<TenantOverview[]> {
    const ids = tenants.map(({ id }) => id);
    const counts: { tenantId: string; members: string }[] = await this.em.execute(
      `select tenant_id as "tenantId", sum(people) as members from people_counts
       where tenant_id = any(?::uuid[]) group by 1`,
      [`{${ids.join(',')}}`],
    );
    const domains = await this.em.find(
      Domain,
      { tenantId: { $in: ids } },
      { orderBy: { status: 'asc', id: 'asc' } },
    );
    return tenants.map((tenant) => ({
      tenant,
      domain: domains.find(({ tenantId }) => tenantId === tenant.id) ?? null,
      userCount: Number(counts.find(({ tenantId }) => tenantId === tenant.id)?.members ?? 0),
    }));
  }
}
