import type { ProductRequestListQuery, ProductSlug } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { ProductGrant } from './product-grant.entity.js';
import { ProductRequest } from './product-request.entity.js';

export type { ProductGrant, ProductRequest };

/** Product grants and requests of tenants. Joins the caller's unit of work. */
@Injectable()
export class ProductsRepository {
  constructor(private readonly em: EntityManager) {}

  grantsOf(tenantId: string): Promise<ProductGrant[]> {
    return this.em.find(ProductGrant, { tenantId });
  }

  grantOf(tenantId: string, product: ProductSlug): Promise<ProductGrant | null> {
    return this.em.findOne(ProductGrant, { tenantId, product });
  }

  /** Grants a product, or updates an existing grant. */
  async give(
    tenantId: string,
    product: ProductSlug,
    terms: { grantedBy: string; grantedAt: Date; endsAt: Date | null },
  ): Promise<void> {
    const grant = await this.grantOf(tenantId, product);
    if (grant) this.em.assign(grant, terms);
    else this.em.create(ProductGrant, { tenantId, product, ...terms });
    await this.em.flush();
  }

  async takeBack(grant: ProductGrant): Promise<void> {
    await this.em.remove(grant).flush();
  }

  /** Pending requests of a tenant. */
  openRequestsOf(tenantId: string): Promise<ProductRequest[]> {
    return this.em.find(ProductRequest, { tenantId, state: 'open' });
  }

  /** Pending requests of a tenant for one product. */
  openRequestsFor(tenantId: string, product: ProductSlug): Promise<ProductRequest[]> {
    return this.em.find(ProductRequest, { tenantId, product, state: 'open' });
  }

  /** Stored when the unit of work is flushed. */
  addRequest(tenantId: string, product: ProductSlug, requestedBy: string): ProductRequest {
    return this.em.create(ProductRequest, { tenantId, product, requestedBy });
  }

  /** At most `limit + 1`, newest first. */
  requests({ state, cursor, limit }: ProductRequestListQuery): Promise<ProductRequest[]> {
    return this.em.find(
      ProductRequest,
      { ...(state ? { state } : {}), ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}) },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  }

  /** The tenant of a request. */
  async askerOf(requestId: string): Promise<string | null> {
    const found = await this.em.findOne(ProductRequest, { id: requestId }, { fields: ['tenantId'] });
    return found ? (found.tenantId as string) : null;
  }

  /** Reads the row again, in place of the one that this unit of work has cached. */
  readRequestAgain(id: string): Promise<ProductRequest> {
    return this.em.findOneOrFail(ProductRequest, { id }, { refresh: true });
  }
}
