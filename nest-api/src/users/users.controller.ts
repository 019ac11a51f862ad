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
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { FreshProof } from '../common/fresh-proof.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
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

  @Get()
  @Describe("The members of a tenant: the caller's own; platform callers name one")
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(TenantUserPageSchema, 200, [404, 422])
  async listUsers(
    @Caller() caller: CallerType,
    @Query({ schema: TenantUserListQuerySchema }) query: TenantUserListQuery,
  ) {
    const rows = await this.users.list(requiredTenant(caller, query.tenantId), query);
    return toPage(rows, query.limit, (row) => memberCursor(query.sort, row), toTenantUserDto);
  }

  @Get('summary')
  @Describe('How many members and invited people a tenant has, and how many its plan allows')
  @Requires('user_management')
  @Returns(TenantUserSummarySchema, 200, [404, 422])
  summarizeUsers(@Caller() caller: CallerType, @Query({ schema: TenantQuerySchema }) query: TenantQuery) {
    return this.users.summary(requiredTenant(caller, query.tenantId));
  }

  @Get(':id')
  @Describe('One member of a tenant')
  @Requires('user_management')
  @Returns(TenantUserDetailSchema, 200, [404, 422])
  async getUser(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
  ) {
    return toTenantUserDetailDto(await this.users.get(requiredTenant(caller, query.tenantId), id));
  }

  @Patch(':id')
  @Describe('Gives a member another role; `version` is the one that was read')
  @Requires('user_management')
  @FreshProof()
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
  @Describe('Keeps a member out of the tenant', 'Their sessions and tokens in it are dead at once.')
  @Requires('user_management')
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
  @Describe('Lets a suspended member in again; they sign in anew')
  @Requires('user_management')
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
    'Asks a member for a new second factor, from their next sign-in to the tenant on',
    'What they have stays theirs, and their other tenants ask for nothing.',
  )
  @Requires('user_management')
  @FreshProof()
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
  @Describe('Asks a member for no new second factor any more')
  @Requires('user_management')
  @FreshProof()
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
  @Describe('Takes a member out of the tenant', 'Their account, and what they are in other tenants, stays.')
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
  @Describe("Ends a member's sessions in the tenant, and what applications hold of them there")
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

  @Get(':id/sessions')
  @Describe("A member's open sessions in the tenant, the newest first")
  @Requires('user_management')
  @ReadBudget('list')
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

  /** The member as they are once something was done. */
  private async after(done: Promise<void>, { tenantId, userId }: MemberOrder) {
    await done;
    return toTenantUserDetailDto(await this.users.get(tenantId, userId));
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
