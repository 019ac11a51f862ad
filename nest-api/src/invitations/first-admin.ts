import { emailKey, LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock, plusSeconds } from '../common/clock.js';
import {
  type Founded,
  type Founding,
  type TenantFounder,
  TenantFounders,
} from '../tenants/tenant-founders.js';
import { Invitation } from './invitation.entity.js';
import { InvitationMails } from './invitation-mails.js';

/** Whoever is named as the administrator of a new tenant is invited into it. */
@Injectable()
export class FirstAdmin implements TenantFounder, OnModuleInit {
  constructor(
    private readonly founders: TenantFounders,
    private readonly em: EntityManager,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.founders.register(this);
  }

  async found(founded: readonly Founded[], { userId }: Founding): Promise<void> {
    const now = this.clock.now();
    const invitations = founded.map(({ tenant, adminEmail }) =>
      this.em.create(Invitation, {
        tenantId: tenant.id,
        email: adminEmail,
        emailKey: emailKey(adminEmail),
        role: 'tenant_admin',
        invitedBy: userId,
        sentAt: now,
        expiresAt: plusSeconds(now, LIMITS.invitationDays * 86_400),
      }),
    );
    await this.em.flush();
    await this.mails.sendAll(invitations, userId);
    await this.audit.recordAll(
      invitations.map(({ id, tenantId }) => ({
        tenantId,
        actor: { type: 'user', id: userId },
        action: 'invitation.sent',
        target: { type: 'invitation', id },
        outcome: 'success',
        detail: { role: 'tenant_admin' },
      })),
    );
  }
}
