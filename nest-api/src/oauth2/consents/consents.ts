import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Audit } from '../../audit/audit.js';
import type { ClientContext } from '../../common/client-address.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';

/** A person in the tenant (null: on the platform) in which they allow something. */
export interface Person {
  readonly userId: string;
  readonly tenantId: string | null;
}

/** Adds scopes; what was allowed before stays allowed. */
const REMEMBER = `
  insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
  values (?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), now(), now())
  on conflict (user_id, client_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000')) do update
  set scopes = grants.scopes || array(select s from unnest(excluded.scopes) s where s <> all(grants.scopes)),
    updated_at = now()`;

/** What people allowed applications. */
@Injectable()
export class Consents {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
  ) {}

  /** What the person allowed this application before, as `keptScopes` has it; `clientId` is the row's id. */
  async scopesOf({ userId, tenantId }: Person, clientId: string): Promise<string[]> {
    const [row] = await this.lookups.query<{ scopes: string[] }>(
      'consent-scopes',
      `select scopes from grants
       where user_id = $1 and client_id = $2
         and coalesce(tenant_id, '00000000-0000-0000-0000-000000000000')
           = coalesce($3::uuid, '00000000-0000-0000-0000-000000000000')`,
      [userId, clientId, tenantId],
    );
    return row?.scopes ?? [];
  }

  remember(
    person: Person,
    clientId: string,
    scopes: readonly string[],
    client: ClientContext,
  ): Promise<void> {
    return this.inScope(person, async () => {
      // One statement: two tabs that allow something at once both count.
      await this.em.execute(REMEMBER, [
        uuidv7(),
        person.tenantId,
        clientId,
        person.userId,
        JSON.stringify(scopes),
      ]);
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
    return this.unit.inScopeOf(person.tenantId, 'somebody of the platform answers for themselves', work);
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
