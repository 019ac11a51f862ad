import type { TenantRolePermission } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const TenantRoleRow = defineEntity({
  name: 'TenantRole',
  tableName: 'tenant_roles',
  filters: tenantFilter,
  uniques: [{ properties: ['tenantId', 'nameKey'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    name: p.string().length(60),
    /** The normalized form of the name. */
    nameKey: p.string().length(60),
    description: p.string().length(200).default(''),
    permissions: p.array().$type<TenantRolePermission[]>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A custom role of a tenant: these permissions in addition to those of a member. */
export class TenantRole extends TenantRoleRow.class {}
TenantRoleRow.setClass(TenantRole);
