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
    /** In the form of `keptScopes`. */
    scopes: p.array().$type<string[]>(),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

/** A user's consent to an application in one tenant, valid until the user withdraws it. */
export class Grant extends GrantRow.class {}
GrantRow.setClass(Grant);
