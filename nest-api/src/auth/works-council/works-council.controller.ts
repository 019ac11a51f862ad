import {
  type SaveWorksCouncilMode,
  SaveWorksCouncilModeSchema,
  WorksCouncilModeSchema,
  WorksCouncilQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { WorksCouncil } from './works-council.service.js';

@ApiTags('Tenants')
@Controller('api/v1/works-council-mode')
export class WorksCouncilController {
  constructor(private readonly worksCouncil: WorksCouncil) {}

  @Get()
  @Describe("Get whether a tenant's admins see aggregates only, since when and by which admin")
  @Requires('platform_management', 'tenant_management')
  @Returns(WorksCouncilModeSchema, 200, [404])
  getWorksCouncilMode(
    @Caller() caller: CallerType,
    @Query({ schema: WorksCouncilQuerySchema }) query: { tenantId?: string },
  ) {
    return this.worksCouncil.get(caller, query.tenantId);
  }

  @Put()
  @Describe(
    'Enables or disables the works-council mode of a tenant',
    'Under it, operations about the sign-ins of single users return 403 `works_council_mode` to admins of the tenant. ' +
      'After it is disabled, what was recorded until then stays hidden. Every admin gets an email.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(WorksCouncilModeSchema, 200, [404])
  saveWorksCouncilMode(
    @Caller() caller: CallerType,
    @Body({ schema: SaveWorksCouncilModeSchema }) body: SaveWorksCouncilMode,
    @Req() request: Request,
  ) {
    return this.worksCouncil.save(caller, body, clientOf(request));
  }
}
