import {
  ActivateTenantSchema,
  type ChangeTenant,
  ChangeTenantSchema,
  CreatePlanRequestSchema,
  IdSchema,
  PlanRequestSchema,
  type TenantListQuery,
  TenantListQuerySchema,
  TenantPageSchema,
  TenantSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, EvenWhenReadOnly, Requires } from '../common/access.js';
import { ForbiddenError } from '../common/app-error.js';
import type { Caller as CallerType } from '../common/caller.js';
import { toPage } from '../common/paging.js';
import { Describe, Returns } from '../common/returns.js';
import { toPlanRequestDto, toTenantDto } from './tenant.dto.js';
import { Tenants } from './tenants.service.js';

@ApiTags('Tenants')
@Controller('api/v1/tenants')
export class TenantsController {
  constructor(private readonly tenants: Tenants) {}

  @Get()
  @Describe('All tenants, oldest first')
  @Requires('platform_management')
  @Returns(TenantPageSchema)
  async listTenants(@Query({ schema: TenantListQuerySchema }) query: TenantListQuery) {
    const rows = await this.tenants.list(query);
    return toPage(rows, query.limit, ({ tenant }) => [tenant.code, tenant.id], toTenantDto);
  }

  @Get(':id')
  @Describe('One tenant: any for a superadmin, their own for a tenant admin')
  @Requires('platform_management', 'tenant_management')
  @Returns(TenantSchema, 200, [404])
  async getTenant(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return toTenantDto(await this.tenants.get(caller, id));
  }

  @Patch(':id')
  @Describe('Changes what is given; `version` is the one that was read')
  @Requires('platform_management')
  @Returns(TenantSchema, 200, [404, 409])
  async changeTenant(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeTenantSchema }) body: ChangeTenant,
  ) {
    return toTenantDto(await this.tenants.change(caller, id, body));
  }

  @Post(':id/activate')
  @Describe('Opens a tenant; its trial starts at this moment')
  @Requires('platform_management')
  @Returns(TenantSchema, 200, [404, 409])
  async activateTenant(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ActivateTenantSchema }) body: { version: number },
  ) {
    return toTenantDto(await this.tenants.activate(caller, id, body.version));
  }

  @Post('plan-requests')
  @Describe("Asks for a plan on behalf of the caller's own tenant")
  @Requires('tenant_management')
  @EvenWhenReadOnly()
  @Returns(PlanRequestSchema, 201)
  async requestPlan(
    @Caller() caller: CallerType,
    @Body({ schema: CreatePlanRequestSchema }) body: { plan: 'trial' | 'pro' },
  ) {
    if (!caller.tenantId) throw new ForbiddenError('Plans are for organisations.');
    return toPlanRequestDto(await this.tenants.requestPlan(caller.tenantId, caller, body.plan));
  }
}
