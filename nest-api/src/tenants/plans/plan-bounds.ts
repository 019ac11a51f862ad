import { COUNTED_AT_MOST, type Counted, PLAN_LIMITS, type PlanLimit } from '@gatehouse/contracts';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../common/app-error.js';
import { TenantsRepository } from '../tenants.repository.js';
import { PlanLimitReached } from './plan-limit-reached.js';
import { type CountPlaces, PlanPlaces } from './plan-places.js';

/** Limits of a tenant's plan and their usage. Joins the caller's unit of work. */
@Injectable()
export class PlanBounds {
  constructor(
    private readonly tenants: TenantsRepository,
    private readonly places: PlanPlaces,
  ) {}

  /** Null if the plan has no limit. */
  async limitOf(tenantId: string, what: Counted): Promise<number | null> {
    return PLAN_LIMITS[(await this.tenants.planOf(tenantId)) ?? 'trial'][what];
  }

  /**
   * Locks the count of this tenant until the transaction ends, so that two concurrent calls cannot both take the last
   * place.
   *
   * @param more number of places to take
   * @param count counts the used places, if that is not the number of rows: after a downgrade, more may exist than are
   * used
   * @throws PlanLimitReached @throws NotFoundError the tenant does not exist
   */
  async require(tenantId: string, what: Counted, more: number, count?: CountPlaces): Promise<void> {
    const missing = await this.missing(tenantId, what, more, count);
    if (missing) throw new PlanLimitReached(missing);
  }

  /** As `require`, but returns the error; null if there is room. */
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

  /** Number of used places. @param most the count stops here, which bounds the cost */
  used(tenantId: string, what: Counted, most: number = COUNTED_AT_MOST + 1): Promise<number> {
    return this.places.taken(tenantId, what, most);
  }
}
