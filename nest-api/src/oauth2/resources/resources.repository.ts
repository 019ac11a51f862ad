import type { OAuthResourceListQuery } from '@gatehouse/contracts';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { textArray } from '../../database/text-array.js';
import { OAuthResource } from './oauth-resource.entity.js';

export type { OAuthResource };

/** Whose something is; null for the platform. */
interface ResourceOwner {
  readonly tenantId: string | null;
}

const USES = 'tenant_id is not distinct from ?::uuid and resources @> ?::jsonb';

/** APIs that applications get tokens for. Joins the caller's unit of work. */
@Injectable()
export class ResourcesRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<OAuthResource | null> {
    return this.em.findOne(OAuthResource, { id });
  }

  /** Like `find`, and locks the row until the unit of work ends. */
  lock(id: string): Promise<OAuthResource | null> {
    return this.em.findOne(OAuthResource, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, oldest first. Without an owner: of all owners. */
  page(
    owner: Partial<ResourceOwner>,
    { cursor, limit }: Pick<OAuthResourceListQuery, 'cursor' | 'limit'>,
  ): Promise<OAuthResource[]> {
    return this.em.find(
      OAuthResource,
      { ...owner, ...(cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {}) },
      { orderBy: { id: 'asc' }, limit: limit + 1 },
    );
  }

  /** As many as `page` finds in all. @param most the count stops here */
  count(owner: Partial<ResourceOwner>, most: number): Promise<number> {
    if (owner.tenantId === undefined) return countUpTo(this.em, 'oauth_resources', [], most);
    const rows = 'oauth_resources where tenant_id is not distinct from ?::uuid';
    return countUpTo(this.em, rows, [owner.tenantId], most);
  }

  /** Those of the given identifiers that belong to one owner. */
  among(tenantId: string | null, identifiers: readonly string[]): Promise<OAuthResource[]> {
    return this.em.find(OAuthResource, { identifier: { $in: [...identifiers] }, tenantId });
  }

  /** The first of these client IDs that is no application of the owner; null if each one is. */
  async foreignClient(tenantId: string | null, clientIds: readonly string[]): Promise<string | null> {
    const rows = await this.em.execute<{ clientId: string }[]>(
      `select client_id as "clientId" from oauth_clients
       where client_id = any(?::text[]) and tenant_id is not distinct from ?::uuid
         and deleted_at is null and directory_id is null and document is null`,
      [textArray(clientIds), tenantId],
    );
    const own = new Set(rows.map(({ clientId }) => clientId));
    return clientIds.find((id) => !own.has(id)) ?? null;
  }

  /** Stored when the unit of work is flushed. */
  add(resource: RequiredEntityData<OAuthResource>): OAuthResource {
    return this.em.create(OAuthResource, resource);
  }

  async remove(resource: OAuthResource): Promise<void> {
    await this.em.remove(resource).flush();
  }

  /** Of an application; null where there is none. */
  async ownerOfClient(id: string): Promise<ResourceOwner | null> {
    const [row] = await this.em.execute<ResourceOwner[]>(
      `select tenant_id as "tenantId" from oauth_clients where id = ? and deleted_at is null`,
      [id],
    );
    return row ?? null;
  }

  /** Name of one application that can get tokens for it. */
  async userOf(resource: OAuthResource): Promise<string | null> {
    const [user] = await this.em.execute<{ name: string }[]>(
      `select name from oauth_clients where deleted_at is null and ${USES} limit 1`,
      usesOf(resource),
    );
    return user?.name ?? null;
  }

  /** Evicts these applications from the caches of all replicas. */
  async touchUsers(resource: OAuthResource): Promise<void> {
    await this.em.execute(`update oauth_clients set resources = resources where ${USES}`, usesOf(resource));
    // The issuers of the organization read the rules again.
    await this.em.execute(
      `update registration_policies set resources = resources where tenant_id = ? and resources @> ?::jsonb`,
      usesOf(resource),
    );
  }
}

function usesOf({ tenantId, identifier }: OAuthResource): unknown[] {
  return [tenantId ?? null, JSON.stringify([{ resource: identifier }])];
}
