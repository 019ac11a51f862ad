import { type TenantHealth, TenantHealthQuerySchema, TenantHealthSchema } from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { TenantHealthReader } from './tenant-health.service.js';

@ApiTags('Tenants')
@FromStandby()
@Controller('api/v1/tenant-health')
export class TenantHealthController {
  constructor(private readonly health: TenantHealthReader) {}

  @Get()
  @Describe(
    "Get the health of an organization's sign-in: connections, certificates, domains and emails",
    'One value per minute for the last hour, if anything happened.',
  )
  @Requires('tenant_management')
  @Returns(TenantHealthSchema, 200, [404])
  getTenantHealth(
    @Caller() caller: CallerType,
    @Query({ schema: TenantHealthQuerySchema }) query: { tenantId?: string },
  ): Promise<TenantHealth> {
    return this.health.read(caller, query.tenantId);
  }
}
