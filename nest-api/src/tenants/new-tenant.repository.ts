import type { EntityManager } from '@mikro-orm/postgresql';
import { Tenant } from './tenant.entity.js';

/** What is said of a tenant when it is made. */
export interface NewTenant {
  readonly name: string;
  /** Never given to another tenant before. */
  readonly slug: string;
  readonly adminEmail: string;
  readonly externalId?: string;
  readonly isDemo?: boolean;
}

/** A tenant, pending and on trial; written with the next flush. Every tenant begins here. */
export function newTenant(em: EntityManager, tenant: NewTenant): Tenant {
  return em.create(Tenant, { ...tenant });
}
