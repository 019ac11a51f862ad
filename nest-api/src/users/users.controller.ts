import {
  type ChangeTenantUser,
  ChangeTenantUserSchema,
  IdSchema,
  type RemoveTenantUserQuery,
  RemoveTenantUserQuerySchema,
  SignedOutSchema,
  type TenantQuery,
  TenantQuerySchema,
  TenantUserDetailSchema,
  type TenantUserListQuery,
  TenantUserListQuerySchema,
  TenantUserPageSchema,
  TenantUserSummarySchema,
  UserSessionPageSchema,
  type UserSubListQuery,
  UserSubListQuerySchema,
  type Versioned,
  VersionedSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ShowsUsers, ShowsUsersAmongOthers } from '../common/about-users.js';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { MemberChanges, type MemberOrder } from './member-changes.service.js';
import { memberCursor } from './member-search.sql.js';
import { toTenantUserDetailDto, toTenantUserDto, toUserSessionDto } from './user.dto.js';
import { UserSessions } from './user-sessions.service.js';
import { Users } from './users.service.js';

@ApiTags('Users')
@Controller('api/v1/users')
export class UsersController {
  constructor(
    private readonly users: Users,
    private readonly changes: MemberChanges,
    private readonly sessions: UserSessions,
  ) {}

  @FromStandby()
  @Get()
  @Describe("Lists the members of the caller's tenant, or of the one that a superadmin names")
  @Requires('user_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(TenantUserPageSchema, 200, [404, 422])
  async listUsers(
    @Caller() caller: CallerType,
    @Query({ schema: TenantUserListQuerySchema }) query: TenantUserListQuery,
  ) {
    const { rows, total } = await this.users.list(requiredTenant(caller, query.tenantId), query);
    return toPage(
      rows,
      query.limit,
      (row) => memberCursor(query.sort, row),
      (row) => toTenantUserDto(row, caller),
      total,
    );
  }

  @FromStandby()
  @Get('summary')
  @Describe('Counts members and pending invitations of a tenant, with the limit of its plan')
  @Requires('user_management')
  @Returns(TenantUserSummarySchema, 200, [404, 422])
  summarizeUsers(@Caller() caller: CallerType, @Query({ schema: TenantQuerySchema }) query: TenantQuery) {
    return this.users.summary(requiredTenant(caller, query.tenantId));
  }

  @Get(':id')
  @Describe('Get a member of a tenant')
  @Requires('user_management')
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 422])
  async getUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    const member = await this.users.get(requiredTenant(caller, query.tenantId), id);
    return toTenantUserDetailDto(member, caller);
  }

  @Patch(':id')
  @Describe("Changes a member's role. `version` must match the current version")
  @Requires('user_management')
  @Reauthentication()
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 409, 422])
  changeUserRole(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: ChangeTenantUserSchema }) body: ChangeTenantUser,
    @Req() request: Request,
  ) {
    const order = orderOf(caller, request, query.tenantId, id, body.version);
    return this.after(this.changes.changeRole(order, body), order);
  }

  @Post(':id/suspend')
  @Describe(
    'Suspends a member',
    "Ends the member's sessions and revokes their tokens in this tenant immediately.",
  )
  @Requires('user_management')
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 409, 422])
  suspendUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: VersionedSchema }) body: Versioned,
    @Req() request: Request,
  ) {
    const order = orderOf(caller, request, query.tenantId, id, body.version);
    return this.after(this.changes.suspend(order), order);
  }

  @Post(':id/reactivate')
  @Describe('Reactivates a suspended member, who has to sign in again')
  @Requires('user_management')
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 409, 422])
  reactivateUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: VersionedSchema }) body: Versioned,
    @Req() request: Request,
  ) {
    const order = orderOf(caller, request, query.tenantId, id, body.version);
    return this.after(this.changes.reactivate(order), order);
  }

  @Post(':id/second-factor')
  @Describe(
    'Requires a member to set up a new second factor at their next sign-in to the tenant',
    'The member keeps their factors. Their other tenants do not require new ones.',
  )
  @Requires('user_management')
  @Reauthentication()
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 409, 422])
  requireUserFactor(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Body({ schema: VersionedSchema }) body: Versioned,
    @Req() request: Request,
  ) {
    const order = orderOf(caller, request, query.tenantId, id, body.version);
    return this.after(this.changes.requireFactor(order), order);
  }

  @Delete(':id/second-factor')
  @Describe('Withdraws the requirement of a new second factor')
  @Requires('user_management')
  @Reauthentication()
  @ShowsUsersAmongOthers()
  @Returns(TenantUserDetailSchema, 200, [404, 409, 422])
  releaseUserFactor(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: RemoveTenantUserQuerySchema }) query: RemoveTenantUserQuery,
    @Req() request: Request,
  ) {
    const order = orderOf(caller, request, query.tenantId, id, query.version);
    return this.after(this.changes.releaseFactor(order), order);
  }

  @Delete(':id')
  @Describe('Removes a member from the tenant', "The user's account and other memberships stay.")
  @Requires('user_management')
  @Returns(null, 204, [404, 409, 422])
  removeUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: RemoveTenantUserQuerySchema }) query: RemoveTenantUserQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.changes.remove(orderOf(caller, request, query.tenantId, id, query.version));
  }

  @Post(':id/sign-out')
  @Describe("Ends a member's sessions and applications' access in the tenant")
  @Requires('user_management')
  @Returns(SignedOutSchema, 200, [404, 422])
  async signOutUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ) {
    return { sessions: await this.changes.signOut(orderOf(caller, request, query.tenantId, id, undefined)) };
  }

  @FromStandby()
  @Get(':id/sessions')
  @Describe("Lists a member's sessions in the tenant, newest first")
  @Requires('user_management')
  @ReadBudget('list')
  @ShowsUsers(1)
  @Returns(UserSessionPageSchema, 200, [404, 422])
  async listUserSessions(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: UserSubListQuerySchema }) query: UserSubListQuery,
  ) {
    const rows = await this.sessions.list(caller, requiredTenant(caller, query.tenantId), id, query);
    return toPage(rows, query.limit, (row) => ['', row.id], toUserSessionDto);
  }

  @Delete(':id/sessions/:sessionId')
  @Describe("Ends one of a member's sessions in the tenant")
  @Requires('user_management')
  @Returns(null, 204, [404, 422])
  endUserSession(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('sessionId', { schema: IdSchema }) sessionId: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ): Promise<void> {
    const tenantId = requiredTenant(caller, query.tenantId);
    return this.sessions.end(caller, tenantId, id, sessionId, clientOf(request));
  }

  /** The member after the change. */
  private async after(done: Promise<void>, { caller, tenantId, userId }: MemberOrder) {
    await done;
    return toTenantUserDetailDto(await this.users.get(tenantId, userId), caller);
  }
}

function orderOf(
  caller: CallerType,
  request: Request,
  named: string | undefined,
  userId: string,
  version: number | undefined,
): MemberOrder {
  return { caller, client: clientOf(request), tenantId: requiredTenant(caller, named), userId, version };
}
