import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import type { ClientContext } from '../common/client-address.js';
import { decodeCursor } from '../common/paging.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { requireMayActOn } from './member-rules.js';
import { PeopleRelations, type SessionRow } from './people-relations.js';
import { Users } from './users.service.js';

/** Open sessions of users, for their admins. */
@Injectable()
export class UserSessions {
  constructor(
    private readonly relations: PeopleRelations,
    private readonly unit: UnitOfWork,
    private readonly users: Users,
    private readonly audit: Audit,
  ) {}

  /**
   * At most `limit + 1`, the newest first. If `tenantId` is null, sessions of all tenants, on the platform.
   *
   * @throws NotFoundError the user is not a member of the tenant
   * @throws ForbiddenError the user has permissions that the caller lacks
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
      this.relations.sessions.pageOpen(userId, tenantId, { limit: limit + 1, before }),
    );
  }

  /**
   * Ends one session of a member, in this tenant only.
   *
   * @throws NotFoundError the session does not exist or belongs to another tenant
   * @throws ForbiddenError the user has permissions that the caller lacks
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
      if (!(await this.relations.sessions.end(tenantId, userId, sessionId)))
        throw new NotFoundError('session');
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
