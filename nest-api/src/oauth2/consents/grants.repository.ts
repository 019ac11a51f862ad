import { OFFLINE_SECONDS, type PageQuery, WEB_CLIENT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import { joinTenant } from '../../tenants/tenants.sql.js';
import { PLATFORM_LIMITS } from '../offline-limits.js';
import { LIFETIMES } from '../provider/lifetimes.js';

/** A person in the tenant (null: on the platform) in which they allow something. */
export interface Person {
  readonly userId: string;
  readonly tenantId: string | null;
}

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
  ${joinTenant('$2::uuid')}
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

/** Adds scopes; what was allowed before stays allowed. */
const REMEMBER = `
  insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
  values (?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), now(), now())
  on conflict (user_id, client_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000')) do update
  set scopes = grants.scopes || array(select s from unnest(excluded.scopes) s where s <> all(grants.scopes)),
    updated_at = now()`;

/** What people allowed applications, and what these hold because of it. Changes join the unit of work that is open. */
@Injectable()
export class Grants {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
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

  /** At most `limit + 1` applications of this person in this tenant. */
  connectedApplications(
    { userId, tenantId }: Person,
    { cursor, limit }: PageQuery,
  ): Promise<ConnectedApplication[]> {
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

  async add({ userId, tenantId }: Person, clientId: string, scopes: readonly string[]): Promise<void> {
    // One statement: two tabs that allow something at once both count.
    await this.em.execute(REMEMBER, [uuidv7(), tenantId, clientId, userId, JSON.stringify(scopes)]);
  }

  /** @returns whether the person had allowed it */
  async removeScope({ userId, tenantId }: Person, clientId: string, scope: string): Promise<boolean> {
    const left = await this.em.execute<unknown[]>(
      `update grants set scopes = array_remove(scopes, ?), updated_at = now()
       where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? and ? = any(scopes) returning 1`,
      [scope, userId, tenantId, clientId, scope],
    );
    return left.length > 0;
  }

  /** Forgets what a member allowed in a tenant. */
  async removeOfMember(tenantId: string, userId: string): Promise<void> {
    await this.em.execute('delete from grants where tenant_id = ? and user_id = ?', [tenantId, userId]);
  }

  /** @returns how many there were */
  async remove({ userId, tenantId }: Person, clientId: string): Promise<number> {
    const removed = await this.em.execute<unknown[]>(
      'delete from grants where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? returning 1',
      [userId, tenantId, clientId],
    );
    return removed.length;
  }

  /** @returns how many there were */
  async endAuthorizations({ userId, tenantId }: Person, clientId: string): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `delete from oauth_authorizations where user_id = ? and tenant_id is not distinct from ?::uuid
       and client_id = (select client_id from oauth_clients where id = ?) returning 1`,
      [userId, tenantId, clientId],
    );
    return ended.length;
  }

  /**
   * Ends those that hold a scope.
   *
   * @param held two names: where in what is kept of an authorization the scopes are
   * @returns how many there were
   */
  async endAuthorizationsWith(
    { userId, tenantId }: Person,
    clientId: string,
    scope: string,
    held: readonly string[],
  ): Promise<number> {
    const ended = await this.em.execute<unknown[]>(
      `delete from oauth_authorizations where user_id = ? and tenant_id is not distinct from ?::uuid
       and client_id = (select client_id from oauth_clients where id = ?)
       and ? = any(string_to_array(payload #>> array[?, ?], ' ')) returning 1`,
      [userId, tenantId, clientId, scope, ...held],
    );
    return ended.length;
  }
}
