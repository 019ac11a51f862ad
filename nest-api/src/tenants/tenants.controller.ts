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
import { toPage } from '../common/paging.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
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

  @FromStandby()
  @Get()
  @Describe('Lists tenants, oldest first by default')
  @Requires('platform_management')
  @Returns(TenantPageSchema)
  async listTenants(@Query({ schema: TenantListQuerySchema }) query: TenantListQuery) {
    const { rows, total } = await this.directory.list(query);
    return toPage(
      rows,
      query.limit,
      (tenant) => this.directory.cursorOf(tenant, query.sort),
      (tenant) => tenant,
      total,
    );
  }

  @Post()
  @Describe('Creates a tenant', 'The domain waits for verification. The admin is invited by email.')
  @Requires('platform_management')
  @Returns(TenantSchema, 201, [422])
  async createTenant(@Caller() caller: CallerType, @Body({ schema: CreateTenantSchema }) body: CreateTenant) {
    return toTenantDto(await this.tenants.found(caller, body));
  }

  @FromStandby()
  @Get('summary')
  @Describe('Counts tenants by status')
  @Requires('platform_management')
  @Returns(TenantSummarySchema)
  summariseTenants() {
    return this.directory.summary();
  }

  @Post('bulk')
  @Reauthentication()
  @Describe(
    'Runs a bulk action on tenants',
    'Each tenant is processed independently. Failures do not affect the others.',
  )
  @Requires('platform_management')
  @Returns(BulkTenantsResultSchema, 200)
  async changeTenants(@Caller() caller: CallerType, @Body({ schema: BulkTenantsSchema }) body: BulkTenants) {
    return { items: await this.bulk.apply(caller, body) };
  }

  @Get(':id')
  @Describe('Get a tenant: any for a superadmin, their own for a tenant admin')
  @Requires('platform_management', 'tenant_management')
  @Returns(TenantSchema, 200, [404])
  async getTenant(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return toTenantDto(await this.tenants.get(caller, id));
  }

  @Get(':id/plan')
  @Describe(
    "Get a tenant's usage and the limits of its plan",
    'Any tenant for a superadmin, their own for a tenant admin.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(PlanUsageSchema, 200, [404])
  getTenantPlan(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.usages.of(caller, id);
  }

  @Patch(':id')
  @Describe('Updates the given fields. `version` must match the current version (optimistic locking)')
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
  @Describe('Activates a tenant and starts its trial')
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
  @Describe(
    'Deletes a tenant',
    'The tenant can be restored for 30 days. `version` must match the current version.',
  )
  @Requires('platform_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  deleteTenant(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantVersionQuerySchema }) { version }: { version: number },
  ): Promise<void> {
    return this.tenants.delete(caller, id, version);
  }

  @Post(':id/restore')
  @Describe('Restores a deleted tenant with its previous status')
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
