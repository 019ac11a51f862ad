import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { requireMayActOn } from './member-rules.js';
import { Users } from './users.service.js';

export interface SessionRow {
  readonly id: string;
  readonly tenantId: string | null;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly amr: string[];
  readonly authenticatedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

const OPEN = `s.ended_at is null and s.expires_at > ? and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?`;

/** The open sessions of somebody, for those who look after them. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * At most `limit + 1`, the newest first: those in one tenant, or everywhere where it is null, on the platform.
   *
   * @throws NotFoundError the person is no member of the tenant
   * @throws ForbiddenError the person may do more than the caller
   */
  async list(
    caller: Caller,
    tenantId: string | null,
    userId: string,
    { limit, cursor }: { limit: number; cursor?: string | undefined },
  ): Promise<SessionRow[]> {
    if (tenantId !== null) await this.users.requireBelow(caller, tenantId, userId);
    const before = cursor ? decodeCursor(cursor)[1] : null;
    return this.unit.inScopeOf(tenantId, 'a superadmin sees the sessions of anybody', () =>
      this.em.execute<SessionRow[]>(
        `select s.id, s.tenant_id as "tenantId", s.address, s.user_agent as "userAgent", to_jsonb(s.amr) as amr,
           s.authenticated_at as "authenticatedAt", s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
         from sessions s
         where s.user_id = ? and (?::uuid is null or s.tenant_id = ?::uuid) and ${OPEN}
           and (?::uuid is null or s.id < ?::uuid)
         order by s.id desc limit ?`,
        [userId, tenantId, tenantId, this.clock.now(), this.clock.now(), before, before, limit + 1],
      ),
    );
  }

  /**
   * Ends one session of a member, in the tenant alone.
   *
   * @throws NotFoundError there is none, or it is another tenant's
   * @throws ForbiddenError the person may do more than the caller
   */
  async end(
    caller: Caller,
    tenantId: string,
    userId: string,
    sessionId: string,
    client: ClientContext,
  ): Promise<void> {
    requireMayActOn(caller, await this.users.get(tenantId, userId));
    await this.unit.inTenant(tenantId, async () => {
      const ended = await this.em.execute<unknown[]>(
        `update sessions set ended_at = ?, end_reason = 'revoked'
         where id = ? and tenant_id = ? and user_id = ? and ended_at is null returning 1`,
        [this.clock.now(), sessionId, tenantId, userId],
      );
      if (ended.length === 0) throw new NotFoundError('session');
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'session.revoked',
        target: { type: 'user', id: userId },
        outcome: 'success',
        address: client.address,
        detail: { sessionId },
      });
    });
  }
}
