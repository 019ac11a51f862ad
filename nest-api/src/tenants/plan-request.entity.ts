import type { RequestedPlan } from '@gatehouse/contracts';
import { defineEntity, p } from '@mikro-orm/core';
import { v7 as uuidv7 } from 'uuid';
import { tenantFilter } from '../database/tenant-filter.js';

const PlanRequestRow = defineEntity({
  name: 'PlanRequest',
  tableName: 'plan_requests',
  filters: tenantFilter,
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => uuidv7()),
    tenantId: p.uuid().index(),
    plan: p.string().length(20).$type<RequestedPlan>(),
    requestedBy: p.uuid(),
    state: p.string().length(20).$type<'open' | 'granted' | 'declined'>().default('open'),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.uuid().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});

/** A tenant's request for a plan, which a superadmin decides. */
export class PlanRequest extends PlanRequestRow.class {}
PlanRequestRow.setClass(PlanRequest);
