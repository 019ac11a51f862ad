import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SsoPolicy } from '../sso-policy.entity.js';

export type { SsoPolicy };

/** SSO enforcement of tenants. */
@Injectable()
export class SsoPoliciesRepository {
  constructor(private readonly em: EntityManager) {}

  /** Null where a tenant has said nothing. Joins the unit of work that is open. */
  of(tenantId: string): Promise<SsoPolicy | null> {
    return this.em.findOne(SsoPolicy, { tenantId });
  }

  /** The first of a tenant, stored once the unit of work is flushed. */
  add(tenantId: string): SsoPolicy {
    return this.em.create(SsoPolicy, { tenantId, breakGlass: [] });
  }

  /** Whether a tenant enforces SSO; held until the unit of work ends, so that two who decide by it take turns. */
  async lockEnforced(tenantId: string): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select 1 from sso_policies where tenant_id = ? and enforced for update',
      [tenantId],
    );
    return rows.length > 0;
  }
}
