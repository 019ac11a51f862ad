import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../../database/tenant-filter.js';

const GrantRow = defineEntity({
  name: 'Grant',
  tableName: 'grants',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().nullable().index(),
    clientId: p.uuid().index(),
    userId: p.uuid(),
    /** As `keptScopes` has them. */
    scopes: p.array().$type<string[]>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** What a person, in one tenant, allowed an application; remembered until they withdraw it. */
export class Grant extends GrantRow.class {}
GrantRow.setClass(Grant);
