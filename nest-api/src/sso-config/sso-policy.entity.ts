import type { SsoPolicyDto } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { tenantFilter } from '../database/tenant-filter.js';

const SsoPolicyRow = defineEntity({
  name: 'SsoPolicy',
  tableName: 'sso_policies',
  filters: tenantFilter,
  properties: {
    tenantId: p.uuid().primary(),
    enforced: p.boolean().default(false),
    /** Emergency administrators, who can sign in without the identity provider. Admins are notified of each use. */
    breakGlass: p
      .array()
      .$type<string[]>()
      .onCreate(() => []),
    /** Whether users can sign in with their passwords while every enabled connection is down. */
    allowsPasswordsInOutage: p.boolean().default(false),
    /** When the requirement was enabled, and when its grace period ends: by the database's clock. */
    enforcedSince: p.datetime().nullable(),
    enforcedFrom: p.datetime().nullable(),
    /** When the admins were told that the grace period ends soon. */
    endingAnnouncedAt: p.datetime().nullable(),
    emergencyAccess: p.string().length(20).$type<SsoPolicyDto['emergencyAccess']>().default('password'),
    updatedBy: p.uuid().nullable(),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** SSO enforcement of a tenant. */
export class SsoPolicy extends SsoPolicyRow.class {}
SsoPolicyRow.setClass(SsoPolicy);
