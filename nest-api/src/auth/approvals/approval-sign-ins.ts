import type { ApprovalState, LoginResult } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { deviceKeyOf } from '../devices/device-key.js';
import { TicketExpired } from '../factors/factor-refused.js';
import { SignInTickets, ticketHashOf } from '../factors/sign-in-tickets.repository.js';
import { SignIn } from '../sign-in.js';
import { ApprovalExpired, ApprovalPending, ApprovalRejected } from './approval-refused.js';
import { ApprovalsRepository, type HeldSignIn } from './approvals.repository.js';

/** The last step of a sign-in that an admin must approve, for the browser that waits. */
@Injectable()
export class ApprovalSignIns {
  constructor(
    private readonly approvals: ApprovalsRepository,
    private readonly tickets: SignInTickets,
    private readonly signIn: SignIn,
    private readonly clock: Clock,
  ) {}

  /** @throws TicketExpired the ticket is of no such sign-in */
  async stateOf(ticket: string): Promise<ApprovalState> {
    const held = await this.held(ticket);
    return { state: this.state(held), number: held.number, expiresAt: held.expiresAt.toISOString() };
  }

  /**
   * Creates the session of an approved sign-in. It counts for this ticket and browser, once, and under the rules of now.
   *
   * @throws TicketExpired  @throws SignInRefused
   * @throws ApprovalPending @throws ApprovalRejected @throws ApprovalExpired it is not approved
   */
  async complete(ticket: string, client: ClientContext): Promise<LoginResult> {
    const held = await this.held(ticket);
    const state = this.state(held);
    if (state === 'waiting') throw new ApprovalPending();
    if (state === 'rejected') throw new ApprovalRejected();
    if (state === 'expired') throw new ApprovalExpired();
    const { id, proof, into, approvalFor } = await this.tickets.find(ticket);
    if (approvalFor !== deviceKeyOf(client)) throw new TicketExpired();
    await this.tickets.spend(id);
    return this.signIn.complete({ ...proof, approvedIn: held.tenantId }, client, into ?? undefined);
  }

  /** The user no longer wants to sign in. Nobody can approve it afterwards. */
  async cancel(ticket: string): Promise<void> {
    const hash = ticketHashOf(ticket);
    await this.approvals.cancel(hash, this.clock.now());
    await this.tickets.drop(hash);
  }

  private async held(ticket: string): Promise<HeldSignIn> {
    const held = await this.approvals.ofTicket(ticketHashOf(ticket));
    if (!held) throw new TicketExpired();
    return held;
  }

  private state({ decision, expiresAt }: HeldSignIn): ApprovalState['state'] {
    if (decision === 'rejected') return 'rejected';
    if (decision === 'canceled' || expiresAt <= this.clock.now()) return 'expired';
    return decision ?? 'waiting';
  }
}
