import { PLAN_LIMITS, type Plan, type PlanUsage, PRODUCTS } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { type Caller, may } from '../../common/caller.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PlanRequestsRepository } from '../plan-requests.repository.js';
import { hasProduct } from '../products/standing.js';
import { TenantProducts } from '../products/tenant-products.service.js';
import { TenantsRepository } from '../tenants.repository.js';
import { PlanBounds } from './plan-bounds.js';

/** Usage of the limits of a tenant's plan. */
@Injectable()
export class PlanUsages {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly requests: PlanRequestsRepository,
    private readonly unit: UnitOfWork,
    private readonly bounds: PlanBounds,
    private readonly products: TenantProducts,
  ) {}

  /** @throws NotFoundError the tenant does not exist or is not the caller's */
  of(caller: Caller, id: string): Promise<PlanUsage> {
    const platform = may(caller, 'platform_management');
    if (!platform && caller.tenantId !== id) throw new NotFoundError('tenant');
    return this.unit.inScopeOf(platform ? null : id, 'a superadmin reads any tenant', async () => {
      const tenant = await this.tenants.findKept(id);
      if (!tenant) throw new NotFoundError('tenant');
      const plan = tenant.plan as Plan;
      const limits = PLAN_LIMITS[plan];
      const products = await this.products.of(tenant);
      const [open] = await this.requests.openOf(id);
      return {
        plan,
        users: { used: await this.bounds.used(id, 'users'), limit: limits.users },
        domains: { used: await this.bounds.used(id, 'domains'), limit: limits.domains },
        ssoConfigurations: {
          used: await this.bounds.used(id, 'ssoConfigurations'),
          limit: limits.ssoConfigurations,
        },
        products: { used: products.filter(hasProduct).length, limit: PRODUCTS.length },
        requested: open?.plan ?? null,
        requestedAt: open?.createdAt.toISOString() ?? null,
      };
    });
  }
}
