import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Lookups } from '../../database/lookups.js';
import { activeMembers } from '../../users/users.sql.js';
import { SsoPolicy } from '../sso-policy.entity.js';

export type { SsoPolicy };

/** Which tenants let people in through their upstreams alone. */
@Injectable()
export class SsoPoliciesRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly lookups: Lookups,
  ) {}

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

  /**
   * The policy of a tenant that enforces SSO, by a statement of its own.
   *
   * @returns whether somebody is named for emergencies, and whether anybody who is named is still an active admin
   */
  async inForce(
    tenantId: string,
    userId: string,
  ): Promise<{ readonly named: boolean; readonly manned: boolean } | null> {
    const [policy] = await this.lookups.query<{ named: boolean; manned: boolean }>(
      'sso-policy-in-force',
      `select $2::uuid = any(p.break_glass) as named, exists (
         select 1 from ${activeMembers('p.tenant_id')}
           and m.user_id = any(p.break_glass) and m.role = 'tenant_admin') as manned
       from sso_policies p where p.tenant_id = $1 and p.enforced`,
      [tenantId, userId],
    );
    return policy ?? null;
  }
}
