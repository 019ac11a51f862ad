import type { WithdrawScope } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { keptScope } from './asked-scopes.js';
import { Grants, type Person } from './grants.repository.js';

const OF_PLATFORM = 'somebody of the platform answers for themselves';

/** Lets users withdraw consents. */
@Injectable()
export class ConnectedApplications {
  constructor(
    private readonly grants: Grants,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /**
   * Withdraws one scope and ends the tokens with it, on every replica. The application can then request
   * the other scopes without a new consent.
   *
   * @param id of the application
   * @throws NotFoundError the user has not allowed it
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
        detail: { scope: kept, ended: authorizations },
      });
    });
  }

  /**
   * Withdraws the consent and ends all its tokens, on every replica.
   *
   * @param id of the application
   * @throws NotFoundError the application does not know this user
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
        detail: { ended: authorizations },
      });
    });
  }
}
