import type { WithdrawScope } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { keptScope } from './asked-scopes.js';
import { Grants, type Person } from './grants.repository.js';

const OF_PLATFORM = 'somebody of the platform answers for themselves';

/** How people shut out the applications that they let in. */
@Injectable()
export class ConnectedApplications {
  constructor(
    private readonly grants: Grants,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /**
   * Forgets one scope of the consent, and ends what the application holds with it, on every replica: what it asks for the
   * next time without this scope needs no question.
   *
   * @param id of the application
   * @throws NotFoundError the person did not allow it
   */
  async withdrawScope(
    person: Person,
    id: string,
    { scope, resource = null }: WithdrawScope,
    client: ClientContext,
  ): Promise<void> {
    if (resource === null && scope === 'openid') throw new NotFoundError('scope');
    await this.unit.inScopeOf(person.tenantId, OF_PLATFORM, async () => {
      const kept = resource === null ? scope : keptScope(resource, scope);
      const isForgotten = await this.grants.removeScope(person, id, kept);
      if (!isForgotten) throw new NotFoundError('scope');
      const held = resource === null ? ['openid', 'scope'] : ['resources', resource];
      const authorizations = await this.grants.endAuthorizationsWith(person, id, scope, held);
      await this.audit.record({
        tenantId: person.tenantId,
        actor: { type: 'user', id: person.userId },
        action: 'grant.revoked',
        target: { type: 'oauth_client', id },
        outcome: 'success',
        address: client.address,
        detail: { scope: kept, authorizations },
      });
    });
  }

  /**
   * Forgets the consent and ends every token that came of it, on every replica.
   *
   * @param id of the application
   * @throws NotFoundError it knows nothing of this person
   */
  async withdraw(person: Person, id: string, client: ClientContext): Promise<void> {
    await this.unit.inScopeOf(person.tenantId, OF_PLATFORM, async () => {
      const consents = await this.grants.remove(person, id);
      const authorizations = await this.grants.endAuthorizations(person, id);
      if (consents + authorizations === 0) throw new NotFoundError('connected application');
      await this.audit.record({
        tenantId: person.tenantId,
        actor: { type: 'user', id: person.userId },
        action: 'grant.revoked',
        target: { type: 'oauth_client', id },
        outcome: 'success',
        address: client.address,
        detail: { authorizations },
      });
    });
  }
}
