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
    /** A custom role of the tenant, in addition to `tenant_user`. */
    roleId: p.uuid().nullable(),
    status: p.string().length(20).$type<MembershipStatus>().default('active'),
    lastSignInAt: p.datetime().nullable(),
    /** When the tenant required a new second factor from this member; null if it does not. */
    factorRequiredAt: p.datetime().nullable(),
    /** The directory that manages this member; null if the organization's admins do. */
    directoryId: p.uuid().nullable(),
    /** When that directory deactivated the member, who is then not active. */
    leftAt: p.datetime().nullable(),
    /** Search and sort key; a trigger copies it from the user. */
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

/** A user's membership in a tenant, with their role. */
export class Membership extends MembershipRow.class {}
MembershipRow.setClass(Membership);
