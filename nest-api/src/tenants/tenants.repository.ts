import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Tenant } from './tenant.entity.js';

export type { Tenant };

/** Tenants, in the unit of work of the caller. */
@Injectable()
export class TenantsRepository {
  constructor(private readonly em: EntityManager) {}

  async exists(id: string): Promise<boolean> {
    return (await this.em.count(Tenant, { id })) > 0;
  }

  find(id: string): Promise<Tenant | null> {
    return this.em.findOne(Tenant, { id });
  }

  /** One that is known to exist. */
  require(id: string): Promise<Tenant> {
    return this.em.findOneOrFail(Tenant, { id });
  }

  /** By id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, Tenant>> {
    const tenants = await this.em.find(Tenant, { id: { $in: [...ids] } });
    return new Map(tenants.map((tenant) => [tenant.id, tenant]));
  }
}
