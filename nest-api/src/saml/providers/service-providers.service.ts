import type {
  ChangeSamlServiceProvider,
  CreateSamlServiceProvider,
  SamlServiceProviderListQuery,
} from '@gatehouse/contracts';
import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit, type AuditDetail } from '../../audit/audit.js';
import { NotFoundError, StaleVersion } from '../../common/app-error.js';
import { type Caller, tenantInQuestion } from '../../common/caller.js';
import type { ClientContext } from '../../common/client-address.js';
import { Clock } from '../../common/clock.js';
import type { Counted } from '../../common/paging.js';
import { Changes } from '../../database/changes.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { ApplicationLogos } from '../../tenants/organization/application-logos.repository.js';
import { readLogo } from '../../tenants/organization/logo.js';
import { TenantsRepository } from '../../tenants/tenants.repository.js';
import { CustomAttributeRelations } from '../../users/custom-attribute-relations.js';
import { MetadataFailures } from './metadata-failures.js';
import { MetadataSource } from './metadata-source.js';
import { MetadataUnusable } from './metadata-unusable.js';
import {
  applyMetadata,
  type MetadataOutcome,
  type Registration,
  registrationOf,
  requireConsistent,
  toChanges,
} from './registration.js';
import type { MappedAttribute } from './saml-service-provider.entity.js';
import { EntityIdTaken, MetadataRefused, wrongField } from './service-provider-refused.js';
import { type SamlServiceProvider, ServiceProviderRows } from './service-providers.repository.js';

const ANY_TENANT = 'a superadmin manages every service provider, those without a tenant too';

/** Service providers of a tenant for its admins, and all of them for superadmins. */
@Injectable()
export class ServiceProviders {
  constructor(
    private readonly em: EntityManager,
    private readonly rows: ServiceProviderRows,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly changes: Changes,
    private readonly metadata: MetadataSource,
    private readonly failures: MetadataFailures,
    private readonly logos: ApplicationLogos,
    private readonly custom: CustomAttributeRelations,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFoundError unknown tenant, or not the caller's
   * @throws MetadataRefused InvalidInput a field is invalid
   * @throws EntityIdTaken
   */
  async create(
    caller: Caller,
    input: CreateSamlServiceProvider,
    from: ClientContext,
  ): Promise<SamlServiceProvider> {
    const tenantId = tenantInQuestion(caller, input.tenant_id);
    // Fetched before the transaction, so that a slow partner does not keep it open.
    const registration = registrationOf(input, await this.metadataOf(input), this.clock.now());
    try {
      return await this.unit.inScopeOf(tenantId, ANY_TENANT, async () => {
        await this.requireTenant(tenantId);
        const attributes = await this.soundAttributes(tenantId, registration.attributes);
        const provider = await this.place(tenantId, caller.userId, { ...registration, attributes });
        await this.em.flush();
        await this.record(caller, 'saml_provider.created', provider, from, {
          acs_url: provider.defaultAcs().url,
        });
        return provider;
      });
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EntityIdTaken();
      throw error;
    }
  }

  /** At most `limit + 1`, newest first. */
  list(caller: Caller, query: SamlServiceProviderListQuery): Promise<Counted<SamlServiceProvider>> {
    const tenantId = tenantInQuestion(caller, query.tenant_id);
    return this.unit.inScopeOf(tenantId, ANY_TENANT, () => this.rows.page(tenantId, query));
  }

  /** @throws NotFoundError unknown service provider, or not the caller's */
  get(caller: Caller, id: string): Promise<SamlServiceProvider> {
    return this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const provider = await this.rows.find(id);
      if (!provider) throw new NotFoundError('service provider');
      return provider;
    });
  }

  /** @throws NotFoundError StaleVersion InvalidInput */
  change(
    caller: Caller,
    id: string,
    { version, ...input }: ChangeSamlServiceProvider,
    from: ClientContext,
  ): Promise<SamlServiceProvider> {
    return this.edit(caller, id, async (provider) => {
      if (provider.version !== version) throw new StaleVersion('service provider');
      const changes = toChanges(provider, input);
      if (changes.attributes)
        changes.attributes = await this.soundAttributes(provider.tenantId ?? null, changes.attributes);
      this.em.assign(provider, changes);
      requireConsistent(provider);
      await this.em.flush();
      await this.record(caller, 'saml_provider.updated', provider, from, { changed: Object.keys(input) });
      return provider;
    });
  }

  /**
   * @param content a picture in base64; null for none
   * @throws NotFoundError StaleVersion
   * @throws UnprocessableInput it is no picture that we take; says why
   */
  async setLogo(
    caller: Caller,
    id: string,
    version: number,
    content: string | null,
    from: ClientContext,
  ): Promise<SamlServiceProvider> {
    return this.edit(caller, id, async (provider) => {
      if (provider.version !== version) throw new StaleVersion('service provider');
      await this.logos.set(provider, content === null ? null : readLogo(content));
      await this.em.flush();
      await this.record(caller, 'saml_provider.updated', provider, from, { changed: ['logo'] });
      return provider;
    });
  }

  /** Reads its metadata immediately. A failure is recorded until a read succeeds. @throws NotFoundError MetadataRefused */
  async refresh(caller: Caller, id: string, from: ClientContext): Promise<SamlServiceProvider> {
    const { metadataUrl, entityId } = await this.get(caller, id);
    if (!metadataUrl) throw wrongField('metadata_url', 'This service provider has no metadata URL');
    const metadata = await this.metadata.fetch(metadataUrl, entityId).catch(async (error) => {
      if (error instanceof MetadataUnusable)
        await this.edit(caller, id, (provider) => this.failures.note(provider, error));
      throw asRefusal('metadata_url', error);
    });
    return this.edit(caller, id, async (provider) => {
      applyMetadata(provider, metadata, this.clock.now());
      await this.em.flush();
      await this.record(caller, 'saml_provider.updated', provider, from, { changed: ['metadata'] });
      return provider;
    });
  }

  /** Disables sign-in. The entity ID remains reserved. @throws NotFoundError */
  delete(caller: Caller, id: string, from: ClientContext): Promise<void> {
    return this.edit(caller, id, async (provider) => {
      provider.deletedAt = this.clock.now();
      provider.isActive = false;
      await this.logos.set(provider, null);
      await this.em.flush();
      await this.record(caller, 'saml_provider.deleted', provider, from, {});
    });
  }

  /** The deleted row with this entity ID, otherwise a new one. */
  private async place(
    tenantId: string | null,
    createdBy: string,
    registration: Registration,
  ): Promise<SamlServiceProvider> {
    const { entityId } = registration;
    const before = await this.rows.byEntityId(tenantId, entityId);
    if (!before) return this.rows.add(tenantId, createdBy, registration);
    if (before.deletedAt === null) throw new EntityIdTaken();
    return this.em.assign(before, { ...registration, createdBy, deletedAt: null });
  }

  private async metadataOf(input: CreateSamlServiceProvider): Promise<MetadataOutcome> {
    try {
      if (input.metadata) return this.metadata.read(input.metadata, input.entity_id);
      return input.metadata_url ? await this.metadata.fetch(input.metadata_url, input.entity_id) : null;
    } catch (error) {
      // Complete values are registered even if the partner is unreachable. The schedule retries soon.
      if (error instanceof MetadataUnusable && !input.metadata && isEnough(input)) return error;
      throw asRefusal(input.metadata ? 'metadata' : 'metadata_url', error);
    }
  }

  private async edit<T>(
    caller: Caller,
    id: string,
    work: (provider: SamlServiceProvider) => Promise<T>,
  ): Promise<T> {
    const result = await this.unit.inScopeOf(tenantInQuestion(caller, null), ANY_TENANT, async () => {
      const provider = await this.rows.lock(id);
      if (!provider) throw new NotFoundError('service provider');
      return work(provider);
    });
    // Before the response is sent, this process applies the change.
    await this.changes.catchUp();
    return result;
  }

  private async requireTenant(tenantId: string | null): Promise<void> {
    if (tenantId !== null && !(await this.tenants.exists(tenantId))) throw new NotFoundError('tenant');
  }

  /** With names of custom attributes as they are defined. @throws UnprocessableInput one is not defined */
  private async soundAttributes(
    tenantId: string | null,
    attributes: readonly MappedAttribute[],
  ): Promise<MappedAttribute[]> {
    const field = (place: number) => `attributes.${place}.custom_attribute`;
    const named = attributes.flatMap(({ customAttribute: name }, place) =>
      name === undefined ? [] : [[field(place), name] as const],
    );
    const defined = await this.custom.attributes.requireDefined(tenantId, new Map(named));
    return attributes.map((attribute, place) => {
      const row = defined.get(field(place));
      return row ? { ...attribute, customAttribute: row.name } : attribute;
    });
  }

  private record(
    caller: Caller,
    action: `saml_provider.${'created' | 'updated' | 'deleted'}`,
    provider: SamlServiceProvider,
    from: ClientContext,
    detail: AuditDetail,
  ): Promise<void> {
    return this.audit.record({
      tenantId: provider.tenantId ?? null,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'saml_service_provider', id: provider.id },
      outcome: 'success',
      address: from.address,
      detail: { entity_id: provider.entityId, ...detail },
    });
  }
}

/** Whether the given values suffice without metadata. */
function isEnough(input: CreateSamlServiceProvider): boolean {
  const lacksSigning = input.require_signed_requests && !input.signing_certificates?.length;
  const lacksEncryption = input.encryption_algorithm && !input.encryption_certificate;
  return Boolean(input.entity_id && input.acs_url && !lacksSigning && !lacksEncryption);
}

function asRefusal(field: string, error: unknown): unknown {
  return error instanceof MetadataUnusable ? new MetadataRefused(field, error.message) : error;
}
