import {
  SecurityOverviewSchema,
  SlowDownKeySchema,
  SlowDownsSchema,
  TenantSecurityPageSchema,
  type TenantSecurityQuery,
  TenantSecurityQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { SecurityOverviews } from './security-overview.service.js';
import { SlowDowns } from './slow-downs.service.js';
import { TenantSecurities } from './tenant-security.service.js';

@ApiTags('Security')
@Controller('api/v1/security')
export class SecurityController {
  constructor(
    private readonly overviews: SecurityOverviews,
    private readonly slowDowns: SlowDowns,
    private readonly tenants: TenantSecurities,
  ) {}

  @Get('overview')
  @Describe('How signing in failed within 24 hours, and who has a second factor, over all tenants')
  @Requires('platform_management')
  @Returns(SecurityOverviewSchema)
  getSecurityOverview() {
    return this.overviews.read();
  }

  @Get('tenants')
  @Describe('What each tenant asks of those who sign in, and how its people stand')
  @Requires('platform_management')
  @Returns(TenantSecurityPageSchema)
  listTenantSecurity(@Query({ schema: TenantSecurityQuerySchema }) query: TenantSecurityQuery) {
    return this.tenants.list(query);
  }

  @Get('slow-downs')
  @Describe(
    'List the active rate limits',
    'A limit is active while it blocks, and for 15 minutes after it refused an attempt. At most 100, the latest first.',
  )
  @Requires('platform_management')
  @Returns(SlowDownsSchema)
  async listSlowDowns() {
    return { items: await this.slowDowns.list() };
  }

  @Post('slow-downs/:key/lift')
  @Describe('Lift a rate limit')
  @Requires('platform_management')
  @Returns(null, 204, [404])
  liftSlowDown(
    @Caller() caller: CallerType,
    @Param('key', { schema: SlowDownKeySchema }) key: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.slowDowns.lift(caller, key, clientOf(request));
  }
}
