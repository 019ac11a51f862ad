import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { Clock } from '../common/clock.js';
import { type Invitation, InvitationsRepository } from './invitations.repository.js';
import { SenderStanding } from './sender-standing.js';

/** Pending invitations of users who join by other means, such as single sign-on. Joins the caller's unit of work. */
@Injectable()
export class Invited {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly sender: SenderStanding,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** The pending invitation of this address, or null. */
  async find(tenantId: string, email: string): Promise<Invitation | null> {
    const invitation = await this.invitations.pendingFor(tenantId, email);
    return invitation && (await this.sender.mayStillSend(invitation)) ? invitation : null;
  }

  /** Marks the invitation as accepted, which invalidates its link. */
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
