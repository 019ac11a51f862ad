import { defineEntity, p } from '@mikro-orm/core';
import { tenantFilter } from '../database/tenant-filter.js';

const SsoPolicyRow = defineEntity({
  name: 'SsoPolicy',
  tableName: 'sso_policies',
  filters: tenantFilter,
  properties: {
    tenantId: p.uuid().primary(),
    enforced: p.boolean().default(false),
    /** Admins who may still sign in otherwise when the upstream is away; their use is announced. */
    breakGlass: p
      .array()
      .$type<string[]>()
      .onCreate(() => []),
    /** Whether users can sign in with their passwords while every enabled connection is down. */
    allowsPasswordsInOutage: p.boolean().default(false),
    updatedBy: p.uuid().nullable(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** Whether a tenant lets its people in through its upstreams alone. */
export class SsoPolicy extends SsoPolicyRow.class {}
SsoPolicyRow.setClass(SsoPolicy);
