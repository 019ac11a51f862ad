import { OFFLINE_SECONDS, type PageQuery, WEB_CLIENT, type WithdrawScope } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.js';
import { NotFoundError } from '../../common/app-error.js';
import type { ClientContext } from '../../common/client-address.js';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PLATFORM_LIMITS } from '../offline-limits.js';
import { LIFETIMES } from '../provider/lifetimes.js';
import { keptScope } from './asked-scopes.js';
import type { Person } from './consents.js';

/** An application that knows a person, as they see it. */
export interface ConnectedApplication {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly isActive: boolean;
  /** As `keptScopes` has them. */
  readonly scopes: string[];
  /** The person was asked; false where a super admin spared them the question. */
  readonly isAllowed: boolean;
  readonly allowedAt: Date;
  readonly changedAt: Date;
  readonly isOffline: boolean;
  readonly lastUsedAt: Date | null;
  /** Null where it has no access now. */
  readonly expiresAt: Date | null;
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Those that were allowed something, and those that were let in without a question. */
const LIST = `
  select c.id, c.name, c.client_id as "clientId", c.is_active as "isActive", coalesce(g.scopes, c.scopes) as scopes,
    g.client_id is not null as "isAllowed",
    coalesce(g.created_at, a.first_at) as "allowedAt", coalesce(g.updated_at, a.first_at) as "changedAt",
    coalesce(a.is_offline, false) as "isOffline", a.last_used_at as "lastUsedAt", a.expires_at as "expiresAt"
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
  left join tenants t on t.id = $2::uuid
  left join lateral (
    select min(created_at) as first_at, max(last_used_at) as last_used_at, bool_or(offline) as is_offline,
      max(ends_at) filter (where ends_at > now()) as expires_at
    from (
      select o.created_at, o.last_used_at, offline,
        least(o.expires_at, case
          when not offline then o.last_used_at + make_interval(secs => $9)
          when c.token_endpoint_auth_method = 'none' then o.created_at + make_interval(secs => least(idle, total))
          else least(o.last_used_at + make_interval(secs => idle), o.created_at + make_interval(secs => total))
        end) as ends_at
      from oauth_authorizations o,
        lateral (select coalesce(o.payload -> 'openid' ->> 'scope', '') ~ '(^| )offline_access( |$)' as offline) s,
        lateral (
          select least($5::int, c.offline_idle_seconds, case when $2::uuid is null then $7::int else t.offline_idle_seconds end)
              as idle,
            least($6::int, c.offline_total_seconds, case when $2::uuid is null then $8::int else t.offline_total_seconds end)
              as total) l
      where o.user_id = $1 and o.client_id = c.client_id and o.tenant_id is not distinct from $2::uuid
        and o.expires_at > now() and (c.authorized_since is null or o.created_at > c.authorized_since)
    ) each_one
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
      OFFLINE_SECONDS.idle.max,
      OFFLINE_SECONDS.total.max,
      PLATFORM_LIMITS.offlineIdleSeconds,
      PLATFORM_LIMITS.offlineTotalSeconds,
      LIFETIMES.accessToken,
    ]);
  }

  /**
   * Forgets one scope of the consent, and ends what the application holds with it, on every replica: what it asks for the
   * next time without this scope needs no question.
   *
   * @param id of the application
   * @throws NotFoundError the person did not allow it
   */
  async withdrawScope(
    { userId, tenantId }: Person,
    id: string,
    { scope, resource = null }: WithdrawScope,
    client: ClientContext,
  ): Promise<void> {
    if (resource === null && scope === 'openid') throw new NotFoundError('scope');
    await this.unit.onPlatform("tokens are the provider's, which works on the platform", async () => {
      const kept = resource === null ? scope : keptScope(resource, scope);
      const left = await this.em.execute<unknown[]>(
        `update grants set scopes = array_remove(scopes, ?), updated_at = now()
         where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? and ? = any(scopes) returning 1`,
        [kept, userId, tenantId, id, kept],
      );
      if (left.length === 0) throw new NotFoundError('scope');
      const held = resource === null ? ['openid', 'scope'] : ['resources', resource];
      const authorizations = await this.em.execute<unknown[]>(
        `delete from oauth_authorizations where user_id = ? and tenant_id is not distinct from ?::uuid
         and client_id = (select client_id from oauth_clients where id = ?)
         and ? = any(string_to_array(payload #>> array[?, ?], ' ')) returning 1`,
        [userId, tenantId, id, scope, ...held],
      );
      await this.audit.record({
        tenantId,
        actor: { type: 'user', id: userId },
        action: 'grant.revoked',
        target: { type: 'oauth_client', id },
        outcome: 'success',
        address: client.address,
        detail: { scope: kept, authorizations: authorizations.length },
      });
    });
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
