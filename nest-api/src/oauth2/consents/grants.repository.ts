import { OFFLINE_SECONDS, type PageQuery, WEB_CLIENT } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { decodeCursor } from '../../common/paging.js';
import { Lookups } from '../../database/lookups.js';
import { PLATFORM_LIMITS } from '../offline-limits.js';
import { LIFETIMES } from '../provider/lifetimes.js';

/** A user in the tenant (null: on the platform) of the consent. */
export interface Person {
  readonly userId: string;
  readonly tenantId: string | null;
}

/** A connected application, for the user. */
export interface ConnectedApplication {
  readonly id: string;
  readonly name: string;
  readonly clientId: string;
  readonly isActive: boolean;
  /** In the form of `keptScopes`. */
  readonly scopes: string[];
  /** Whether the user was asked; false if a superadmin has disabled consent. */
  readonly isAllowed: boolean;
  readonly allowedAt: Date;
  readonly changedAt: Date;
  readonly isOffline: boolean;
  readonly lastUsedAt: Date | null;
  /** Null without current access. */
  readonly expiresAt: Date | null;
}

/** Adds scopes. Earlier ones remain allowed. */
const REMEMBER = `
  insert into grants (id, tenant_id, client_id, user_id, scopes, created_at, updated_at)
  values (?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb)), now(), now())
  on conflict (user_id, client_id, coalesce(tenant_id, '00000000-0000-0000-0000-000000000000')) do update
  set scopes = grants.scopes || array(select s from unnest(excluded.scopes) s where s <> all(grants.scopes)),
    updated_at = now()`;

/** Consents and the resulting authorizations. Changes join the open unit of work. */
@Injectable()
export class Grants {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** The user's earlier consent to this application, in the form of `keptScopes`. `clientId` is the row's ID. */
  async scopesOf({ userId, tenantId }: Person, clientId: string): Promise<string[]> {
    const [row] = await this.lookups.call<{ scopes: string[] }>('consent_scopes', [
      userId,
      clientId,
      tenantId,
    ]);
    return row?.scopes ?? [];
  }

  /** At most `limit + 1` applications of this user in this tenant. */
  connectedApplications(
    { userId, tenantId }: Person,
    { cursor, limit }: PageQuery,
  ): Promise<ConnectedApplication[]> {
    const after = cursor ? decodeCursor(cursor)[1] : null;
    return this.lookups.call<ConnectedApplication>('connected_applications', [
      userId,
      tenantId,
      WEB_CLIENT.id,
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
    // One statement, so that concurrent consents in two tabs both count.
    await this.em.execute(REMEMBER, [uuidv7(), tenantId, clientId, userId, JSON.stringify(scopes)]);
  }

  /** @returns whether the user had allowed it */
  async removeScope({ userId, tenantId }: Person, clientId: string, scope: string): Promise<boolean> {
    const left = await this.em.execute<unknown[]>(
      `update grants set scopes = array_remove(scopes, ?), updated_at = now()
       where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? and ? = any(scopes) returning 1`,
      [scope, userId, tenantId, clientId, scope],
    );
    return left.length > 0;
  }

  /** Deletes a member's consents in a tenant. */
  async removeOfMember(tenantId: string, userId: string): Promise<void> {
    await this.em.execute('delete from grants where tenant_id = ? and user_id = ?', [tenantId, userId]);
  }

  /** @returns their number */
  async remove({ userId, tenantId }: Person, clientId: string): Promise<number> {
    const removed = await this.em.execute<unknown[]>(
      'delete from grants where user_id = ? and tenant_id is not distinct from ?::uuid and client_id = ? returning 1',
      [userId, tenantId, clientId],
    );
    return removed.length;
  }

  /** @returns their number */
  endAuthorizations(person: Person, clientId: string): Promise<number> {
    return this.end(person, clientId, null, []);
  }

  /**
   * Ends authorizations with a scope.
   *
   * @param held path of the scopes in the stored authorization
   * @returns their number
   */
  endAuthorizationsWith(
    person: Person,
    clientId: string,
    scope: string,
    held: readonly string[],
  ): Promise<number> {
    return this.end(person, clientId, scope, held);
  }

  private async end(
    { userId, tenantId }: Person,
    clientId: string,
    scope: string | null,
    held: readonly string[],
  ): Promise<number> {
    const [row] = await this.em.execute<{ ended: number }[]>(
      `select revoke_application(?, ?, ?, ?, array(select jsonb_array_elements_text(?::jsonb))) as ended`,
      [userId, tenantId, clientId, scope, JSON.stringify(held)],
    );
    return row?.ended ?? 0;
  }
}
