import { emailKey, LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import type { Caller } from '../common/caller.js';
import { Clock, plusSeconds } from '../common/clock.js';
import type { Tenant } from '../tenants/tenant.entity.js';
import { type Foundation, type TenantFounder, TenantFounders } from '../tenants/tenant-founders.js';
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

  async found(tenant: Tenant, { adminEmail }: Foundation, caller: Caller): Promise<void> {
    const now = this.clock.now();
    const invitation = this.em.create(Invitation, {
      tenantId: tenant.id,
      email: adminEmail,
      emailKey: emailKey(adminEmail),
      role: 'tenant_admin',
      invitedBy: caller.userId,
      sentAt: now,
      expiresAt: plusSeconds(now, LIMITS.invitationDays * 86_400),
    });
    await this.em.flush();
    await this.mails.send(invitation, caller.userId);
    await this.audit.record({
      tenantId: tenant.id,
      actor: { type: 'user', id: caller.userId },
      action: 'invitation.sent',
      target: { type: 'invitation', id: invitation.id },
      outcome: 'success',
      detail: { role: 'tenant_admin' },
    });
  }
}
