import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Grants, type Person } from './grants.repository.js';

/** Consents of users to applications. */
@Injectable()
export class Consents {
  constructor(
    private readonly grants: Grants,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  remember(
    person: Person,
    clientId: string,
    scopes: readonly string[],
    client: ClientContext,
  ): Promise<void> {
    return this.inScope(person, async () => {
      await this.grants.add(person, clientId, scopes);
      await this.record(person, 'consent.granted', clientId, scopes, client);
    });
  }

  noteRefusal(
    person: Person,
    clientId: string,
    scopes: readonly string[],
    client: ClientContext,
  ): Promise<void> {
    return this.inScope(person, () => this.record(person, 'consent.refused', clientId, scopes, client));
  }

  private inScope(person: Person, work: () => Promise<void>): Promise<void> {
    return this.unit.inTenantOrForSignIn(person.tenantId, 'a superadmin allows an application access', work);
  }

  private record(
    person: Person,
    action: 'consent.granted' | 'consent.refused',
    clientId: string,
    scopes: readonly string[],
    client: ClientContext,
  ): Promise<void> {
    return this.audit.record({
      tenantId: person.tenantId,
      actor: { type: 'user', id: person.userId },
      action,
      target: { type: 'oauth_client', id: clientId },
      outcome: action === 'consent.granted' ? 'success' : 'failure',
      address: client.address,
      detail: { scopes: [...scopes] },
    });
  }
}
