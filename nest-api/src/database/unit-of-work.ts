import { AsyncLocalStorage } from 'node:async_hooks';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { PLATFORM_ROLE } from './roles.js';
import { TENANT_FILTER } from './tenant-filter.js';

/** Token of a switch that only the isolation suite turns: false leaves row-level security alone. */
export const APPLICATION_FILTERS = Symbol('ApplicationFilters');

const PLATFORM = 'platform';
const scope = new AsyncLocalStorage<string>();

/**
 * One transaction for one piece of work, told whose data it may see.
 *
 * Inside, the injected `EntityManager` is the transaction's; outside of a unit it refuses to work. A unit
 * inside a unit of the same scope joins it.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly em: EntityManager,
    @Optional() @Inject(APPLICATION_FILTERS) private readonly applicationFilters: boolean = true,
  ) {}

  /** Works on one tenant's data: the database shows the rows of `tenantId` only. */
  inTenant<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    return this.unit(tenantId, { variables: { 'app.tenant_id': tenantId } }, work);
  }

  /**
   * Works across tenants, under a database role of its own. `reason` says at the call why no tenant is
   * known or one is not enough.
   */
  onPlatform<T>(_reason: string, work: () => Promise<T>): Promise<T> {
    return this.unit(PLATFORM, { role: PLATFORM_ROLE }, work);
  }

  /** In the tenant where there is one, else on the platform. */
  inScopeOf<T>(tenantId: string | null, reason: string, work: () => Promise<T>): Promise<T> {
    return tenantId === null ? this.onPlatform(reason, work) : this.inTenant(tenantId, work);
  }

  private async unit<T>(
    key: string,
    session: { variables?: Record<string, string>; role?: string },
    work: () => Promise<T>,
  ): Promise<T> {
    const open = scope.getStore();
    if (open === key) return work();
    // A second transaction inside the first would wait for a connection that the first one holds.
    if (open !== undefined) throw new Error(`a unit of work is open for ${open}, and ${key} was asked for`);

    const em = this.em.fork({ session, useContext: false });
    if (key !== PLATFORM && this.applicationFilters) em.setFilterParams(TENANT_FILTER, { tenantId: key });
    return scope.run(key, () => em.transactional(work));
  }
}
