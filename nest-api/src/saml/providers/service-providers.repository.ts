import type { SamlServiceProviderListQuery } from '@gatehouse/contracts';
import type { FilterQuery } from '@mikro-orm/core';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Counted, counted, decodeCursor } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import type { Registration } from './registration.js';
import { SamlServiceProvider } from './saml-service-provider.entity.js';

export type { SamlServiceProvider };

const BATCH = 200;

/** Registered service providers. Joins the open unit of work. */
@Injectable()
export class ServiceProviderRows {
  constructor(private readonly em: EntityManager) {}

  find(id: string): Promise<SamlServiceProvider | null> {
    return this.em.findOne(SamlServiceProvider, { id, deletedAt: null });
  }

  /** Like `find`, and locks the row until the unit of work ends. */
  lock(id: string): Promise<SamlServiceProvider | null> {
    return this.em.findOne(
      SamlServiceProvider,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
  }

  /** Includes deleted ones. */
  byEntityId(tenantId: string | null, entityId: string): Promise<SamlServiceProvider | null> {
    return this.em.findOne(SamlServiceProvider, { tenantId, entityId });
  }

  /** At most `limit + 1`, newest first. Without a tenant: of all tenants and the platform. */
  async page(
    tenantId: string | null,
    query: SamlServiceProviderListQuery,
  ): Promise<Counted<SamlServiceProvider>> {
    const { search, cursor, limit } = query;
    const rows = await this.em.find(
      SamlServiceProvider,
      {
        deletedAt: null,
        ...(tenantId ? { tenantId } : {}),
        $and: search ? [matching(search)] : [],
        ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
    return counted(rows, query, (most) => this.count(tenantId, search, most));
  }

  /** Stored when the unit of work is flushed. */
  add(tenantId: string | null, createdBy: string, registration: Registration): SamlServiceProvider {
    return this.em.create(SamlServiceProvider, { tenantId, createdBy, ...registration });
  }

  /**
   * IDs of active ones with a certificate that expires between two times, in batches.
   *
   * @param after the last ID of the previous batch  @returns the ids, and whether more may follow
   */
  async withEndingCertificates(
    after: string | null,
    from: Date,
    to: Date,
  ): Promise<{ ids: string[]; isLast: boolean }> {
    const rows = await this.em.execute<{ id: string }[]>(
      `select p.id from saml_service_providers p
       where p.deleted_at is null and p.is_active and (?::uuid is null or p.id > ?::uuid) and exists (
         select 1 from jsonb_array_elements(p.certificates) c
         where c ->> 'retiredAt' is null and (c ->> 'notAfter')::timestamptz between ? and ?)
       order by p.id limit ${BATCH}`,
      [after, after, from, to],
    );
    return { ids: rows.map(({ id }) => id), isLast: rows.length < BATCH };
  }

  /** Records a warning about an expiring certificate. Only one of several replicas gets true. */
  async isFirstWarning(id: string, fingerprint: string, days: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `insert into saml_certificate_warnings (service_provider_id, fingerprint, days) values (?, ?, ?)
       on conflict do nothing returning days`,
      [id, fingerprint, days],
    );
    return rows.length === 1;
  }

  /** Those whose metadata is due at `now`, the longest overdue first. */
  withMetadataDue(now: Date, limit: number): Promise<SamlServiceProvider[]> {
    return this.em.find(
      SamlServiceProvider,
      { deletedAt: null, metadataUrl: { $ne: null }, metadataNextReadAt: { $lte: now } },
      { orderBy: { metadataNextReadAt: 'asc' }, limit },
    );
  }

  /** Does not change the version, so that an admin who is editing the service provider gets no conflict. */
  async noteMetadataProblem(id: string, problem: string, nextReadAt: Date): Promise<void> {
    await this.em.execute(
      `update saml_service_providers
       set metadata_problem = ?, metadata_failures = metadata_failures + 1, metadata_next_read_at = ?
       where id = ?`,
      [problem, nextReadAt, id],
    );
  }

  private count(tenantId: string | null, search: string | undefined, most: number): Promise<number> {
    const like = search ? [likeOf(search), likeOf(search)] : [];
    return countUpTo(
      this.em,
      `saml_service_providers where deleted_at is null and ${tenantId ? 'tenant_id = ?' : 'true'}
         and ${search ? '(name ilike ? or entity_id ilike ?)' : 'true'}`,
      [...(tenantId ? [tenantId] : []), ...like],
      most,
    );
  }
}

function matching(search: string): FilterQuery<SamlServiceProvider> {
  const like = likeOf(search);
  return { $or: [{ name: { $ilike: like } }, { entityId: { $ilike: like } }] };
}

/** A `like` pattern that matches anywhere in a text, with its special characters escaped. */
function likeOf(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
