import {
  GROUPS,
  IdSchema,
  type TenantQuery,
  TenantQuerySchema,
  UserAccessSchema,
  UserGroupsSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { ReadBudget } from '../common/read-budget.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { toUserGroupDto } from './group.dto.js';
import { UserAccess } from './user-access.service.js';

@ApiTags('Groups')
@FromStandby()
@Controller('api/v1/users/:id')
export class UserGroupsController {
  constructor(private readonly access: UserAccess) {}

  @Get('groups')
  @Describe(
    "Lists a member's groups by name, also those that contain a group of theirs, with the way to each",
  )
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(UserGroupsSchema, 200, [404, 422])
  async listUserGroups(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    const groups = await this.access.groupsOf(requiredTenant(caller, query.tenantId), id);
    return {
      groups: groups.slice(0, GROUPS.inList).map(toUserGroupDto),
      more: groups.length > GROUPS.inList,
    };
  }

  @Get('access')
  @Describe(
    'Explains the access of a member',
    'Their role and applications, each with its reason: their own, assigned to them, for everybody, or by a group with ' +
      'the way to it.',
  )
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(UserAccessSchema, 200, [404, 422])
  getUserAccess(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return this.access.of(requiredTenant(caller, query.tenantId), id);
  }
}
