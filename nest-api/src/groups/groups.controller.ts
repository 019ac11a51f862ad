import {
  ChangedGroupMembersSchema,
  type ChangeGroup,
  ChangeGroupMembersSchema,
  ChangeGroupSchema,
  type CreateGroup,
  CreateGroupSchema,
  GroupDetailSchema,
  type GroupListQuery,
  GroupListQuerySchema,
  type GroupMemberListQuery,
  GroupMemberListQuerySchema,
  GroupMemberPageSchema,
  GroupPageSchema,
  IdSchema,
  type SetGroupRole,
  SetGroupRoleSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { toGroupDetailDto, toGroupDto, toGroupMemberDto } from './group.dto.js';
import { Groups, type MemberOrders } from './groups.service.js';
import { MemberLists } from './member-lists.service.js';

@ApiTags('Groups')
@Controller('api/v1/groups')
export class GroupsController {
  constructor(
    private readonly groups: Groups,
    private readonly members: MemberLists,
  ) {}

  @FromStandby()
  @Get()
  @Describe("Lists a tenant's groups by name: those made here and those of directories")
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(GroupPageSchema, 200, [404, 422])
  async listGroups(
    @Caller() caller: CallerType,
    @Query({ schema: GroupListQuerySchema }) query: GroupListQuery,
  ) {
    const { rows, total } = await this.groups.list(requiredTenant(caller, query.tenantId), query);
    return toPage(rows, query.limit, ({ nameKey, id }) => [nameKey, id], toGroupDto, total);
  }

  @Post()
  @Describe('Creates a group without members')
  @Requires('user_management')
  @Returns(GroupDetailSchema, 201, [404, 409, 422])
  async createGroup(
    @Caller() caller: CallerType,
    @Body({ schema: CreateGroupSchema }) { tenantId, ...body }: CreateGroup,
    @Req() request: Request,
  ) {
    return toGroupDetailDto(await this.groups.create(actorOf(caller, request, tenantId), body));
  }

  @Get(':id')
  @Describe('Get a group with what it is nested in and what it gives')
  @Requires('user_management')
  @Returns(GroupDetailSchema, 200, [404, 422])
  async getGroup(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return toGroupDetailDto(await this.groups.get(requiredTenant(caller, query.tenantId), id));
  }

  @Patch(':id')
  @Describe('Updates a group that was made here. `version` must match the current version')
  @Requires('user_management')
  @Returns(GroupDetailSchema, 200, [404, 409, 422])
  async changeGroup(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeGroupSchema }) body: ChangeGroup,
    @Req() request: Request,
  ) {
    return toGroupDetailDto(await this.groups.change(actorOf(caller, request, query.tenantId), id, body));
  }

  @Delete(':id')
  @Describe('Deletes a group that was made here', 'Its members lose what it gives immediately.')
  @Requires('user_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409, 422])
  deleteGroup(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.groups.delete(actorOf(caller, request, query.tenantId), id);
  }

  @FromStandby()
  @Get(':id/members')
  @Describe(
    'Lists members of a group',
    '`effective` lists users, also of nested groups, each with the groups in between.',
  )
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(GroupMemberPageSchema, 200, [404, 422])
  async listGroupMembers(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: GroupMemberListQuerySchema }) query: GroupMemberListQuery,
  ) {
    const { rows, total } = await this.members.list(requiredTenant(caller, query.tenantId), id, query);
    return toPage(rows, query.limit, (row) => [row.position, row.id], toGroupMemberDto, total);
  }

  @Post(':id/members')
  @Describe(
    'Adds and removes members of a group that was made here',
    'At most 1,000 of each kind. Members get what the group gives immediately. ' +
      'If the group gives a role, the caller must be allowed to give it to these users.',
  )
  @Requires('user_management')
  @Reauthentication()
  @Returns(ChangedGroupMembersSchema, 200, [404, 409, 422])
  changeGroupMembers(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeGroupMembersSchema }) body: MemberOrders,
    @Req() request: Request,
  ) {
    return this.groups.changeMembers(actorOf(caller, request, query.tenantId), id, body);
  }

  @Put(':id/role')
  @Describe(
    'Sets the role that members of a group get',
    'While a group gives a member a role, it replaces the role of the member. An admin role takes precedence, then the ' +
      'custom role with the most permissions. Without any, the member has their own role again. The last admin of the ' +
      'tenant stays admin.',
  )
  @Requires('user_management')
  @Reauthentication()
  @Returns(GroupDetailSchema, 200, [404, 409, 422])
  async setGroupRole(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: SetGroupRoleSchema }) body: SetGroupRole,
    @Req() request: Request,
  ) {
    return toGroupDetailDto(await this.groups.setRole(actorOf(caller, request, query.tenantId), id, body));
  }
}

function actorOf(caller: CallerType, request: Request, named: string | undefined) {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, named) };
}
