import type { OAuthResourceListQuery } from '@gatehouse/contracts';
import { EntityManager, LockMode, type RequiredEntityData } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { OAuthResource } from './oauth-resource.entity.js';

export type { OAuthResource };

const USES = 'tenant_id is not distinct from ?::uuid and resources @> ?::jsonb';

/** APIs that applications get tokens for, in the unit of work of the caller. */
@Injectable()
export class ResourcesRepository {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<OAuthResource | null> {
    return this.em.findOne(OAuthResource, { id });
  }

  /** As `find`, held until the unit of work ends. */
  lock(id: string): Promise<OAuthResource | null> {
    return this.em.findOne(OAuthResource, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, oldest first; those of all owners without one. */
  page(
    tenantId: string | null,
    { cursor, limit }: Pick<OAuthResourceListQuery, 'cursor' | 'limit'>,
  ): Promise<OAuthResource[]> {
    return this.em.find(
      OAuthResource,
      { ...(tenantId ? { tenantId } : {}), ...(cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {}) },
      { orderBy: { id: 'asc' }, limit: limit + 1 },
    );
  }

  /** Those of one owner among some identifiers. */
  among(tenantId: string | null, identifiers: readonly string[]): Promise<OAuthResource[]> {
    return this.em.find(OAuthResource, { identifier: { $in: [...identifiers] }, tenantId });
  }

  /** Stored once the unit of work is flushed. */
  add(resource: RequiredEntityData<OAuthResource>): OAuthResource {
    return this.em.create(OAuthResource, resource);
  }

  async remove(resource: OAuthResource): Promise<void> {
    await this.em.remove(resource).flush();
  }

  /** The name of an application that may get tokens for it. */
  async userOf(resource: OAuthResource): Promise<string | null> {
    const [user] = await this.em.execute<{ name: string }[]>(
      `select name from oauth_clients where deleted_at is null and ${USES} limit 1`,
      usesOf(resource),
    );
    return user?.name ?? null;
  }

  /** What is held in memory of these applications is read anew, on every replica. */
  async touchUsers(resource: OAuthResource): Promise<void> {
    await this.em.execute(`update oauth_clients set resources = resources where ${USES}`, usesOf(resource));
  }
}

function usesOf({ tenantId, identifier }: OAuthResource): unknown[] {
  return [tenantId ?? null, JSON.stringify([{ resource: identifier }])];
}
