import type { Scope } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Grant } from './grant.entity.js';

/** A person in the tenant (null: on the platform) in which they allow something. */
export interface Person {
  readonly userId: string;
  readonly tenantId: string | null;
}

/** What people allowed applications. */
@Injectable()
export class Consents {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
  ) {}

  /** What the person allowed this application before; `clientId` is the row's id. */
  async scopesOf({ userId, tenantId }: Person, clientId: string): Promise<Scope[]> {
    const [row] = await this.lookups.query<{ scopes: Scope[] }>(
      'consent-scopes',
      `select scopes from grants
       where user_id = $1 and client_id = $2
         and coalesce(tenant_id, '00000000-0000-0000-0000-000000000000')
           = coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')`,
      [userId, clientId, tenantId],
    );
    return row?.scopes ?? [];
  }

  remember(person: Person, clientId: string, scopes: readonly Scope[], client: ClientContext): Promise<void> {
    return this.inScope(person, async () => {
      const known = await this.em.findOne(Grant, { ...person, clientId });
      if (known) known.extend(scopes);
      else this.em.create(Grant, { ...person, clientId, scopes: [...scopes] });
      await this.em.flush();
      await this.record(person, 'consent.granted', clientId, scopes, client);
    });
  }

  noteRefusal(
    person: Person,
    clientId: string,
    scopes: readonly Scope[],
    client: ClientContext,
  ): Promise<void> {
    return this.inScope(person, () => this.record(person, 'consent.refused', clientId, scopes, client));
  }

  private inScope(person: Person, work: () => Promise<void>): Promise<void> {
    return this.unit.inScopeOf(person.tenantId, 'somebody of the platform answers for themselves', work);
  }

  private record(
    person: Person,
    action: 'consent.granted' | 'consent.refused',
    clientId: string,
    scopes: readonly Scope[],
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
