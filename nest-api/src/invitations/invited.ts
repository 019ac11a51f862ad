import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { type Invitation, InvitationsRepository } from './invitations.repository.js';
import { SenderStanding } from './sender-standing.js';

/** Who is expected in a tenant, for whatever other door they come by. Joins the unit of work that is open. */
@Injectable()
export class Invited {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly sender: SenderStanding,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The invitation of this address that stands now, or null. */
  async find(tenantId: string, email: string): Promise<Invitation | null> {
    const invitation = await this.invitations.pendingFor(tenantId, email);
    return invitation && (await this.sender.mayStillSend(invitation)) ? invitation : null;
  }

  /** They came: its link is worthless from now on. */
  async accept(invitation: Invitation, userId: string, by: string): Promise<void> {
    invitation.acceptedAt = this.clock.now();
    invitation.acceptedBy = userId;
    await this.em.flush();
    await this.audit.record({
      tenantId: invitation.tenantId,
      actor: { type: 'user', id: userId },
      action: 'invitation.accepted',
      target: { type: 'invitation', id: invitation.id },
      outcome: 'success',
      detail: { role: invitation.role, by },
    });
  }
}
