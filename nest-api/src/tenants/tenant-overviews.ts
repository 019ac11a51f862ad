import { Injectable } from '@nestjs/common';
import type { Tenant } from './tenant.entity.js';
import { type TenantDomain, TenantRelations } from './tenant-relations.js';

/** A tenant with data of other tables. */
export interface TenantOverview {
  readonly tenant: Tenant;
  readonly domain: TenantDomain | null;
  readonly userCount: number;
}

@Injectable()
export class TenantOverviews {
  constructor(private readonly relations: TenantRelations) {}

  /** Joins the caller's unit of work. */
  async one(tenant: Tenant): Promise<TenantOverview> {
    const { people, domains } = this.relations;
    return {
      tenant,
      domain: (await domains.mainOf([tenant.id])).get(tenant.id) ?? null,
      userCount: (await people.countIn([tenant.id])).get(tenant.id) ?? 0,
    };
  }
}
