import type { EndSessions } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { endAccess } from '../sessions.js';

const WHY = 'a superadmin looks after the sessions of everybody';

const OPEN = `s.ended_at is null and s.expires_at > ?
  and s.last_seen_at + make_interval(secs => s.idle_seconds) > ?`;

/** Ends what is open, whosever it is. */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError it is over already */
  endOne(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const [ended] = await this.end(`s.id = ?`, [id]);
      if (!ended) throw new NotFoundError('session');
      await this.record(caller, ended.tenantId, { type: 'session', id }, 1, client);
    });
  }

  /** Ends what a person or a tenant has open, but not what the caller holds. Each trail that it concerns tells of it. */
  endAll(caller: Caller, { userId, tenantId }: EndSessions, client: ClientContext): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const ended = userId
        ? await this.end('s.user_id = ? and s.id <> ?', [userId, caller.sessionId])
        : await this.end('s.tenant_id = ? and s.id <> ?', [tenantId as string, caller.sessionId]);
      await endAccess(this.em, {
        ...(userId ? { userId } : { tenantId: tenantId as string }),
        reason: 'revoked',
        keep: caller.sessionId,
      });
      const target = userId ? { type: 'user', id: userId } : { type: 'tenant', id: tenantId as string };
      for (const [trail, sessions] of countByTrail(ended))
        await this.record(caller, trail, target, sessions, client);
      return ended.length;
    });
  }

  private end(which: string, values: readonly string[]): Promise<{ tenantId: string | null }[]> {
    const now = this.clock.now();
    return this.em.execute<{ tenantId: string | null }[]>(
      `update sessions s set ended_at = ?, end_reason = 'revoked' where ${OPEN} and ${which}
       returning s.tenant_id as "tenantId"`,
      [now, now, now, ...values],
    );
  }

  private record(
    caller: Caller,
    tenantId: string | null,
    target: { type: string; id: string },
    sessions: number,
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId,
      actor: { type: 'user', id: caller.userId },
      action: 'session.revoked',
      target,
      outcome: 'success',
      address: client.address,
      detail: { sessions },
    });
  }
}

function countByTrail(ended: readonly { tenantId: string | null }[]): Map<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { tenantId } of ended) counts.set(tenantId, (counts.get(tenantId) ?? 0) + 1);
  return counts;
}
