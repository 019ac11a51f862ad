import { emailKey, type InvitationListQuery, LIMITS } from '@gatehouse/contracts';
import { EntityManager, type FilterQuery, LockMode, type QBFilterQuery, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock, plusSeconds } from '../common/clock.js';
import { type Counted, counted, decodeCursor } from '../common/paging.js';
import { countUpTo } from '../database/count-up-to.js';
import { Lookups } from '../database/lookups.js';
import type { InvitationsOfPeople, OpenInvitation } from '../users/people-relations.js';
import { personSearchWords } from '../users/search-key.js';
import { Invitation } from './invitation.entity.js';
import type { Invitee } from './invitation-lines.js';

export type { Invitation };

const DAY = 86_400;

/** Invitations to tenants. Joins the caller's unit of work. */
@Injectable()
export class InvitationsRepository implements InvitationsOfPeople {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
    private readonly clock: Clock,
  ) {}

  find(id: string): Promise<Invitation | null> {
    return this.em.findOne(Invitation, { id });
  }

  /** The inviting tenant. Uses no unit of work, because the holder of a link knows no tenant. */
  async lookUpTenantOf(id: string): Promise<string | null> {
    const [row] = await this.lookups.call<{ tenantId: string }>('tenant_of_invitation', [id]);
    return row?.tenantId ?? null;
  }

  /** Locks the row until the unit of work ends. */
  lock(id: string): Promise<Invitation | null> {
    return this.em.findOne(Invitation, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  findIn(tenantId: string, id: string): Promise<Invitation | null> {
    return this.em.findOne(Invitation, { tenantId, id });
  }

  /** The pending invitation of this address. */
  pendingFor(tenantId: string, email: string): Promise<Invitation | null> {
    return this.em.findOne(Invitation, {
      tenantId,
      emailKey: emailKey(email),
      acceptedAt: null,
      revokedAt: null,
      expiresAt: { $gt: this.clock.now() },
    });
  }

  /** The addresses, in the form of `emailKey`, that have a pending invitation. Runs a single statement. */
  async pendingAmong(tenantId: string, keys: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.em.execute<{ key: string }[]>(
      `select i.email_key as key from jsonb_array_elements_text(?::jsonb) as w (key)
         join invitations i on i.email_key = w.key
       where i.tenant_id = ? and i.accepted_at is null and i.revoked_at is null and i.expires_at > ?`,
      [JSON.stringify(keys), tenantId, this.clock.now()],
    );
    return new Set(rows.map(({ key }) => key));
  }

  /** At most `limit + 1`, the newest first. */
  async page(tenantId: string, query: InvitationListQuery): Promise<Counted<Invitation>> {
    const { search, status, cursor, limit } = query;
    const matching: FilterQuery<Invitation> = {
      $and: [{ tenantId }, status ? this.having[status] : {}, search ? holding(search) : {}],
    };
    const rows = await this.em.find(
      Invitation,
      { $and: [matching, cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}] },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    return counted(rows, query, async (most) => {
      const { sql, params } = this.em
        .qb(Invitation)
        .select('id')
        .where(matching as QBFilterQuery<Invitation>)
        .toQuery();
      return countUpTo(this.em, `(${sql}) matching`, params, most);
    });
  }

  /** Creates invitations in the name of a user; stored when the unit of work is flushed. */
  add(tenantId: string, invitedBy: string, invitees: readonly Invitee[]): Invitation[] {
    const now = this.clock.now();
    return invitees.map((invitee) =>
      this.em.create(Invitation, {
        ...invitee,
        tenantId,
        emailKey: emailKey(invitee.email),
        invitedBy,
        sentAt: now,
        expiresAt: plusSeconds(now, LIMITS.invitationDays * DAY),
      }),
    );
  }

  /** An expired invitation makes room for a new one. */
  async revokeExpired(tenantId: string, emails: readonly string[]): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      `update invitations i set revoked_at = ? from jsonb_array_elements_text(?::jsonb) as w (key)
       where i.tenant_id = ? and i.email_key = w.key and i.accepted_at is null and i.revoked_at is null
         and i.expires_at <= ?`,
      [now, JSON.stringify(emails.map(emailKey)), tenantId, now],
    );
  }

  /** Number of pending invitations. @param most the count stops here; null counts all */
  countPending(tenantId: string, most: number | null): Promise<number> {
    return countUpTo(
      this.em,
      'invitations where tenant_id = ? and accepted_at is null and revoked_at is null and expires_at > ?',
      [tenantId, this.clock.now()],
      most,
    );
  }

  openBy(userId: string, tenantId: string | null): Promise<OpenInvitation[]> {
    return this.em.find(Invitation, {
      invitedBy: userId,
      acceptedAt: null,
      revokedAt: null,
      ...(tenantId ? { tenantId } : {}),
    }) as Promise<OpenInvitation[]>;
  }

  async revoke(ids: readonly string[]): Promise<void> {
    await this.em.nativeUpdate(Invitation, { id: { $in: [...ids] } }, { revokedAt: this.clock.now() });
  }

  async isInvitedTo(tenantId: string, roleId: string): Promise<boolean> {
    return (await this.em.count(Invitation, { tenantId, roleId, acceptedAt: null, revokedAt: null })) > 0;
  }

  async forgetRole(tenantId: string, roleId: string): Promise<void> {
    await this.em.nativeUpdate(Invitation, { tenantId, roleId }, { roleId: null });
  }

  /** Number of invitations created within 24 hours. */
  madeToday(tenantId: string): Promise<number> {
    return this.em.count(Invitation, { tenantId, createdAt: { $gt: plusSeconds(this.clock.now(), -DAY) } });
  }

  private get having() {
    const now = this.clock.now();
    const open = { acceptedAt: null, revokedAt: null };
    return {
      pending: { ...open, expiresAt: { $gt: now } },
      expired: { ...open, expiresAt: { $lte: now } },
      accepted: { acceptedAt: { $ne: null } },
      revoked: { revokedAt: { $ne: null } },
    };
  }
}

/** Every word must occur in the name or in the address. */
function holding(search: string): FilterQuery<Invitation> {
  return {
    $and: personSearchWords(search).map((word) => {
      const like = { $ilike: `%${word.replaceAll(/[\\%_]/g, '\\$&')}%` };
      const names = raw((alias) => `name_key(${alias}.given_name || ' ' || ${alias}.family_name)`);
      return { $or: [{ emailKey: like }, { [names]: like }] };
    }),
  };
}
