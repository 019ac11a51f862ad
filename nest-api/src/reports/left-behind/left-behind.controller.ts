import { IdSchema, LeftBehindSchema, type TenantQuery, TenantQuerySchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { LeftBehindList } from './left-behind-list.service.js';

@ApiTags('Users')
@FromStandby()
@Controller('api/v1/users')
export class LeftBehindOfUsersController {
  constructor(private readonly leftBehind: LeftBehindList) {}

  @Get(':id/left-behind')
  @Describe(
    'Get what a member leaves behind when they are removed, suspended or given a lower role',
    "Invitations, set-up links and imports end with the member's permissions. Secrets, applications, SAML service " +
      'providers and connections stay until an admin decides. Also works for a former member, if the caller has ' +
      '`tenant_management`.',
  )
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(LeftBehindSchema, 200, [404, 422])
  listUserLeftBehind(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.leftBehind.inTenant(caller, requiredTenant(caller, query.tenantId), id);
  }
}

@ApiTags('People')
@Controller('api/v1/people')
export class LeftBehindOfPeopleController {
  constructor(private readonly leftBehind: LeftBehindList) {}

  @Get(':id/left-behind')
  @Describe('Get what a user leaves behind in every tenant when they are suspended or erased')
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(LeftBehindSchema, 200, [404])
  listPersonLeftBehind(@Param('id', { schema: IdSchema }) id: string) {
    return this.leftBehind.everywhere(id);
  }
}
