import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TenantRole } from './tenant-role.entity.js';

export type { TenantRole };

/** Roles that tenants made, in the unit of work of the caller. */
@Injectable()
export class TenantRolesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null for another tenant's. */
  find(tenantId: string, id: string): Promise<TenantRole | null> {
    return this.em.findOne(TenantRole, { tenantId, id });
  }

  all(tenantId: string): Promise<TenantRole[]> {
    return this.em.find(TenantRole, { tenantId });
  }

  some(tenantId: string, ids: readonly string[]): Promise<TenantRole[]> {
    return this.em.find(TenantRole, { tenantId, id: { $in: [...ids] } });
  }
}
