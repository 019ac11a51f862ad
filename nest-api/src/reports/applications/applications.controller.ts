import {
  type ApplicationListQuery,
  ApplicationListQuerySchema,
  ApplicationPageSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { ApplicationList } from './application-list.service.js';

@ApiTags('Applications')
@FromStandby()
@Controller('api/v1/admin/applications')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationList) {}

  @Get()
  @Describe(
    'Lists OpenID and SAML applications together, newest first',
    "Those of the caller's tenant. Superadmins get all, or those of `tenant_id`. Each has its last sign-in and its recent failures.",
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(ApplicationPageSchema, 200, [404])
  listApplications(
    @Caller() caller: CallerType,
    @Query({ schema: ApplicationListQuerySchema }) query: ApplicationListQuery,
  ) {
    return this.applications.page(caller, query);
  }
}
