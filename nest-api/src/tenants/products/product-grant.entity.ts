import type { ProductSlug } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const ProductGrantRow = defineEntity({
  name: 'ProductGrant',
  tableName: 'product_grants',
  filters: tenantFilter,
  uniques: [{ properties: ['tenantId', 'product'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    product: p.string().length(40).$type<ProductSlug>(),
    grantedBy: p.uuid(),
    grantedAt: p.datetime(),
    /** Null if the grant does not expire. */
    endsAt: p.datetime().nullable(),
  },
});

/**
 * A product that a superadmin granted to a tenant in addition to its plan. A revoked grant is deleted; the audit log
 * keeps it.
 */
export class ProductGrant extends ProductGrantRow.class {
  holdsAt(now: Date): boolean {
    return !this.endsAt || this.endsAt > now;
  }
}
ProductGrantRow.setClass(ProductGrant);
