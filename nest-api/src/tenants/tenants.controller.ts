import {
  ActivateTenantSchema,
  type BulkTenants,
  BulkTenantsResultSchema,
  BulkTenantsSchema,
  type ChangeTenant,
  ChangeTenantSchema,
  type CreateTenant,
  CreateTenantSchema,
  IdSchema,
  PlanUsageSchema,
  type TenantListQuery,
  TenantListQuerySchema,
  TenantPageSchema,
  TenantSchema,
  TenantSummarySchema,
  TenantVersionQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { FreshProof } from '../common/fresh-proof.js';
import { toPage } from '../common/paging.js';
import { Describe, Returns } from '../common/returns.js';
import { BulkTenantChanges } from './bulk-changes.service.js';
import { PlanUsages } from './plans/plan-usages.js';
import { toTenantDto } from './tenant.dto.js';
import { TenantDirectory } from './tenant-directory.repository.js';
import { Tenants } from './tenants.service.js';

@ApiTags('Tenants')
@Controller('api/v1/tenants')
export class TenantsController {
  constructor(
    private readonly tenants: Tenants,
    private readonly directory: TenantDirectory,
    private readonly bulk: BulkTenantChanges,
    private readonly usages: PlanUsages,
  ) {}

  @Get()
  @Describe('All tenants, oldest first unless another order is asked for')
  @Requires('platform_management')
  @Returns(TenantPageSchema)
  async listTenants(@Query({ schema: TenantListQuerySchema }) query: TenantListQuery) {
    const tenants = await this.directory.list(query);
    return toPage(
      tenants,
      query.limit,
      (tenant) => this.directory.cursorOf(tenant, query.sort),
      (tenant) => tenant,
    );
  }

  @Post()
  @Describe('Sets up a tenant', 'Its domain waits for its proof; its admin is invited by mail.')
  @Requires('platform_management')
  @Returns(TenantSchema, 201, [422])
  async createTenant(@Caller() caller: CallerType, @Body({ schema: CreateTenantSchema }) body: CreateTenant) {
    return toTenantDto(await this.tenants.found(caller, body));
  }

  @Get('summary')
  @Describe('How many tenants there are of each kind')
  @Requires('platform_management')
  @Returns(TenantSummarySchema)
  summariseTenants() {
    return this.directory.summary();
  }

  @Post('bulk')
  @FreshProof()
  @Describe(
    'Does one thing to many tenants',
    'Each by itself: one that can not be changed holds up no other.',
  )
  @Requires('platform_management')
  @Returns(BulkTenantsResultSchema, 200)
  async changeTenants(@Caller() caller: CallerType, @Body({ schema: BulkTenantsSchema }) body: BulkTenants) {
    return { items: await this.bulk.apply(caller, body) };
  }

  @Get(':id')
  @Describe('One tenant: any for a superadmin, their own for a tenant admin')
  @Requires('platform_management', 'tenant_management')
  @Returns(TenantSchema, 200, [404])
  async getTenant(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return toTenantDto(await this.tenants.get(caller, id));
  }

  @Get(':id/plan')
  @Describe(
    'What a tenant has of what its plan allows',
    'Any for a superadmin, their own for a tenant admin.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(PlanUsageSchema, 200, [404])
  getTenantPlan(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.usages.of(caller, id);
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

  @Delete(':id')
  @Describe('Deletes a tenant', 'It can be brought back for 30 days; `version` is the one that was read.')
  @Requires('platform_management')
  @FreshProof()
  @Returns(null, 204, [404, 409])
  deleteTenant(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantVersionQuerySchema }) { version }: { version: number },
  ): Promise<void> {
    return this.tenants.delete(caller, id, version);
  }

  @Post(':id/restore')
  @Describe('Brings a deleted tenant back, with the status that it had')
  @Requires('platform_management')
  @Returns(TenantSchema, 200, [404, 409])
  async restoreTenant(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ActivateTenantSchema }) body: { version: number },
  ) {
    return toTenantDto(await this.tenants.restore(caller, id, body.version));
  }
}
