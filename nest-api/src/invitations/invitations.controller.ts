import {
  type AcceptInvitation,
  type AcceptInvitationAs,
  AcceptInvitationAsSchema,
  AcceptInvitationSchema,
  type CreateInvitation,
  CreateInvitationSchema,
  IdSchema,
  type InvitationDto,
  type InvitationListQuery,
  InvitationListQuerySchema,
  InvitationPageSchema,
  InvitationSchema,
  InvitationTokenSchema,
  type Joined,
  JoinedSchema,
  type LoginResult,
  LoginResultSchema,
  type OpenInvitation,
  OpenInvitationSchema,
  type TenantQuery,
  TenantQuerySchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly, Public, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { toPage } from '../common/paging.js';
import { ReadBudget } from '../common/read-budget.js';
import { requiredTenant } from '../common/required-tenant.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { Acceptance } from './acceptance.service.js';
import { Invitations, type ListedInvitation } from './invitations.service.js';
import { inviterOf } from './inviter.js';

@ApiTags('Users')
@Controller('api/v1/invitations')
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly acceptance: Acceptance,
    private readonly clock: Clock,
  ) {}

  @FromStandby()
  @Get()
  @Describe('Lists the invitations of a tenant, newest first')
  @Requires('user_management')
  @ReadBudget('list')
  @Returns(InvitationPageSchema, 200, [404, 422])
  async listInvitations(
    @Caller() caller: CallerType,
    @Query({ schema: InvitationListQuerySchema }) query: InvitationListQuery,
  ) {
    const { rows, total } = await this.invitations.list(requiredTenant(caller, query.tenantId), query);
    return toPage(
      rows,
      query.limit,
      ({ invitation }) => ['', invitation.id],
      (row) => this.toDto(row),
      total,
    );
  }

  @Post()
  @Describe('Invites a user by email', 'The link works once and expires after seven days.')
  @Requires('user_management')
  @Returns(InvitationSchema, 201, [404, 409, 422, 429])
  async createInvitation(
    @Caller() caller: CallerType,
    @Body({ schema: CreateInvitationSchema }) body: CreateInvitation,
    @Req() request: Request,
  ) {
    const { tenantId, email, firstName, lastName, role, roleId } = body;
    return this.toDto(
      await this.invitations.invite(inviterOf(caller, request, tenantId), {
        email,
        givenName: firstName,
        familyName: lastName,
        role,
        roleId,
      }),
    );
  }

  @Post(':id/resend')
  @Describe('Resends the invitation with a new link and invalidates the old one')
  @Requires('user_management')
  @Returns(InvitationSchema, 200, [404, 409, 422, 429])
  async resendInvitation(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ) {
    return this.toDto(await this.invitations.resend(inviterOf(caller, request, query.tenantId), id));
  }

  @Delete(':id')
  @Describe('Revokes an invitation and invalidates its link immediately')
  @Requires('user_management')
  @Returns(null, 204, [404, 409, 422])
  revokeInvitation(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: TenantQuerySchema }) query: TenantQuery,
    @Req() request: Request,
  ): Promise<void> {
    return this.invitations.revoke(inviterOf(caller, request, query.tenantId), id);
  }

  @Post('open')
  @Describe("Get what an invitation's link is for, and how to accept it")
  @Public()
  @Returns(OpenInvitationSchema, 200, [410, 429])
  openInvitation(
    @Body({ schema: InvitationTokenSchema }) body: { token: string },
    @Req() request: Request,
  ): Promise<OpenInvitation> {
    return this.acceptance.open(body.token, clientOf(request));
  }

  @Post('accept')
  @Describe('Accepts an invitation with a new account and signs in')
  @Public()
  @Returns(LoginResultSchema, 200, [403, 409, 410, 422, 429, 503])
  acceptInvitation(
    @Body({ schema: AcceptInvitationSchema }) body: AcceptInvitation,
    @Req() request: Request,
  ): Promise<LoginResult> {
    return this.acceptance.acceptNew(body, clientOf(request));
  }

  @Post('accept-as')
  @Describe("Accepts an invitation with the address's existing account and its password, and signs in")
  @Public()
  @Returns(LoginResultSchema, 200, [401, 403, 409, 410, 429, 503])
  acceptInvitationAs(
    @Body({ schema: AcceptInvitationAsSchema }) { token, password }: AcceptInvitationAs,
    @Req() request: Request,
  ): Promise<LoginResult> {
    return this.acceptance.acceptByPassword(token, password, clientOf(request));
  }

  @Post('join')
  @Describe(
    'Accepts an invitation as the signed-in user',
    'The session stays in its tenant. `POST /api/v1/auth/switch-tenant` switches to the new one.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(JoinedSchema, 200, [401, 403, 409, 410, 429])
  joinTenant(
    @Caller() caller: CallerType,
    @Body({ schema: InvitationTokenSchema }) body: { token: string },
    @Req() request: Request,
  ): Promise<Joined> {
    return this.acceptance.acceptSignedIn(caller, body.token, clientOf(request));
  }

  private toDto({ invitation, roleName }: ListedInvitation): InvitationDto {
    return {
      id: invitation.id,
      tenantId: invitation.tenantId,
      email: invitation.email,
      name: `${invitation.givenName} ${invitation.familyName}`.trim(),
      role: invitation.role,
      roleId: invitation.roleId ?? null,
      roleName,
      status: invitation.statusAt(this.clock.now()),
      invitedBy: invitation.invitedBy,
      sentAt: invitation.sentAt.toISOString(),
      timesSent: invitation.timesSent,
      expiresAt: invitation.expiresAt.toISOString(),
      createdAt: invitation.createdAt.toISOString(),
    };
  }
}
