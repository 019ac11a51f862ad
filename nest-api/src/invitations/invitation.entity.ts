import type { InvitationStatus, MembershipRole } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

const InvitationRow = defineEntity({
  name: 'Invitation',
  tableName: 'invitations',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid(),
    email: p.string().length(254),
    emailKey: p.string().length(254),
    givenName: p.string().length(100).default(''),
    familyName: p.string().length(100).default(''),
    role: p.string().length(20).$type<MembershipRole>(),
    roleId: p.uuid().nullable(),
    invitedBy: p.uuid(),
    sentAt: p.datetime(),
    /** Each sending invalidates the previous link. */
    timesSent: p.integer().default(1),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    acceptedBy: p.uuid().nullable(),
    revokedAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** An invitation to a tenant. */
export class Invitation extends InvitationRow.class {
  statusAt(now: Date): InvitationStatus {
    if (this.acceptedAt) return 'accepted';
    if (this.revokedAt) return 'revoked';
    return now < this.expiresAt ? 'pending' : 'expired';
  }
}
InvitationRow.setClass(Invitation);
