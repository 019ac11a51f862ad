import { IdSchema, TenantExportSchema } from '@gatehouse/contracts';
import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { TenantExporter } from './tenant-export.service.js';

@ApiTags('Tenants')
@Controller('api/v1/tenants')
export class TenantExportController {
  constructor(private readonly exporter: TenantExporter) {}

  @Get(':id/export')
  @Reauthentication()
  @Describe('Export all data of a tenant, without secrets', 'Export the tenant before it is erased.')
  @Requires('platform_management')
  @ReadBudget('export')
  @Returns(TenantExportSchema, 200, [404])
  exportTenant(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.exporter.of(caller, id);
  }
}
