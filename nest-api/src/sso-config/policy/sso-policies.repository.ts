import type { SsoRequirement } from '@gatehouse/contracts';
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

  /**
   * Notes since when a stored policy requires single sign-on, and from when on, by the database's clock. A grace period
   * that has begun is only shortened.
   *
   * @param graceDays null leaves the dates as they are
   */
  async time(policy: SsoPolicy, graceDays: number | null): Promise<void> {
    await this.em.execute(
      `update sso_policies set
         enforced_since = case when enforced then coalesce(enforced_since, now()) end,
         enforced_from = case when enforced then
           least(coalesce(now() + make_interval(days => ?::int), enforced_from, now()), enforced_from) end,
         ending_announced_at = case when enforced then ending_announced_at end
       where tenant_id = ?`,
      [graceDays, policy.tenantId],
    );
    await this.em.refresh(policy);
  }

  /** When a tenant requires or begins to require single sign-on, and whether that is so now. */
  async requirementOf(tenantId: string): Promise<SsoRequirement> {
    const [row] = await this.em.execute<{ at: Date | string; isInForce: boolean }[]>(
      `select coalesce(enforced_from, updated_at) as at, coalesce(enforced_from <= now(), true) as "isInForce"
       from sso_policies where tenant_id = ? and enforced`,
      [tenantId],
    );
    return row
      ? { requiredFrom: new Date(row.at).toISOString(), isInForce: row.isInForce }
      : { requiredFrom: null, isInForce: false };
  }

  /** Joins the unit of work that is open. */
  async noteEndingAnnounced(tenantId: string): Promise<void> {
    await this.em.execute('update sso_policies set ending_announced_at = now() where tenant_id = ?', [
      tenantId,
    ]);
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
