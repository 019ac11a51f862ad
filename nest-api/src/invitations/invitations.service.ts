import { type InvitationListQuery, LIMITS } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits } from '../auth/attempt-limits.js';
import { ConflictError, NotFoundError, TooManyRequests, UnprocessableInput } from '../common/app-error.js';
import { Clock, plusSeconds } from '../common/clock.js';
import type { Counted } from '../common/paging.js';
import { requireFresh } from '../common/reauthentication.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { TenantRolesRepository } from '../users/roles/tenant-roles.repository.js';
import { InvitationLimits } from './invitation-limits.js';
import { checkLines, givesMore, type Invitee } from './invitation-lines.js';
import { InvitationMails } from './invitation-mails.js';
import { AlreadyMember, InvitationSending, mailsTo } from './invitation-sending.js';
import { type Invitation, InvitationsRepository } from './invitations.repository.js';
import type { Inviter } from './inviter.js';
import { AddressBook } from './known-addresses.js';

const DAY = 86_400;

/** The invitation was accepted or revoked. */
export class InvitationClosed extends ConflictError {
  readonly code = 'invitation_closed';

  constructor() {
    super('This invitation was accepted or revoked. Send a new one.');
  }
}

export interface ListedInvitation {
  readonly invitation: Invitation;
  readonly roleName: string | null;
}

/** Invitations to a tenant. */
@Injectable()
export class Invitations {
  constructor(
    private readonly em: EntityManager,
    private readonly invitations: InvitationsRepository,
    private readonly roles: TenantRolesRepository,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly bounds: PlanBounds,
    private readonly rules: InvitationLimits,
    private readonly book: AddressBook,
    private readonly sending: InvitationSending,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1`, the newest first. */
  list(tenantId: string, query: InvitationListQuery): Promise<Counted<ListedInvitation>> {
    return this.unit.inTenant(tenantId, async () => {
      const page = await this.invitations.page(tenantId, query);
      return { ...page, rows: await this.withRoles(tenantId, page.rows) };
    });
  }

  /** @throws AlreadyMember the address belongs to a member or has a pending invitation */
  async invite(inviter: Inviter, invitee: Invitee): Promise<ListedInvitation> {
    await this.rules.rateLimit(inviter);
    return this.unit.inTenant(inviter.tenantId, async () => {
      await this.rules.requireGivable(inviter.tenantId, inviter.caller, invitee);
      const known = await this.book.of(inviter.tenantId, inviter.caller.permissions, [invitee.email]);
      const line = { line: 1, ...invitee, roleName: null, error: null, cells: {} };
      const [checked] = checkLines([{ ...line, role: null }], known, invitee, true);
      if (checked?.outcome === 'skip') throw new AlreadyMember(`${checked.message}.`);
      if (checked?.outcome !== 'invite') {
        throw new UnprocessableInput([
          { field: 'email', code: 'refused', message: checked?.message ?? 'You cannot invite this address' },
        ]);
      }
      const invitation = await this.send(inviter, invitee);
      const [listed] = await this.withRoles(inviter.tenantId, [invitation]);
      return listed as ListedInvitation;
    });
  }

  /** Sends a new link and invalidates the previous one. */
  async resend(inviter: Inviter, id: string): Promise<ListedInvitation> {
    await this.rules.rateLimit(inviter);
    const invitation = await this.unit.inTenant(inviter.tenantId, () => this.find(inviter.tenantId, id));
    await this.limits.take([mailsTo(invitation.email)]);
    return this.unit.inTenant(inviter.tenantId, async () => {
      const again = await this.find(inviter.tenantId, id);
      await this.rules.requireGivable(inviter.tenantId, inviter.caller, {
        role: again.role,
        roleId: again.roleId ?? null,
      });
      if (again.acceptedAt || again.revokedAt) throw new InvitationClosed();
      // An expired invitation does not count against the plan, so it needs a free place again.
      if (again.statusAt(this.clock.now()) === 'expired')
        await this.bounds.require(inviter.tenantId, 'users', 1);
      again.timesSent += 1;
      // The last sender becomes the inviter.
      again.invitedBy = inviter.caller.userId;
      again.sentAt = this.clock.now();
      again.expiresAt = plusSeconds(again.sentAt, LIMITS.invitationDays * DAY);
      await this.em.flush();
      await this.mails.send(again, inviter.caller.userId);
      await this.record(inviter, 'invitation.resent', again, { timesSent: again.timesSent });
      const [listed] = await this.withRoles(inviter.tenantId, [again]);
      return listed as ListedInvitation;
    });
  }

  /** Invalidates the link immediately. */
  revoke(inviter: Inviter, id: string): Promise<void> {
    return this.unit.inTenant(inviter.tenantId, async () => {
      const invitation = await this.find(inviter.tenantId, id);
      await this.rules.requireGivable(inviter.tenantId, inviter.caller, {
        role: invitation.role,
        roleId: invitation.roleId ?? null,
      });
      if (invitation.acceptedAt || invitation.revokedAt) throw new InvitationClosed();
      invitation.revokedAt = this.clock.now();
      await this.em.flush();
      await this.record(inviter, 'invitation.revoked', invitation, {});
    });
  }

  private async send({ tenantId, caller, client }: Inviter, invitee: Invitee): Promise<Invitation> {
    if (givesMore(invitee)) requireFresh(caller, this.clock.now());
    await this.bounds.require(tenantId, 'users', 1);
    if ((await this.sending.leftToday(tenantId)) === 0) throw new TooManyRequests(3600);
    const sender = { tenantId, userId: caller.userId, address: client.address };
    const [invitation] = await this.sending.send(sender, [invitee]);
    return invitation as Invitation;
  }

  private async find(tenantId: string, id: string): Promise<Invitation> {
    const invitation = await this.invitations.findIn(tenantId, id);
    if (!invitation) throw new NotFoundError('invitation');
    return invitation;
  }

  private async withRoles(tenantId: string, invitations: Invitation[]): Promise<ListedInvitation[]> {
    const ids = invitations.flatMap(({ roleId }) => (roleId ? [roleId] : []));
    const roles = ids.length > 0 ? await this.roles.some(tenantId, ids) : [];
    return invitations.map((invitation) => ({
      invitation,
      roleName: roles.find(({ id }) => id === invitation.roleId)?.name ?? null,
    }));
  }

  private record(
    { caller, client, tenantId }: Inviter,
    action: 'invitation.resent' | 'invitation.revoked',
    invitation: Invitation,
    detail: Record<string, string | number>,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'invitation', id: invitation.id },
      outcome: 'success',
      address: client.address,
      detail,
    });
  }
}
