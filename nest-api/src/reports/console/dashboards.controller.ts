import {
  type ConsoleDashboardDto,
  ConsoleDashboardSchema,
  type DashboardDto,
  DashboardSchema,
} from '@gatehouse/contracts';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { Dashboards } from './dashboards.service.js';

@ApiTags('Console')
@Controller('api/v1')
export class DashboardsController {
  constructor(private readonly dashboards: Dashboards) {}

  @Get('dashboard')
  @Describe(
    "Get the content of the caller's dashboard",
    'Sessions, devices, factors, connected applications, launchpad, products and overview in one response.',
  )
  @Authenticated()
  @Returns(DashboardSchema)
  getDashboard(@Caller() caller: CallerType): Promise<DashboardDto> {
    return this.dashboards.ofPerson(caller);
  }

  @Get('console-dashboard')
  @Describe(
    "Get the content of a console's dashboard",
    "Of the caller's organization. Of all organizations for a superadmin.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ConsoleDashboardSchema)
  getConsoleDashboard(@Caller() caller: CallerType): Promise<ConsoleDashboardDto> {
    return this.dashboards.ofConsole(caller);
  }
}
