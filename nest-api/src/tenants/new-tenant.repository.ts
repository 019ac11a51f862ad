import type { EntityManager } from '@mikro-orm/postgresql';
import { Tenant } from './tenant.entity.js';

/** The data of a new tenant. */
export interface NewTenant {
  readonly name: string;
  /** No other tenant has ever used it. */
  readonly slug: string;
  readonly adminEmail: string;
  readonly externalId?: string;
  readonly isDemo?: boolean;
}

/**
 * Creates a tenant, pending and on trial; stored with the next flush. This is the only function that creates tenants.
 */
export function newTenant(em: EntityManager, tenant: NewTenant): Tenant {
  return em.create(Tenant, { ...tenant });
}
