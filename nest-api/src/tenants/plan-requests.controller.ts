import {
  CreatePlanRequestSchema,
  DecidePlanRequestSchema,
  IdSchema,
  type PlanRequestListQuery,
  PlanRequestListQuerySchema,
  PlanRequestPageSchema,
  PlanRequestSchema,
  type RequestedPlan,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, EvenWhenReadOnly, Requires } from '../common/access.js';
import { ForbiddenError } from '../common/app-error.js';
import type { Caller as CallerType } from '../common/caller.js';
import { toPage } from '../common/paging.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { PlanRequests } from './plan-requests.service.js';
import { toPlanRequestDto } from './tenant.dto.js';

@ApiTags('Tenants')
@Controller('api/v1/tenants/plan-requests')
export class PlanRequestsController {
  constructor(private readonly requests: PlanRequests) {}

  @Post()
  @Describe(
    "Requests a plan for the caller's tenant",
    'Only one request can be pending. The same request again changes nothing. Another one is rejected until the first is decided.',
  )
  @Requires('tenant_management')
  @EvenWhenReadOnly()
  @Returns(PlanRequestSchema, 201, [409])
  async requestPlan(
    @Caller() caller: CallerType,
    @Body({ schema: CreatePlanRequestSchema }) body: { plan: RequestedPlan },
  ) {
    if (!caller.tenantId) throw new ForbiddenError('Only organizations have a plan.');
    return toPlanRequestDto(await this.requests.ask(caller.tenantId, caller, body.plan));
  }

  @FromStandby()
  @Get()
  @Describe('Lists plan requests of tenants, newest first')
  @Requires('platform_management')
  @Returns(PlanRequestPageSchema)
  async listPlanRequests(@Query({ schema: PlanRequestListQuerySchema }) query: PlanRequestListQuery) {
    const rows = await this.requests.list(query);
    return toPage(rows, query.limit, ({ request }) => [request.id, request.id], toPlanRequestDto);
  }

  @Post(':id/decision')
  @Describe('Grants or declines a plan request', 'A paid plan starts when it is granted.')
  @Requires('platform_management')
  @Returns(PlanRequestSchema, 200, [404, 409])
  async decidePlanRequest(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: DecidePlanRequestSchema }) { decision }: { decision: 'grant' | 'decline' },
  ) {
    return toPlanRequestDto(await this.requests.decide(caller, id, decision));
  }
}
