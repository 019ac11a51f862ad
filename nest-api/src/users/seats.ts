import { PLAN_LIMITS, type Plan } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConflictError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';

/** The plan of the tenant allows no more people. */
export class PlanIsFull extends ConflictError {
  readonly code = 'plan_limit_reached';

  constructor(limit: number, plan: Plan) {
    super(
      `The plan ${plan} allows ${limit} people, invited ones included. Remove somebody, revoke an invitation, or ask for a larger plan.`,
    );
  }
}

/** How many people a tenant's plan allows. Joins the unit of work that is open. */
@Injectable()
export class Seats {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Null where the plan sets no bound. */
  async limitOf(tenantId: string): Promise<number | null> {
    return PLAN_LIMITS[await this.planOf(tenantId)].users;
  }

  /**
   * Holds off others who add people to this tenant until the transaction ends, so that two at once can't both take the
   * last place.
   *
   * @param more how many come in
   * @throws PlanIsFull
   */
  async require(tenantId: string, more: number): Promise<void> {
    await this.em.execute('select 1 from tenants where id = ? for no key update', [tenantId]);
    const plan = await this.planOf(tenantId);
    const { users: limit } = PLAN_LIMITS[plan];
    if (limit === null || more === 0) return;
    const [row] = await this.em.execute<[{ taken: number }]>(
      `select (select count(*)::int from memberships where tenant_id = ?)
         + (select count(*)::int from invitations where tenant_id = ? and accepted_at is null and revoked_at is null
            and expires_at > ?) as taken`,
      [tenantId, tenantId, this.clock.now()],
    );
    if (row.taken + more > limit) throw new PlanIsFull(limit, plan);
  }

  private async planOf(tenantId: string): Promise<Plan> {
    const [row] = await this.em.execute<{ plan: Plan }[]>('select plan from tenants where id = ?', [
      tenantId,
    ]);
    return row?.plan ?? 'trial';
  }
}
