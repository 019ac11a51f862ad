import type { PlanRequestListQuery, RequestedPlan } from '@gatehouse/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Audit } from '../audit/audit.js';
import { NotFoundError } from '../common/app-error.js';
import type { Caller } from '../common/caller.js';
import { Clock } from '../common/clock.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { type PlanRequest, PlanRequestsRepository } from './plan-requests.repository.js';
import { TenantMails } from './tenant-mails.js';
import { PlanRequestDecided, PlanRequestOpen } from './tenant-refused.js';
import { TenantsRepository } from './tenants.repository.js';

/** A request with the name of its tenant. */
export interface TenantRequest {
  readonly request: PlanRequest;
  readonly tenantName: string;
}

/** Plan requests of tenants, and the decisions of superadmins. */
@Injectable()
export class PlanRequests {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: PlanRequestsRepository,
    private readonly tenants: TenantsRepository,
    private readonly unit: UnitOfWork,
    private readonly audit: Audit,
    private readonly mails: TenantMails,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a plan request. A repeated request for the same plan is stored once.
   *
   * @throws PlanRequestOpen a request for another plan is pending
   */
  ask(tenantId: string, caller: Caller, plan: RequestedPlan): Promise<TenantRequest> {
    return this.unit.inTenant(tenantId, async () => {
      // Locks the tenant, so that concurrent requests are stored once.
      const tenant = await this.tenants.requireLocked(tenantId);
      const tenantName = tenant.name as string;
      const open = await this.requests.openOf(tenantId);
      const same = open.find((request) => request.plan === plan);
      if (same) return { request: same, tenantName };
      // The trial is requested at sign-up and starts automatically, so it does not block a paid plan.
      const other = open.find((request) => request.plan !== 'trial');
      if (other) throw new PlanRequestOpen(other.plan as RequestedPlan);
      const request = this.requests.add(tenantId, plan, caller.userId);
      await this.em.flush();
      await this.record(caller, 'plan.requested', request);
      await this.mails.planRequested(tenant, plan, caller.userId);
      return { request, tenantName };
    });
  }

  /** At most `limit + 1`, newest first. */
  list(query: PlanRequestListQuery): Promise<TenantRequest[]> {
    return this.unit.onPlatform('a superadmin sees what tenants ask for', async () => {
      const requests = await this.requests.page(query);
      const names = await this.tenants.namesOf(requests.map(({ tenantId }) => tenantId));
      return requests.map((request) => ({ request, tenantName: names.get(request.tenantId) ?? '' }));
    });
  }

  /**
   * Granting a paid plan starts it. Granting a trial only marks the request as seen, because the trial starts when the
   * tenant is activated.
   *
   * @throws NotFoundError
   * @throws PlanRequestDecided
   */
  decide(caller: Caller, id: string, decision: 'grant' | 'decline'): Promise<TenantRequest> {
    return this.unit.onPlatform('a superadmin answers what a tenant asks for', async () => {
      const request = await this.requests.lock(id);
      if (!request) throw new NotFoundError('request');
      if (request.state !== 'open') throw new PlanRequestDecided();
      const now = this.clock.now();
      request.state = decision === 'grant' ? 'granted' : 'declined';
      request.decidedAt = now;
      request.decidedBy = caller.userId;
      const tenant = await this.tenants.requireLocked(request.tenantId);
      const plan = request.plan as RequestedPlan;
      if (decision === 'decline') await this.record(caller, 'plan.declined', request);
      else if (plan !== 'trial') {
        tenant.startPlan(plan, now);
        await this.record(caller, 'plan.changed', request);
      }
      await this.em.flush();
      await this.mails.planDecided(tenant, request);
      return { request, tenantName: tenant.name as string };
    });
  }

  private record(
    caller: Caller,
    action: `plan.${'requested' | 'changed' | 'declined'}`,
    request: PlanRequest,
  ) {
    return this.audit.record({
      tenantId: request.tenantId,
      actor: { type: 'user', id: caller.userId },
      action,
      target: { type: 'plan_request', id: request.id },
      outcome: 'success',
      detail: { plan: request.plan as string },
    });
  }
}
