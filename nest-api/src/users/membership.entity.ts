import type { MembershipRole, MembershipStatus } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

const MembershipRow = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  filters: tenantFilter,
  uniques: [{ properties: ['tenantId', 'userId'] }],
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    userId: p.uuid().index(),
    role: p.string().length(20).$type<MembershipRole>(),
    /** A role of the tenant's own, on top of `tenant_user`. */
    roleId: p.uuid().nullable(),
    status: p.string().length(20).$type<MembershipStatus>().default('active'),
    lastSignInAt: p.datetime().nullable(),
    /** Since when the tenant asks this member for a new second factor; null while it doesn't. */
    factorRequiredAt: p.datetime().nullable(),
    /** The directory that decides about this member; null if the organization's admins do. */
    directoryId: p.uuid().nullable(),
    /** When that directory deactivated them. They are not active then. */
    leftAt: p.datetime().nullable(),
    /** What the person is searched and sorted by; the database copies it. */
    emailKey: p.string().length(254).default(''),
    nameKey: p.string().length(200).default(''),
    familyKey: p.string().length(200).default(''),
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});

/** A person in a tenant, with what they are there. */
export class Membership extends MembershipRow.class {}
MembershipRow.setClass(Membership);
