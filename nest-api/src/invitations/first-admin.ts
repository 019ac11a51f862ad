import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import {
  type Founded,
  type Founding,
  type TenantFounder,
  TenantFounders,
} from '../tenants/tenant-founders.js';
import { InvitationMails } from './invitation-mails.js';
import { InvitationsRepository } from './invitations.repository.js';

/** Invites the first administrator of a new tenant. */
@Injectable()
export class FirstAdmin implements TenantFounder, OnModuleInit {
  constructor(
    private readonly founders: TenantFounders,
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.founders.register(this);
  }

  async found(founded: readonly Founded[], { userId }: Founding): Promise<void> {
    const invitations = founded.flatMap(({ tenant, adminEmail }) =>
      this.invitations.add(tenant.id, userId, [
        { email: adminEmail, givenName: '', familyName: '', role: 'tenant_admin', roleId: null },
      ]),
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
