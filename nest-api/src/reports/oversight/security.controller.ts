import {
  SecurityOverviewSchema,
  TenantSecurityPageSchema,
  type TenantSecurityQuery,
  TenantSecurityQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SecurityOverviews } from './security-overview.service.js';
import { TenantSecurities } from './tenant-security.service.js';

@ApiTags('Security')
@FromStandby()
@Controller('api/v1/security')
export class SecurityController {
  constructor(
    private readonly overviews: SecurityOverviews,
    private readonly tenants: TenantSecurities,
  ) {}

  @Get('overview')
  @Describe('Get failed sign-ins of the last 24 hours and the use of second factors, over all tenants')
  @Requires('platform_management')
  @Returns(SecurityOverviewSchema)
  getSecurityOverview() {
    return this.overviews.read();
  }

  @Get('tenants')
  @Describe("Lists each tenant's sign-in policy and how its members comply")
  @Requires('platform_management')
  @Returns(TenantSecurityPageSchema)
  listTenantSecurity(@Query({ schema: TenantSecurityQuerySchema }) query: TenantSecurityQuery) {
    return this.tenants.list(query);
  }
}
