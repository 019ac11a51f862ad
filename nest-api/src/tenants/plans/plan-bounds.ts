import { COUNTED_AT_MOST, type Counted, PLAN_LIMITS, type Plan, type PlanLimit } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { PlanLimitReached } from './plan-limit-reached.js';

/** The rows that take a place, each query with the tenant as its parameter; an open invitation also has the time. */
const PLACES: Record<Counted, readonly string[]> = {
  users: [
    'memberships where tenant_id = ?',
    'invitations where tenant_id = ? and accepted_at is null and revoked_at is null and expires_at > ?',
  ],
  domains: ['domains where tenant_id = ?'],
  ssoConfigurations: ['sso_configurations where tenant_id = ? and deleted_at is null'],
};
const ENABLED = ['sso_configurations where tenant_id = ? and deleted_at is null and is_enabled'];

/** How much a tenant's plan allows, and how much of it is taken. Joins the unit of work that is open. */
@Injectable()
export class PlanBounds {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Null where the plan sets no bound. */
  async limitOf(tenantId: string, what: Counted): Promise<number | null> {
    const [row] = await this.em.execute<{ plan: Plan }[]>('select plan from tenants where id = ?', [
      tenantId,
    ]);
    return PLAN_LIMITS[row?.plan ?? 'trial'][what];
  }

  /**
   * Holds off others who add to this tenant until the transaction ends, so that two at once can't both take the last
   * place.
   *
   * @param more how many come in
   * @throws PlanLimitReached @throws NotFoundError there is no such tenant
   */
  async require(tenantId: string, what: Counted, more: number): Promise<void> {
    const missing = await this.missing(tenantId, what, more);
    if (missing) throw new PlanLimitReached(missing);
  }

  /**
   * As `require`, for a connection that is there and is to be used again: after a smaller plan more may exist than are
   * used.
   */
  async requireOneMoreEnabled(tenantId: string): Promise<void> {
    const missing = await this.missing(tenantId, 'ssoConfigurations', 1, ENABLED);
    if (missing) throw new PlanLimitReached(missing);
  }

  /** As `require`, for whom a refusal is an answer like others: null where there is room. */
  async missing(
    tenantId: string,
    what: Counted,
    more: number,
    places: readonly string[] = PLACES[what],
  ): Promise<PlanLimit | null> {
    const [tenant] = await this.em.execute<{ plan: Plan }[]>(
      'select plan from tenants where id = ? for no key update',
      [tenantId],
    );
    if (!tenant) throw new NotFoundError('tenant');
    const limit = PLAN_LIMITS[tenant.plan][what];
    if (limit === null || more === 0) return null;
    const used = await this.count(tenantId, places);
    return used + more > limit ? { plan: tenant.plan, what, limit, used, wanted: more } : null;
  }

  /** How many are taken. @param most counts no further, so that it costs the same however many there are */
  used(tenantId: string, what: Counted, most: number = COUNTED_AT_MOST + 1): Promise<number> {
    return this.count(tenantId, PLACES[what], most);
  }

  private async count(tenantId: string, places: readonly string[], most?: number): Promise<number> {
    const counts = places.map((rows) =>
      most
        ? `(select count(*)::int from (select 1 from ${rows} limit ${most}) c)`
        : `(select count(*)::int from ${rows})`,
    );
    const values = places.flatMap((rows) =>
      rows.includes('expires_at > ?') ? [tenantId, this.clock.now()] : [tenantId],
    );
    const [row] = await this.em.execute<[{ taken: number }]>(`select ${counts.join(' + ')} as taken`, values);
    return row.taken;
  }
}
