import {
  findProduct,
  type Plan,
  PRODUCTS,
  type Product,
  type ProductSlug,
  type TenantProduct,
} from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantMails } from '../tenant-mails.js';
import { TenantDeleted } from '../tenant-refused.js';
import { type Tenant, TenantsRepository } from '../tenants.repository.js';
import { endsTooEarly } from './product-refused.js';
import { ProductsRepository } from './products.repository.js';
import { standingOf } from './standing.js';

/** Products of a tenant: those of its plan, and those that a superadmin granted. */
@Injectable()
export class TenantProducts {
  constructor(
    private readonly em: EntityManager,
    private readonly products: ProductsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly clock: Clock,
  ) {}

  /** The whole catalog, for members of the tenant and for superadmins. */
  list(caller: Caller, named: string | undefined): Promise<TenantProduct[]> {
    const tenantId = tenantInQuestion(caller, named);
    if (!tenantId) {
      const message = 'Specify the tenant that owns the products';
      throw new UnprocessableInput([{ field: 'tenantId', code: 'required', message }]);
    }
    const isOwn = tenantId === caller.tenantId;
    return this.unit.inScopeOf(isOwn ? tenantId : null, 'a superadmin reads any tenant', async () => {
      const tenant = await this.tenants.findKept(tenantId);
      if (!tenant) throw new NotFoundError('tenant');
      return this.of(tenant);
    });
  }

  /** Joins the caller's unit of work. */
  async of({ id: tenantId, plan }: Tenant): Promise<TenantProduct[]> {
    const grants = await this.products.grantsOf(tenantId);
    const open = await this.products.openRequestsOf(tenantId);
    const now = this.clock.now();
    return PRODUCTS.map((product) =>
      standingOf(
        product,
        {
          plan: plan as Plan,
          grant: grants.find((grant) => grant.product === product.slug) ?? null,
          requestedAt: open.find((request) => request.product === product.slug)?.createdAt ?? null,
        },
        now,
      ),
    );
  }

  /**
   * Grants a product, or changes the end of an existing grant. This also answers a pending request.
   *
   * @param endsAt null for no end
   * @throws NotFoundError @throws TenantDeleted @throws UnprocessableInput the end has passed
   */
  grant(caller: Caller, tenantId: string, slug: ProductSlug, endsAt: Date | null): Promise<TenantProduct[]> {
    return this.change(tenantId, async (tenant) => {
      await this.give(caller, tenant, slug, endsAt);
      const open = await this.products.openRequestsFor(tenantId, slug);
      for (const request of open) request.decide('granted', caller.userId, this.clock.now());
      await this.em.flush();
    });
  }

  /** Products of the plan stay. @throws NotFoundError the grant does not exist @throws TenantDeleted */
  takeBack(caller: Caller, tenantId: string, slug: ProductSlug): Promise<TenantProduct[]> {
    return this.change(tenantId, async (tenant) => {
      const grant = await this.products.grantOf(tenantId, slug);
      if (!grant) throw new NotFoundError('grant');
      await this.products.takeBack(grant);
      await this.record(caller, 'product.revoked', tenant, slug, {});
      await this.mails.productChanged(tenant, {
        product: productOf(slug).name,
        change: 'taken_back',
        until: null,
      });
    });
  }

  /** Joins the caller's unit of work, which has locked the tenant. @throws UnprocessableInput the end has passed */
  async give(caller: Caller, tenant: Tenant, slug: ProductSlug, endsAt: Date | null): Promise<void> {
    const now = this.clock.now();
    if (endsAt && endsAt <= now) throw endsTooEarly();
    await this.products.give(tenant.id, slug, { grantedBy: caller.userId, grantedAt: now, endsAt });
    const until = endsAt?.toISOString() ?? null;
    await this.record(caller, 'product.granted', tenant, slug, { until });
    await this.mails.productChanged(tenant, { product: productOf(slug).name, change: 'granted', until });
  }

  private change(tenantId: string, work: (tenant: Tenant) => Promise<void>): Promise<TenantProduct[]> {
    return this.unit.onPlatform('a superadmin changes any tenant', async () => {
      // Locks the tenant, so that concurrent grants and requests create one grant.
      const tenant = await this.tenants.lockKept(tenantId);
      if (!tenant) throw new NotFoundError('tenant');
      if (tenant.deletedAt) throw new TenantDeleted();
      await work(tenant);
      return this.of(tenant);
    });
  }

  private record(
    caller: Caller,
    action: 'product.granted' | 'product.revoked',
    { id }: Tenant,
    product: ProductSlug,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: id,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'tenant', id },
      outcome: 'success',
      detail: { product, ...detail },
    });
  }
}

/** Request schemas accept only products of the catalog. */
export function productOf(slug: ProductSlug): Product {
  return findProduct(slug) as Product;
}
