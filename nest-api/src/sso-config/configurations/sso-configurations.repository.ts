import type { SsoConfigurationListQuery, SsoType } from '@gatehouse/contracts';
import type { EntityDictionary, RequiredEntityData } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../../common/paging.js';
import { countUpTo } from '../../database/count-up-to.js';
import { Lookups } from '../../database/lookups.js';
import { SsoConfiguration } from '../sso-configuration.entity.js';

export type { SsoConfiguration };

/** Connections to upstreams, a tenant's and the platform's, in the unit of work of the caller. */
@Injectable()
export class SsoConfigurationsRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

  /** Null for one that was deleted. */
  find(id: string): Promise<SsoConfiguration | null> {
    return this.em.findOne(SsoConfiguration, { id, deletedAt: null });
  }

  /** One that is known to have been there; also when it was deleted since. */
  require(id: string): Promise<SsoConfiguration> {
    return this.em.findOneOrFail(SsoConfiguration, { id });
  }

  /** At most `limit + 1`, oldest first; those of all tenants, and the platform's, without one. */
  page(
    tenantId: string | null,
    { type, cursor, limit }: SsoConfigurationListQuery,
  ): Promise<SsoConfiguration[]> {
    return this.em.find(
      SsoConfiguration,
      {
        deletedAt: null,
        ...(tenantId ? { tenantId } : {}),
        ...(type ? { type } : {}),
        ...(cursor ? { id: { $gt: decodeCursor(cursor)[1] } } : {}),
      },
      { orderBy: { id: 'asc' }, limit: limit + 1 },
    );
  }

  /** As many as `page` finds in all. @param most counts no further */
  count(
    tenantId: string | null,
    { type }: Pick<SsoConfigurationListQuery, 'type'>,
    most: number,
  ): Promise<number> {
    const conditions = [
      'deleted_at is null',
      ...(tenantId ? ['tenant_id = ?'] : []),
      ...(type ? ['type = ?'] : []),
    ];
    const values = [tenantId, type].filter(Boolean);
    return countUpTo(this.em, `sso_configurations where ${conditions.join(' and ')}`, values, most);
  }

  /** Those of a tenant, the oldest first. */
  ofTenant(tenantId: string, most: number): Promise<SsoConfiguration[]> {
    return this.em.find(
      SsoConfiguration,
      { tenantId, deletedAt: null },
      { orderBy: { id: 'asc' }, limit: most },
    );
  }

  /** Connections that members of a tenant can sign in with. */
  enabledOf(tenantId: string): Promise<SsoConfiguration[]> {
    return this.em.find(SsoConfiguration, { tenantId, isEnabled: true, deletedAt: null });
  }

  /** The enabled connection of a tenant to such a provider that names a domain; of several the oldest. */
  servingDomain(tenantId: string, type: SsoType, domain: string): Promise<SsoConfiguration | null> {
    return this.em.findOne(
      SsoConfiguration,
      { tenantId, type, isEnabled: true, deletedAt: null, domains: { $contains: [domain] } },
      { orderBy: { id: 'asc' } },
    );
  }

  /** What the settings made of a type, enabled or not. */
  platformButton(type: SsoType): Promise<SsoConfiguration | null> {
    return this.em.findOne(SsoConfiguration, { tenantId: null, type, managedBySettings: true });
  }

  /** The platform's enabled connection of a type: what the settings made goes before what was made by hand. In no unit of work. */
  async platformClient(type: SsoType): Promise<SsoConfiguration | null> {
    const [row] = await this.lookups.call<EntityDictionary<SsoConfiguration>>('platform_client', [type]);
    return row ? this.em.fork().map(SsoConfiguration, row) : null;
  }

  /** How many the platform has of its own. */
  countOfPlatform(): Promise<number> {
    return this.em.count(SsoConfiguration, { tenantId: null, deletedAt: null });
  }

  /** Whether its tenant has another connection that members can sign in with. */
  async hasEnabledOther({ id, tenantId }: SsoConfiguration): Promise<boolean> {
    const others = { tenantId, id: { $ne: id }, isEnabled: true, deletedAt: null };
    return (await this.em.count(SsoConfiguration, others)) > 0;
  }

  /** Whether its tenant has another enabled one that passed a test as it is now. */
  async hasTestedOther({ id, tenantId }: SsoConfiguration): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `select 1 from sso_configurations c join sso_configuration_states s on s.id = c.id
       where c.tenant_id = ? and c.id <> ? and c.is_enabled and c.deleted_at is null and s.tested_version = c.version
       limit 1`,
      [tenantId, id],
    );
    return rows.length > 0;
  }

  /** Stored once the unit of work is flushed. */
  add(values: RequiredEntityData<SsoConfiguration>): SsoConfiguration {
    return this.em.create(SsoConfiguration, values);
  }

  /** Replicas that start at once take turns, until the unit of work ends. */
  async takeTurnsAtButton(type: SsoType): Promise<void> {
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sso-button:${type}`]);
  }
}
