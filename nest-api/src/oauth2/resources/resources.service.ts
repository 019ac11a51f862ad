import type {
  ChangeOAuthResource,
  ClientResource,
  CreateOAuthResource,
  OAuthResourceListQuery,
} from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion, UnprocessableInput } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { type Counted, counted } from '../../common/paging.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { ResourceInUse, ResourceTaken } from './resource-refused.js';
import { type OAuthResource, ResourcesRepository } from './resources.repository.js';

const ANY_TENANT = 'a superadmin manages every API, those without a tenant too';

/** APIs of a tenant for its admins, and all of them for superadmins. */
@Injectable()
export class Resources {
  constructor(
    private readonly em: EntityManager,
    private readonly resources: ResourcesRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
  ) {}

  /** @throws NotFoundError unknown tenant, or not the caller's  @throws ResourceTaken */
  async create(
    caller: Caller,
    { tenant_id, token_format, may_act, ...input }: CreateOAuthResource,
    from: ClientContext,
  ): Promise<OAuthResource> {
    const tenantId = tenantInQuestion(caller, tenant_id);
    try {
      return await this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
        if (tenantId !== null && !(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
        await this.requireExchange(tenantId, { mayAct: may_act, ...input });
        const added = { ...input, tenantId, tokenFormat: token_format, mayAct: may_act };
        const resource = this.resources.add(added);
        await this.em.flush();
        await this.record(caller, 'oauth_resource.created', resource, from, {
          token_format,
          scopes: input.scopes,
          may_act,
        });
        return resource;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new ResourceTaken();
      throw error;
    }
  }

  /** At most `limit + 1` APIs, oldest first. @throws NotFoundError the application is none, or not the caller's */
  list(
    caller: Caller,
    { tenant_id, application, ...page }: OAuthResourceListQuery,
  ): Promise<Counted<OAuthResource>> {
    const tenantId = tenantInQuestion(caller, tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
      const owner = application
        ? await this.resources.ownerOfClient(application)
        : tenantId
          ? { tenantId }
          : {};
      if (!owner) throw new NotFoundError('application');
      return counted(await this.resources.page(owner, page), page, (most) =>
        this.resources.count(owner, most),
      );
    });
  }

  /** @throws NotFoundError unknown API, or not the caller's */
  get(caller: Caller, id: string): Promise<OAuthResource> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const resource = await this.resources.find(id);
      if (!resource) throw new NotFoundError('API');
      return resource;
    });
  }

  /** @throws NotFoundError  @throws StaleVersion it has changed since `version` */
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
      if (input.may_act !== undefined) resource.mayAct = input.may_act;
      if (input.downstream !== undefined) resource.downstream = input.downstream;
      if (input.may_act ?? input.downstream) await this.requireExchange(resource.tenantId ?? null, resource);
      await this.em.flush();
      await this.resources.touchUsers(resource);
      await this.record(caller, 'oauth_resource.updated', resource, from, { changed: Object.keys(input) });
      return resource;
    });
  }

  /** @throws NotFoundError  @throws ResourceInUse an application can still get tokens for it */
  delete(caller: Caller, id: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (resource) => {
      const user = await this.resources.userOf(resource);
      if (user) throw new ResourceInUse(user);
      await this.record(caller, 'oauth_resource.deleted', resource, from, {});
      await this.resources.remove(resource);
    });
  }

  /**
   * Checks that an application of this owner may use these. Joins the open unit of work.
   *
   * @throws UnprocessableInput naming the first that is not an API of the owner, or lacks the scope
   */
  async requireOf(tenantId: string | null, wanted: readonly ClientResource[]): Promise<void> {
    if (wanted.length === 0) return;
    const known = await this.resources.among(
      tenantId,
      wanted.map(({ resource }) => resource),
    );
    for (const [index, { resource, scopes }] of wanted.entries()) {
      const found = known.find((candidate) => candidate.identifier === resource);
      if (!found)
        throw refused(`resources.${index}.resource`, 'The owner of this application has no such API');
      const unknown = scopes.find((scope) => !found.scopes.includes(scope));
      if (unknown !== undefined)
        throw refused(`resources.${index}.scopes`, `${found.name} has no scope ${unknown}`);
    }
  }

  /**
   * Checks that applications of this owner may act for the users of something. Joins the open unit of work.
   *
   * @throws UnprocessableInput naming the first that is not an application of the owner
   */
  async requireActors(tenantId: string | null, mayAct: readonly string[]): Promise<void> {
    const foreign = mayAct.length > 0 ? await this.resources.foreignClient(tenantId, mayAct) : null;
    if (foreign === null) return;
    throw refused(
      `may_act.${mayAct.indexOf(foreign)}`,
      `The owner has no application with the client ID ${foreign}`,
    );
  }

  /** @throws UnprocessableInput it names an application, an API or a scope that the owner does not have */
  private async requireExchange(
    tenantId: string | null,
    { scopes, mayAct, downstream }: Pick<OAuthResource, 'scopes' | 'mayAct' | 'downstream'>,
  ): Promise<void> {
    await this.requireActors(tenantId, mayAct);
    const known = await this.resources.among(
      tenantId,
      downstream.map(({ resource }) => resource),
    );
    for (const [index, entry] of downstream.entries()) {
      const field = `downstream.${index}`;
      if (!scopes.includes(entry.scope))
        throw refused(`${field}.scope`, `This API has no scope ${entry.scope}`);
      const found = known.find(({ identifier }) => identifier === entry.resource);
      if (!found) throw refused(`${field}.resource`, 'The owner of this API has no such API');
      const unknown = entry.scopes.find((scope) => !found.scopes.includes(scope));
      if (unknown !== undefined) throw refused(`${field}.scopes`, `${found.name} has no scope ${unknown}`);
    }
  }

  private edit<T>(caller: Caller, id: string, work: (resource: OAuthResource) => Promise<T>): Promise<T> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const resource = await this.resources.lock(id);
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

function refused(field: string, message: string): UnprocessableInput {
  return new UnprocessableInput([{ field, code: 'invalid_resource', message }]);
}
