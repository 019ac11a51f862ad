import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

const DomainRow = defineEntity({
  name: 'Domain',
  tableName: 'domains',
  filters: tenantFilter,
  uniques: [{ properties: ['tenantId', 'domain'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    /** Lower case, ASCII form. */
    domain: p.string().length(253),
    status: p.string().length(20).$type<'pending' | 'active' | 'inactive'>().default('pending'),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A mail domain that a tenant claims; proven while `status` is active. */
export class Domain extends DomainRow.class {}
DomainRow.setClass(Domain);
