import { COUNTED_AT_MOST, type Counted, PLAN_LIMITS, type PlanLimit } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { TenantsRepository } from '../tenants.repository.js';
import { PlanLimitReached } from './plan-limit-reached.js';
import { type CountPlaces, PlanPlaces } from './plan-places.js';

/** How much a tenant's plan allows, and how much of it is taken. Joins the unit of work that is open. */
@Injectable()
export class PlanBounds {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly places: PlanPlaces,
  ) {}

  /** Null where the plan sets no bound. */
  async limitOf(tenantId: string, what: Counted): Promise<number | null> {
    return PLAN_LIMITS[(await this.tenants.planOf(tenantId)) ?? 'trial'][what];
  }

  /**
   * Holds off others who add to this tenant until the transaction ends, so that two at once can't both take the last
   * place.
   *
   * @param more how many come in
   * @param count what takes a place, where it isn't all that there are: after a smaller plan more may exist than are used
   * @throws PlanLimitReached @throws NotFoundError there is no such tenant
   */
  async require(tenantId: string, what: Counted, more: number, count?: CountPlaces): Promise<void> {
    const missing = await this.missing(tenantId, what, more, count);
    if (missing) throw new PlanLimitReached(missing);
  }

  /** As `require`, for whom a refusal is an answer like others: null where there is room. */
  async missing(
    tenantId: string,
    what: Counted,
    more: number,
    count: CountPlaces = (id, most) => this.places.taken(id, what, most),
  ): Promise<PlanLimit | null> {
    const plan = await this.tenants.holdPlanOf(tenantId);
    if (!plan) throw new NotFoundError('tenant');
    const limit = PLAN_LIMITS[plan][what];
    if (limit === null || more === 0) return null;
    const used = await count(tenantId, null);
    return used + more > limit ? { plan, what, limit, used, wanted: more } : null;
  }

  /** How many are taken. @param most counts no further, so that it costs the same however many there are */
  used(tenantId: string, what: Counted, most: number = COUNTED_AT_MOST + 1): Promise<number> {
    return this.places.taken(tenantId, what, most);
  }
}
