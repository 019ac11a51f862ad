import type {
  ChangeOAuthResource,
  ClientResource,
  CreateOAuthResource,
  OAuthResourceListQuery,
} from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { decodeCursor } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { OAuthResource } from './oauth-resource.entity.js';
import { ResourceInUse, ResourceTaken } from './resource-refused.js';

const ANY_TENANT = 'a superadmin manages every API, those without a tenant too';

/** The APIs of a tenant, for its admins, and all of them for superadmins. */
@Injectable()
export class Resources {
  constructor(
    private readonly em: EntityManager,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFoundError there is no such tenant, or it isn't the caller's  @throws ResourceTaken */
  async create(
    caller: Caller,
    { tenant_id, token_format, ...input }: CreateOAuthResource,
    from: ClientContext,
  ): Promise<OAuthResource> {
    const tenantId = tenantInQuestion(caller, tenant_id);
    try {
      return await this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
        if (tenantId !== null && !(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
        const resource = this.em.create(OAuthResource, { ...input, tenantId, tokenFormat: token_format });
        await this.em.flush();
        await this.record(caller, 'oauth_resource.created', resource, from, {
          token_format,
          scopes: input.scopes,
        });
        return resource;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ResourceTaken();
      throw error;
    }
  }

  /** At most `limit + 1` APIs, oldest first. */
  list(caller: Caller, { tenant_id, cursor, limit }: OAuthResourceListQuery): Promise<OAuthResource[]> {
    const tenantId = tenantInQuestion(caller, tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () =>
      this.em.find(
        OAuthResource,
        { ...(tenantId ? { tenantId } : {}), ...(cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {}) },
        { orderBy: { id: 'asc' }, limit: limit + 1 },
      ),
    );
  }

  /** @throws NotFoundError there is none, or it isn't the caller's */
  get(caller: Caller, id: string): Promise<OAuthResource> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const resource = await this.em.findOne(OAuthResource, { id });
      if (!resource) throw new NotFoundError('API');
      return resource;
    });
  }

  /** @throws NotFoundError  @throws StaleVersion somebody changed it since `version` */
  change(
    caller: Caller,
    id: string,
    { version, ...input }: ChangeOAuthResource,
    from: ClientContext,
  ): Promise<OAuthResource> {
    return this.edit(caller, id, async (resource) => {
      if (resource.version !== version) throw new StaleVersion('API');
      if (input.name !== undefined) resource.name = input.name;
      if (input.token_format !== undefined) resource.tokenFormat = input.token_format;
      if (input.scopes !== undefined) resource.scopes = input.scopes;
      await this.em.flush();
      await this.touchUsers(resource);
      await this.record(caller, 'oauth_resource.updated', resource, from, { changed: Object.keys(input) });
      return resource;
    });
  }

  /** @throws NotFoundError  @throws ResourceInUse an application may still get tokens for it */
  delete(caller: Caller, id: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (resource) => {
      const [user] = await this.em.execute<{ name: string }[]>(
        `select name from oauth_clients where deleted_at is null and ${USES} limit 1`,
        usesOf(resource),
      );
      if (user) throw new ResourceInUse(user.name);
      await this.record(caller, 'oauth_resource.deleted', resource, from, {});
      await this.em.remove(resource).flush();
    });
  }

  /**
   * Whether an application of this owner may have these; in the open unit of work.
   *
   * @throws UnprocessableInput naming the first that is not an API of theirs, or that has no such scope
   */
  async requireOf(tenantId: string | null, wanted: readonly ClientResource[]): Promise<void> {
    if (wanted.length === 0) return;
    const identifier = { $in: wanted.map(({ resource }) => resource) };
    const known = await this.em.find(OAuthResource, { identifier, tenantId });
    for (const [index, { resource, scopes }] of wanted.entries()) {
      const found = known.find((candidate) => candidate.identifier === resource);
      if (!found) throw refused(`resources.${index}.resource`, 'There is no such API of the same owner');
      const unknown = scopes.find((scope) => !found.scopes.includes(scope));
      if (unknown !== undefined)
        throw refused(`resources.${index}.scopes`, `${found.name} has no scope ${unknown}`);
    }
  }

  /** What is held in memory of these applications is read anew, on every replica. */
  private async touchUsers(resource: OAuthResource): Promise<void> {
    await this.em.execute(`update oauth_clients set resources = resources where ${USES}`, usesOf(resource));
  }

  private edit<T>(caller: Caller, id: string, work: (resource: OAuthResource) => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const resource = await this.em.findOne(OAuthResource, { id }, { lockMode });
      if (!resource) throw new NotFoundError('API');
      return work(resource);
    });
  }

  private record(
    caller: Caller,
    action: `oauth_resource.${'created' | 'updated' | 'deleted'}`,
    resource: OAuthResource,
    from: ClientContext,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: resource.tenantId ?? null,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'oauth_resource', id: resource.id },
      outcome: 'success',
      address: from.address,
      detail: { identifier: resource.identifier, ...detail },
    });
  }
}

const USES = 'tenant_id is not distinct from ?::uuid and resources @> ?::jsonb';

function usesOf({ tenantId, identifier }: OAuthResource): unknown[] {
  return [tenantId ?? null, JSON.stringify([{ resource: identifier }])];
}

function refused(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'invalid_resource', message }]);
}
