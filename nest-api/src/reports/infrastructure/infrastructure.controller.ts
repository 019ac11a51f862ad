import {
  type RuntimeChangesQuery,
  RuntimeChangesQuerySchema,
  type SystemChanges,
  SystemChangesSchema,
  type SystemInfrastructure,
  SystemInfrastructureSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { InfrastructureReport } from './infrastructure-report.service.js';
import { RuntimeChanges } from './runtime-changes.repository.js';

@ApiTags('System')
@Controller('api/v1/system')
export class InfrastructureController {
  constructor(
    private readonly report: InfrastructureReport,
    private readonly changes: RuntimeChanges,
  ) {}

  @Get('infrastructure')
  @Describe(
    'Get database, replication, storage and certificates',
    'The forecast is a straight line through the daily sizes of the database.',
  )
  @Requires('platform_management')
  @Returns(SystemInfrastructureSchema)
  getInfrastructure(): Promise<SystemInfrastructure> {
    return this.report.read();
  }

  @FromStandby()
  @Get('changes')
  @Describe(
    'Lists changes that took effect without a restart',
    'The latest 100 changes of the last 90 days, from the audit logs of the platform and of all tenants.',
  )
  @Requires('platform_management')
  @Returns(SystemChangesSchema)
  listSystemChanges(
    @Query({ schema: RuntimeChangesQuerySchema }) query: RuntimeChangesQuery,
  ): Promise<SystemChanges> {
    return this.changes.read(query);
  }
}
