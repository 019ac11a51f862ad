import type { ProductRequestListQuery, ProductSlug } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { ProductGrant } from './product-grant.entity.js';
import { ProductRequest } from './product-request.entity.js';

export type { ProductGrant, ProductRequest };

/** Products that tenants were given beside their plan or ask for, in the unit of work of the caller. */
@Injectable()
export class ProductsRepository {
  constructor(private readonly em: EntityManager) {}

  grantsOf(tenantId: string): Promise<ProductGrant[]> {
    return this.em.find(ProductGrant, { tenantId });
  }

  grantOf(tenantId: string, product: ProductSlug): Promise<ProductGrant | null> {
    return this.em.findOne(ProductGrant, { tenantId, product });
  }

  /** Gives a product, or new terms to one that was given. */
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

  /** What a tenant asks for and nobody has answered. */
  openRequestsOf(tenantId: string): Promise<ProductRequest[]> {
    return this.em.find(ProductRequest, { tenantId, state: 'open' });
  }

  /** The same of one product. */
  openRequestsFor(tenantId: string, product: ProductSlug): Promise<ProductRequest[]> {
    return this.em.find(ProductRequest, { tenantId, product, state: 'open' });
  }

  /** Stored once the unit of work is flushed. */
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

  /** Whose wish it is. */
  async askerOf(requestId: string): Promise<string | null> {
    const found = await this.em.findOne(ProductRequest, { id: requestId }, { fields: ['tenantId'] });
    return found ? (found.tenantId as string) : null;
  }

  /** As it stands now, whatever this unit of work has read before. */
  readRequestAgain(id: string): Promise<ProductRequest> {
    return this.em.findOneOrFail(ProductRequest, { id }, { refresh: true });
  }
}
