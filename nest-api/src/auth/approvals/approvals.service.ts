import type { SignInApproval } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { ForbiddenError, NotFoundError } from '../../common/app-error.js';
import { type Caller, isShown } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { deviceNameOf } from '../../common/device-name.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Origins } from '../../network-origin/origins.js';
import { SignInLog } from '../../sign-in-log/sign-in-log.js';
import { step } from '../../sign-in-log/steps-of.js';
import { UsersRepository } from '../../users/users.repository.js';
import { SignInTickets } from '../factors/sign-in-tickets.repository.js';
import { ApprovalDecided } from './approval-refused.js';
import { ApprovalsRepository, type WaitingSignIn } from './approvals.repository.js';

interface Decision {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly id: string;
  readonly decision: 'approved' | 'rejected';
}

/** Sign-ins of an organization that wait for an admin. Only its own members decide: an operator does not know its users. */
@Injectable()
export class Approvals {
  constructor(
    private readonly approvals: ApprovalsRepository,
    private readonly tickets: SignInTickets,
    private readonly users: UsersRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly log: SignInLog,
    private readonly origins: Origins,
    private readonly clock: Clock,
  ) {}

  list(caller: Caller): Promise<SignInApproval[]> {
    return this.unit.inTenant(tenantOf(caller), async () => {
      const rows = await this.approvals.waiting(this.clock.now());
      const users = await this.users.all([...new Set(rows.map(({ userId }) => userId))]);
      return rows.map((row) => this.toDto(row, users.get(row.userId), caller));
    });
  }

  /**
   * Approves or rejects a sign-in.
   *
   * @throws NotFoundError @throws ApprovalDecided
   * @throws ForbiddenError it is the caller's own
   */
  async decide({ caller, client, id, decision }: Decision): Promise<void> {
    const tenantId = tenantOf(caller);
    const { row, ticketHash } = await this.unit.inTenant(tenantId, async () => {
      const row = await this.approvals.find(id);
      if (!row) throw new NotFoundError('sign-in');
      if (row.userId === caller.userId)
        throw new ForbiddenError('Another admin must decide about your own sign-in.');
      const decided = await this.approvals.decide(id, decision, { by: caller.userId, now: this.clock.now() });
      if (!decided) throw new ApprovalDecided();
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: decision === 'approved' ? 'sign_in.approved' : 'sign_in.approval_rejected',
        target: { type: 'user', id: row.userId },
        outcome: 'success',
        address: client.address,
        detail: { approval: id, level: row.risk.level },
      });
      return { row, ticketHash: decided.ticketHash };
    });
    if (decision === 'approved') return;
    await this.tickets.drop(ticketHash);
    this.log.add({
      method: row.method,
      outcome: 'approval_rejected',
      tenantId,
      userId: row.userId,
      client: row,
      risk: row.risk,
      steps: [
        step('proof', 'pass', 'The user proved who they are'),
        step('approval', 'fail', 'An administrator rejected the sign-in'),
      ],
      found: { found: row.risk.reasons.map(({ signal }) => signal) },
    });
  }

  private toDto(
    { userId, userAgent, askedAt, expiresAt, address, risk, ...row }: WaitingSignIn,
    user: { givenName: string; familyName: string; email: string } | undefined,
    caller: Caller,
  ): SignInApproval {
    const shown = isShown(caller, askedAt);
    const name = user ? `${user.givenName} ${user.familyName}`.trim() : '';
    return {
      ...row,
      user: { id: userId, name: name || (user?.email ?? ''), email: user?.email ?? '' },
      device: shown ? deviceNameOf(userAgent) : null,
      address: shown ? address : null,
      origin: shown ? this.origins.of(address) : { country: null, operator: null },
      risk: shown ? risk : { ...risk, reasons: [] },
      askedAt: new Date(askedAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
      isOwn: userId === caller.userId,
    };
  }
}

/** @throws ForbiddenError a superadmin without an organization */
function tenantOf({ tenantId }: Caller): string {
  if (tenantId === null) throw new ForbiddenError('Only admins of the organization approve its sign-ins.');
  return tenantId;
}
