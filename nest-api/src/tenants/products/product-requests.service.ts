import type { DecideProductRequest, ProductRequestListQuery, ProductSlug } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantMails } from '../tenant-mails.js';
import { TenantsRepository } from '../tenants.repository.js';
import { ProductAvailable, ProductRequestDecided } from './product-refused.js';
import { type ProductRequest, ProductsRepository } from './products.repository.js';
import { hasProduct } from './standing.js';
import { productOf, TenantProducts } from './tenant-products.service.js';

/** A request with the name of its tenant. */
export interface ListedProductRequest {
  readonly request: ProductRequest;
  readonly tenantName: string;
}

/** Product requests of tenants, and the decisions of superadmins. */
@Injectable()
export class ProductRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: ProductsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly products: TenantProducts,
    private readonly mails: TenantMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a request and notifies the superadmins. A repeated request is stored once.
   *
   * @throws ProductAvailable the tenant has the product
   */
  ask(tenantId: string, caller: Caller, product: ProductSlug): Promise<ListedProductRequest> {
    return this.unit.inTenant(tenantId, async () => {
      const tenant = await this.tenants.requireLocked(tenantId);
      const [open] = await this.requests.openRequestsFor(tenantId, product);
      if (open) return { request: open, tenantName: tenant.name };
      const now = await this.products.of(tenant);
      if (now.some((one) => one.slug === product && hasProduct(one))) {
        throw new ProductAvailable(productOf(product).name);
      }
      const request = this.requests.addRequest(tenantId, product, caller.userId);
      await this.em.flush();
      await this.record(caller, 'product.requested', request);
      await this.mails.productRequested(tenant, productOf(product).name, caller.userId);
      return { request, tenantName: tenant.name };
    });
  }

  /** At most `limit + 1`, newest first. */
  list(query: ProductRequestListQuery): Promise<ListedProductRequest[]> {
    return this.unit.onPlatform('a superadmin sees what tenants ask for', async () => {
      const requests = await this.requests.requests(query);
      const names = await this.tenants.namesOf(requests.map(({ tenantId }) => tenantId));
      return requests.map((request) => ({ request, tenantName: names.get(request.tenantId) ?? '' }));
    });
  }

  /**
   * @throws NotFoundError
   * @throws ProductRequestDecided
   * @throws UnprocessableInput the grant would end in the past
   */
  decide(
    caller: Caller,
    id: string,
    { decision, endsAt }: DecideProductRequest,
  ): Promise<ListedProductRequest> {
    return this.unit.onPlatform('a superadmin answers what a tenant asks for', async () => {
      const asker = await this.requests.askerOf(id);
      if (!asker) throw new NotFoundError('request');
      // Every change of a tenant's products locks the tenant first, which avoids deadlocks.
      const tenant = await this.tenants.requireLocked(asker);
      const request = await this.requests.readRequestAgain(id);
      if (request.state !== 'open') throw new ProductRequestDecided();
      const product = request.product as ProductSlug;
      request.decide(decision === 'grant' ? 'granted' : 'declined', caller.userId, this.clock.now());
      await this.em.flush();
      if (decision === 'grant') {
        await this.products.give(caller, tenant, product, endsAt ? new Date(endsAt) : null);
      } else {
        await this.record(caller, 'product.declined', request);
        await this.mails.productChanged(tenant, {
          product: productOf(product).name,
          change: 'declined',
          until: null,
        });
      }
      return { request, tenantName: tenant.name };
    });
  }

  private record(
    caller: Caller,
    action: 'product.requested' | 'product.declined',
    { id, tenantId, product }: ProductRequest,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'product_request', id },
      outcome: 'success',
      detail: { product: product as string },
    });
  }
}
