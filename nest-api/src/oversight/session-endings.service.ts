import type { EndSessions } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { SessionsRepository } from '../auth/sessions.repository.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';

const WHY = 'a superadmin looks after the sessions of everybody';

/** Ends what is open, whosever it is. */
@Injectable()
export class SessionEndings {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFoundError it is over already */
  endOne(caller: Caller, id: string, client: ClientContext): Promise<void> {
    return this.unit.onPlatform(WHY, async () => {
      const ended = await this.sessions.revoke(id, this.clock.now());
      if (!ended) throw new NotFoundError('session');
      await this.record(caller, ended.tenantId, { type: 'session', id }, 1, client);
    });
  }

  /** Ends what a person or a tenant has open, but not what the caller holds. Each trail that it concerns tells of it. */
  endAll(caller: Caller, { userId, tenantId }: EndSessions, client: ClientContext): Promise<number> {
    return this.unit.onPlatform(WHY, async () => {
      const ended = userId
        ? await this.sessions.revokeThoseOf(userId, caller.sessionId, this.clock.now())
        : await this.sessions.revokeThoseIn(tenantId as string, caller.sessionId, this.clock.now());
      await this.sessions.endAccess({
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
