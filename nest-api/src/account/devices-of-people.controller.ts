import { DevicesOfPersonSchema, IdSchema, type TenantQuery, TenantQuerySchema } from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsers } from '../common/about-users.js';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { DevicesOfPeople } from './devices-of-people.js';

@ApiTags('Users')
@Controller('api/v1')
export class DevicesOfPeopleController {
  constructor(private readonly devices: DevicesOfPeople) {}

  @FromStandby()
  @Get('users/:id/devices')
  @Describe('Lists the devices from which a member signed in to the tenant, most recently seen first')
  @Requires('user_management')
  @ShowsUsers(365)
  @Returns(DevicesOfPersonSchema, 200, [404, 422])
  async listUserDevices(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return { items: await this.devices.inTenant(caller, requiredTenant(caller, query.tenantId), id) };
  }

  @FromStandby()
  @Get('people/:id/devices')
  @Describe('Lists the devices from which a user signed in to any tenant')
  @Requires('platform_management')
  @Returns(DevicesOfPersonSchema, 200)
  async listPersonDevices(@Param('id', { schema: IdSchema }) id: string) {
    return { items: await this.devices.everywhere(id) };
  }
}
