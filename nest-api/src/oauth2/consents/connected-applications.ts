import { type PageQuery, WEB_CLIENT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { Person } from './consents.js';

/** An application that knows a person, as they see it. */
export interface ConnectedApplication {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly isActive: boolean;
  /** As `keptScopes` has them. */
  readonly scopes: string[];
  readonly allowedAt: Date;
  readonly changedAt: Date;
  readonly hasAccess: boolean;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Those that were allowed something, and those that were let in without a question. */
const LIST = `
  select c.id, c.name, c.client_id as "clientId", c.is_active as "isActive", coalesce(g.scopes, c.scopes) as scopes,
    coalesce(g.created_at, a.first_at) as "allowedAt", coalesce(g.updated_at, a.first_at) as "changedAt",
    a.first_at is not null as "hasAccess"
  from (
    select client_id from grants where user_id = $1 and coalesce(tenant_id, '${NOBODY}') = coalesce($2::uuid, '${NOBODY}')
    union
    select c.id from oauth_authorizations a join oauth_clients c on c.client_id = a.client_id
    where a.user_id = $1 and a.tenant_id is not distinct from $2::uuid and a.expires_at > now()
      and (c.authorized_since is null or a.created_at > c.authorized_since)
  ) known
  join oauth_clients c on c.id = known.client_id
  left join grants g on g.client_id = c.id and g.user_id = $1
    and coalesce(g.tenant_id, '${NOBODY}') = coalesce($2::uuid, '${NOBODY}')
  left join lateral (
    select min(created_at) as first_at from oauth_authorizations
    where user_id = $1 and client_id = c.client_id and tenant_id is not distinct from $2::uuid and expires_at > now()
      and (c.authorized_since is null or created_at > c.authorized_since)
  ) a on true
  where c.deleted_at is null and c.client_id <> '${WEB_CLIENT.id}' and ($3::uuid is null or c.id > $3::uuid)
  order by c.id limit $4`;

/** What a person sees of the applications that they let in, and how they shut them out again. */
@Injectable()
export class ConnectedApplications {
  constructor(
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly lookups: Lookups,
    private readonly audit: Audit,
  ) {}

  /** At most `limit + 1` applications of this person in this tenant. */
  list({ userId, tenantId }: Person, { cursor, limit }: PageQuery): Promise<ConnectedApplication[]> {
    const after = cursor ? decodeCursor(cursor)[1] : null;
    return this.lookups.query<ConnectedApplication>('connected-applications', LIST, [
      userId,
      tenantId,
      after,
      limit + 1,
    ]);
  }

  /**
   * Forgets the consent and ends every token that came of it, on every replica.
   *
   * @param id of the application
   * @throws NotFoundError it knows nothing of this person
   */
  async withdraw({ userId, tenantId }: Person, id: string, client: ClientContext): Promise<void> {
    await this.unit.onPlatform("tokens are the provider's, which works on the platform", async () => {
      const person = [userId, tenantId, id];
      const consents = await this.em.execute<unknown[]>(
        'delete from grants where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? returning 1',
        person,
      );
      const authorizations = await this.em.execute<unknown[]>(
        `delete from oauth_authorizations where user_id = ? and tenant_id is not distinct from ?::uuid
         and client_id = (select client_id from oauth_clients where id = ?) returning 1`,
        person,
      );
      if (consents.length + authorizations.length === 0) throw new NotFoundError('connected application');
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: userId },
        action: 'grant.revoked',
        target: { type: 'oauth_client', id },
        outcome: 'success',
        address: client.address,
        detail: { authorizations: authorizations.length },
      });
    });
  }
}
