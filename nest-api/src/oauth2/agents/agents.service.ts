import type { AgentListQuery } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { Caller } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { type AgentRow, AgentsRepository } from './agents.repository.js';

/** For admins: applications that nobody registered for the organization, and the access that its users gave them. */
@Injectable()
export class Agents {
  constructor(
    private readonly agents: AgentsRepository,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly audit: Audit,
  ) {}

  /** At most `limit + 1`, newest first. @throws NotFoundError */
  list(caller: Caller, { tenantId: named, ...page }: AgentListQuery): Promise<AgentRow[]> {
    const tenantId = requiredTenant(caller, named);
    return this.unit.inTenant(tenantId, () => this.agents.page(tenantId, page));
  }

  /** Ends its access to the data of all users of the organization. They can allow it again. @throws NotFoundError */
  async endAccess(
    caller: Caller,
    id: string,
    named: string | undefined,
    { address }: ClientContext,
  ): Promise<void> {
    const tenantId = requiredTenant(caller, named);
    await this.unit.inTenant(tenantId, async () => {
      const ended = await this.agents.endAccess(tenantId, id);
      if (!ended || ended.consents + ended.authorizations === 0) throw new NotFoundError('agent');
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: caller.userId },
        action: 'grant.revoked',
        target: { type: 'oauth_client', id },
        outcome: 'success',
        address,
        // A name with `authorization` in it would be redacted.
        detail: { consents: ended.consents, ended: ended.authorizations },
      });
    });
    await this.changes.catchUp();
  }
}
