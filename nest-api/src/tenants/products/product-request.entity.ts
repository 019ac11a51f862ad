import type { ProductSlug } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const ProductRequestRow = defineEntity({
  name: 'ProductRequest',
  tableName: 'product_requests',
  filters: tenantFilter,
  indexes: [{ properties: ['tenantId', 'state'] }, { properties: ['state', 'id'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    product: p.string().length(40).$type<ProductSlug>(),
    requestedBy: p.uuid(),
    state: p.string().length(20).$type<'open' | 'granted' | 'declined'>().default('open'),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A tenant's request for a product that its plan does not include. A superadmin decides it. */
export class ProductRequest extends ProductRequestRow.class {
  decide(state: 'granted' | 'declined', by: string, now: Date): void {
    this.state = state;
    this.decidedBy = by;
    this.decidedAt = now;
  }
}
ProductRequestRow.setClass(ProductRequest);
