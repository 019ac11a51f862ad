import {
  emailKey,
  type InvitationBatch,
  type InvitationBatchResult,
  type InvitationListQuery,
  LIMITS,
  mayGive,
} from '@gatehouse/contracts';
import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { AttemptLimits, type Limit } from '../auth/attempt-limits.js';
import { ConflictError, InvalidInput, NotFoundError, TooManyRequests } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { type ClientContext, networkOf } from '../common/client-address.js';
import { Clock, plusSeconds } from '../common/clock.js';
import { UnreadableList } from '../common/csv/unreadable-list.js';
import { requireFresh } from '../common/fresh-proof.js';
import { decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PlanBounds } from '../tenants/plans/plan-bounds.js';
import { permissionsHeld, requireMayGive } from '../users/member-rules.js';
import { endOfPrefix, searchKey } from '../users/prefix.js';
import { TenantRole } from '../users/roles/tenant-role.entity.js';
import { Invitation } from './invitation.entity.js';
import { checkLines, type DefaultRole, type Invitee, type KnownAddresses } from './invitation-lines.js';
import { InvitationMails } from './invitation-mails.js';
import { readCsv, readList } from './read-people.js';
import { ServedDomains } from './served-domains.js';

const DAY = 86_400;

/** Who invites into which tenant. */
export interface Inviter {
  readonly caller: Caller;
  readonly client: ClientContext;
  readonly tenantId: string;
}

export class AlreadyMember extends ConflictError {
  readonly code = 'already_member';

  constructor(message: string) {
    super(message);
  }
}

/** It was accepted or revoked. */
export class InvitationClosed extends ConflictError {
  readonly code = 'invitation_closed';

  constructor() {
    super('This invitation was accepted or revoked. Invite the person anew.');
  }
}

export interface ListedInvitation {
  readonly invitation: Invitation;
  readonly roleName: string | null;
}

/** Asks people into a tenant. */
@Injectable()
export class Invitations {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly limits: AttemptLimits,
    private readonly bounds: PlanBounds,
    private readonly served: ServedDomains,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** At most `limit + 1`, the newest first. */
  list(tenantId: string, query: InvitationListQuery): Promise<ListedInvitation[]> {
    const now = this.clock.now();
    const open = { acceptedAt: null, revokedAt: null };
    const conditions = {
      pending: { ...open, expiresAt: { $gt: now } },
      expired: { ...open, expiresAt: { $lte: now } },
      accepted: { acceptedAt: { $ne: null } },
      revoked: { revokedAt: { $ne: null } },
    };
    return this.unit.inTenant(tenantId, async () => {
      const ids = query.search ? await this.idsMatching(tenantId, query.search) : null;
      const rows = await this.em.find(
        Invitation,
        {
          $and: [
            { tenantId },
            query.status ? conditions[query.status] : {},
            ids ? { id: { $in: ids } } : {},
            query.cursor ? { id: { $lt: decodeCursor(query.cursor)[1] } } : {},
          ],
        },
        { orderBy: { id: 'desc' }, limit: query.limit + 1 },
      );
      return this.withRoles(tenantId, rows);
    });
  }

  /** @throws AlreadyMember they belong here, or are invited already */
  async invite(inviter: Inviter, invitee: Invitee): Promise<ListedInvitation> {
    await this.slowDown(inviter);
    return this.unit.inTenant(inviter.tenantId, async () => {
      await this.requireGivable(inviter, invitee);
      const known = await this.knownOf(inviter, [invitee.email]);
      const line = { line: 1, ...invitee, roleName: null, error: null };
      const [checked] = checkLines([{ ...line, role: null }], known, invitee, true);
      if (checked?.outcome === 'skip') throw new AlreadyMember(`${checked.message}.`);
      if (checked?.outcome !== 'invite') {
        throw new InvalidInput([
          { field: 'email', code: 'refused', message: checked?.message ?? 'This address cannot be invited' },
        ]);
      }
      const [invitation] = await this.send(inviter, [invitee]);
      const [listed] = await this.withRoles(inviter.tenantId, [invitation as Invitation]);
      return listed as ListedInvitation;
    });
  }

  /** All of a list or none: while one line is wrong, nobody is invited. */
  async inviteMany(
    inviter: Inviter,
    { format, text, dryRun, role, roleId }: Omit<InvitationBatch, 'tenantId'>,
  ): Promise<InvitationBatchResult> {
    if (!dryRun) await this.slowDown(inviter);
    const people = readOrRefuse(format, text);
    return this.unit.inTenant(inviter.tenantId, async () => {
      await this.requireGivable(inviter, { role, roleId });
      const known = await this.knownOf(
        inviter,
        people.filter(({ error }) => error === null).map(({ email }) => email),
      );
      const mayGiveAdmin = mayGive(
        inviter.caller.permissions,
        permissionsHeld({ role: 'tenant_admin', rolePermissions: null }),
      );
      const lines = checkLines(people, known, { role, roleId }, mayGiveAdmin);
      const invitees = lines.flatMap(({ invitee }) => (invitee ? [invitee] : []));
      const errors = lines.filter(({ outcome }) => outcome === 'error').length;
      if (errors === 0) await this.bounds.require(inviter.tenantId, 'users', invitees.length);
      const sends = !dryRun && errors === 0;
      if (sends) await this.send(inviter, invitees);
      return {
        sent: sends ? invitees.length : 0,
        invite: invitees.length,
        skip: lines.filter(({ outcome }) => outcome === 'skip').length,
        error: errors,
        lines: lines.map(({ invitee: _, ...line }) => line),
      };
    });
  }

  /** Sends a new link; the one before is worthless. */
  async resend(inviter: Inviter, id: string): Promise<ListedInvitation> {
    await this.slowDown(inviter);
    const invitation = await this.unit.inTenant(inviter.tenantId, () => this.find(inviter.tenantId, id));
    await this.limits.take([mailsTo(invitation.email)]);
    return this.unit.inTenant(inviter.tenantId, async () => {
      const again = await this.find(inviter.tenantId, id);
      await this.requireGivable(inviter, { role: again.role, roleId: again.roleId ?? null });
      if (again.acceptedAt || again.revokedAt) throw new InvitationClosed();
      // One that has run out took no place any more.
      if (again.statusAt(this.clock.now()) === 'expired')
        await this.bounds.require(inviter.tenantId, 'users', 1);
      again.timesSent += 1;
      again.sentAt = this.clock.now();
      again.expiresAt = plusSeconds(again.sentAt, LIMITS.invitationDays * DAY);
      await this.em.flush();
      await this.mails.send(again, inviter.caller.userId);
      await this.record(inviter, 'invitation.resent', again, { timesSent: again.timesSent });
      const [listed] = await this.withRoles(inviter.tenantId, [again]);
      return listed as ListedInvitation;
    });
  }

  /** Its link is worthless at once. */
  revoke(inviter: Inviter, id: string): Promise<void> {
    return this.unit.inTenant(inviter.tenantId, async () => {
      const invitation = await this.find(inviter.tenantId, id);
      await this.requireGivable(inviter, { role: invitation.role, roleId: invitation.roleId ?? null });
      if (invitation.acceptedAt || invitation.revokedAt) throw new InvitationClosed();
      invitation.revokedAt = this.clock.now();
      await this.em.flush();
      await this.record(inviter, 'invitation.revoked', invitation, {});
    });
  }

  /** Makes the invitations and their mails. Two at once for one address make one. */
  private async send(inviter: Inviter, invitees: readonly Invitee[]): Promise<Invitation[]> {
    const { tenantId, caller } = inviter;
    // To ask somebody in as an admin is to give that role.
    const gives = invitees.some(({ role, roleId }) => role !== 'tenant_user' || roleId !== null);
    if (gives) requireFresh(caller, this.clock.now());
    // Or whoever invites and takes back would fill the box of somebody who asked for nothing.
    await this.limits.take(invitees.map(({ email }) => mailsTo(email)));
    await this.bounds.require(tenantId, 'users', invitees.length);
    await this.requireDailyBound(tenantId, invitees.length);
    const now = this.clock.now();
    // One that has run out makes room for the new one.
    await this.em.execute(
      `update invitations set revoked_at = ? where tenant_id = ? and accepted_at is null and revoked_at is null
         and expires_at <= ? and email_key = any(?::text[])`,
      [now, tenantId, now, arrayOf(invitees.map(({ email }) => emailKey(email)))],
    );
    const invitations = invitees.map((invitee) =>
      this.em.create(Invitation, {
        ...invitee,
        tenantId,
        emailKey: emailKey(invitee.email),
        invitedBy: caller.userId,
        sentAt: now,
        expiresAt: plusSeconds(now, LIMITS.invitationDays * DAY),
      }),
    );
    try {
      await this.em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new AlreadyMember('Is invited already.');
      throw error;
    }
    for (const invitation of invitations) {
      await this.mails.send(invitation, caller.userId);
      await this.record(inviter, 'invitation.sent', invitation, { role: invitation.role });
    }
    return invitations;
  }

  /** @throws TooManyRequests */
  private async requireDailyBound(tenantId: string, more: number): Promise<void> {
    const since = plusSeconds(this.clock.now(), -DAY);
    const sent = await this.em.count(Invitation, { tenantId, createdAt: { $gt: since } });
    if (sent + more > LIMITS.invitationsPerDay) throw new TooManyRequests(3600);
  }

  /** By tenant and by network, equal on all replicas. */
  private slowDown({ tenantId, client }: Inviter): Promise<void> {
    return this.limits.take([
      { subject: `invite:tenant:${tenantId}`, pace: { free: 120, longest: 300, quiet: 3600 } },
      {
        subject: `invite:network:${networkOf(client.address)}`,
        pace: { free: 240, longest: 300, quiet: 3600 },
      },
    ]);
  }

  /** @throws ForbiddenError @throws InvalidInput there is no such role */
  private async requireGivable({ tenantId, caller }: Inviter, { role, roleId }: DefaultRole): Promise<void> {
    const own = roleId ? await this.em.findOne(TenantRole, { tenantId, id: roleId }) : null;
    if (roleId && !own) {
      throw new InvalidInput([{ field: 'roleId', code: 'unknown', message: 'There is no such role' }]);
    }
    requireMayGive(caller, { role, rolePermissions: own?.permissions ?? null });
  }

  private async knownOf({ tenantId, caller }: Inviter, emails: readonly string[]): Promise<KnownAddresses> {
    const keys = arrayOf(emails.map(emailKey));
    const members = await this.em.execute<{ key: string }[]>(
      'select email_key as key from memberships where tenant_id = ? and email_key collate "C" = any(?::text[])',
      [tenantId, keys],
    );
    const invited = await this.em.execute<{ key: string }[]>(
      `select email_key as key from invitations where tenant_id = ? and email_key = any(?::text[])
         and accepted_at is null and revoked_at is null and expires_at > ?`,
      [tenantId, keys, this.clock.now()],
    );
    const roles = await this.em.find(TenantRole, { tenantId });
    return {
      members: new Set(members.map(({ key }) => key)),
      invited: new Set(invited.map(({ key }) => key)),
      roles: new Map(
        roles.map(({ id, nameKey, permissions }) => [
          nameKey,
          {
            id,
            isGivable: mayGive(
              caller.permissions,
              permissionsHeld({ role: 'tenant_user', rolePermissions: permissions }),
            ),
          },
        ]),
      ),
      domains: await this.served.of(tenantId),
    };
  }

  private async find(tenantId: string, id: string): Promise<Invitation> {
    const invitation = await this.em.findOne(Invitation, { tenantId, id });
    if (!invitation) throw new NotFoundError('invitation');
    return invitation;
  }

  private async idsMatching(tenantId: string, search: string): Promise<string[]> {
    const key = searchKey(search);
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from invitations where tenant_id = ? and email_key collate "C" >= ? and email_key collate "C" < ?
       order by id desc limit 1000`,
      [tenantId, key, endOfPrefix(key)],
    );
    return rows.map(({ id }) => id);
  }

  private async withRoles(tenantId: string, invitations: Invitation[]): Promise<ListedInvitation[]> {
    const ids = invitations.flatMap(({ roleId }) => (roleId ? [roleId] : []));
    const roles = ids.length > 0 ? await this.em.find(TenantRole, { tenantId, id: { $in: ids } }) : [];
    return invitations.map((invitation) => ({
      invitation,
      roleName: roles.find(({ id }) => id === invitation.roleId)?.name ?? null,
    }));
  }

  private record(
    { caller, client, tenantId }: Inviter,
    action: 'invitation.sent' | 'invitation.resent' | 'invitation.revoked',
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

/** Counted with whatever else is sent to an address without its owner's doing. */
function mailsTo(email: string): Limit {
  return { subject: `mail:address:${emailKey(email)}`, pace: { free: 3, longest: 900, quiet: 3600 } };
}

/** A text array as PostgreSQL reads it. */
function arrayOf(texts: readonly string[]): string {
  return `{${texts.map((text) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;
}

function readOrRefuse(format: 'list' | 'csv', text: string) {
  try {
    return format === 'csv' ? readCsv(text) : readList(text);
  } catch (error) {
    if (!(error instanceof UnreadableList)) throw error;
    throw new InvalidInput([{ field: 'text', code: 'unreadable', message: error.message }]);
  }
}
