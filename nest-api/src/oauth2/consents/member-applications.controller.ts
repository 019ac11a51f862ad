import {
  ConnectedApplicationPageSchema,
  IdSchema,
  type UserSubListQuery,
  UserSubListQuerySchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { toPage } from '../../common/paging.js';
import { requiredTenant } from '../../common/required-tenant.js';
import { Describe, Returns } from '../../common/returns.js';
import { Users } from '../../users/users.service.js';
import { toConnectedApplicationDto } from './connected-application.dto.js';
import { Grants } from './grants.repository.js';

@ApiTags('Users')
@Controller('api/v1/users')
export class MemberApplicationsController {
  constructor(
    private readonly grants: Grants,
    private readonly users: Users,
  ) {}

  @Get(':id/applications')
  @Describe('Lists the applications that a member uses in the tenant, and what they may access')
  @Requires('user_management')
  @Returns(ConnectedApplicationPageSchema, 200, [404, 422])
  async listUserApplications(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) userId: string,
    @Query({ schema: UserSubListQuerySchema }) query: UserSubListQuery,
  ) {
    const tenantId = requiredTenant(caller, query.tenantId);
    await this.users.requireBelow(caller, tenantId, userId);
    const rows = await this.grants.connectedApplications({ userId, tenantId }, query);
    return toPage(rows, query.limit, ({ name, id }) => [name, id], toConnectedApplicationDto);
  }
}
