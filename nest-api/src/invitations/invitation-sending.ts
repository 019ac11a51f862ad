import { emailKey, LIMITS } from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { type Limit, limitOf } from '../auth/rate-limits.js';
import { ConflictError } from '../common/app-error.js';
import type { Invitee } from './invitation-lines.js';
import { InvitationMails } from './invitation-mails.js';
import { type Invitation, InvitationsRepository } from './invitations.repository.js';

/** In whose name invitations are sent. */
export interface Sender {
  readonly tenantId: string;
  readonly userId: string;
  /** IP address of the client; null where it is not known. */
  readonly address: string | null;
}

export class AlreadyMember extends ConflictError {
  readonly code = 'already_member';

  constructor(message: string) {
    super(message);
  }
}

/** Creates invitations and their mails. Joins the unit of work that is open; the caller checks what is allowed. */
@Injectable()
export class InvitationSending {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly limits: AttemptLimits,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
  ) {}

  /**
   * As many statements for many as for one.
   *
   * @throws AlreadyMember somebody invited one of them at the same moment
   * @throws TooManyRequests one of them got too many mails
   */
  async send({ tenantId, userId, address }: Sender, invitees: readonly Invitee[]): Promise<Invitation[]> {
    if (invitees.length === 0) return [];
    // Or whoever invites and takes back would fill the box of somebody who asked for nothing.
    await this.limits.take(invitees.map(({ email }) => mailsTo(email)));
    await this.invitations.revokeExpired(
      tenantId,
      invitees.map(({ email }) => email),
    );
    const invitations = this.invitations.add(tenantId, userId, invitees);
    try {
      await this.em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException)
        throw new AlreadyMember('This address is already invited.');
      throw error;
    }
    await this.mails.sendAll(invitations, userId);
    await this.audit.recordAll(
      invitations.map(({ id, role }) => ({
        tenantId,
        actor: { type: 'user', id: userId },
        action: 'invitation.sent',
        target: { type: 'invitation', id },
        outcome: 'success',
        address,
        detail: { role },
      })),
    );
    return invitations;
  }

  /** How many more may be sent within 24 hours. */
  async leftToday(tenantId: string): Promise<number> {
    return Math.max(0, LIMITS.invitationsPerDay - (await this.invitations.madeToday(tenantId)));
  }
}

/** Counted with whatever else is sent to an address without its owner's doing. */
export function mailsTo(email: string): Limit {
  return limitOf('mail:address', emailKey(email));
}
