import type { PlanRequestListQuery, RequestedPlan } from '@gatehouse/contracts';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { decodeCursor } from '../common/paging.js';
import { PlanRequest } from './plan-request.entity.js';

export type { PlanRequest };

/** Plan requests of tenants. Joins the caller's unit of work. */
@Injectable()
export class PlanRequestsRepository {
  constructor(private readonly em: EntityManager) {}

  /** Pending requests of a tenant, the newest first. */
  openOf(tenantId: string): Promise<PlanRequest[]> {
    return this.em.find(PlanRequest, { tenantId, state: 'open' }, { orderBy: { id: 'desc' }, limit: 10 });
  }

  /** Locks the row until the unit of work ends. */
  lock(id: string): Promise<PlanRequest | null> {
    return this.em.findOne(PlanRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** At most `limit + 1`, newest first. */
  page({ state, cursor, limit }: PlanRequestListQuery): Promise<PlanRequest[]> {
    return this.em.find(
      PlanRequest,
      { ...(state ? { state } : {}), ...(cursor ? { id: { $lt: decodeCursor(cursor)[1] } } : {}) },
      { orderBy: { id: 'desc' }, limit: limit + 1 },
    );
  }

  /** Stored when the unit of work is flushed. */
  add(tenantId: string, plan: RequestedPlan, requestedBy: string): PlanRequest {
    return this.em.create(PlanRequest, { tenantId, plan, requestedBy });
  }
}
