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

/** The sender of invitations. */
export interface Sender {
  readonly tenantId: string;
  readonly userId: string;
  /** Client IP address; null if unknown. */
  readonly address: string | null;
}

export class AlreadyMember extends ConflictError {
  readonly code = 'already_member';

  constructor(message: string) {
    super(message);
  }
}

/** Creates invitations and their emails. Joins the caller's unit of work. The caller checks permissions and limits. */
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
   * The number of statements is constant.
   *
   * @throws AlreadyMember one of the addresses was invited concurrently
   * @throws TooManyRequests one of the addresses is rate-limited
   */
  async send({ tenantId, userId, address }: Sender, invitees: readonly Invitee[]): Promise<Invitation[]> {
    if (invitees.length === 0) return [];
    // Otherwise, repeated invitations and revocations would flood the mailbox of a stranger.
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

  /** Number of invitations that may still be sent within 24 hours. */
  async leftToday(tenantId: string): Promise<number> {
    return Math.max(0, LIMITS.invitationsPerDay - (await this.invitations.madeToday(tenantId)));
  }
}

/** Shared with all other mail that the owner of the address did not request. */
export function mailsTo(email: string): Limit {
  return limitOf('mail:address', emailKey(email));
}
