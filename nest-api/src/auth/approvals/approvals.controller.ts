import {
  ApprovalStateSchema,
  IdSchema,
  LoginResultSchema,
  SignInApprovalListSchema,
  TicketSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Caller, EvenWhenReadOnly, Public, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { ApprovalSignIns } from './approval-sign-ins.js';
import { Approvals } from './approvals.service.js';

@ApiTags('Auth')
@Controller('api/v1')
export class ApprovalsController {
  constructor(
    private readonly signIns: ApprovalSignIns,
    private readonly approvals: Approvals,
  ) {}

  @Post('auth/approval/state')
  @Describe(
    'Get the state of a sign-in that waits for the approval of an admin',
    'For a ticket with `mustAwaitApproval`. Ask every few seconds. A sign-in waits for at most 15 minutes.',
  )
  @Public()
  @Returns(ApprovalStateSchema, 200, [410])
  getApprovalState(@Body({ schema: TicketSchema }) body: { ticket: string }) {
    return this.signIns.stateOf(body.ticket);
  }

  @Post('auth/approval')
  @Describe(
    'Completes a sign-in that an admin approved',
    'An approval counts once, for the ticket and the browser of the sign-in. 409 `approval_pending`: no admin has decided yet. 403 `approval_rejected`: an admin rejected the sign-in. 410 `approval_expired`: none decided within 15 minutes.',
  )
  @Public()
  @Returns(LoginResultSchema, 200, [403, 409, 410])
  completeApproved(@Body({ schema: TicketSchema }) body: { ticket: string }, @Req() request: Request) {
    return this.signIns.complete(body.ticket, clientOf(request));
  }

  @Post('auth/approval/cancel')
  @Describe('Cancels a sign-in that waits for the approval of an admin')
  @Public()
  @Returns(null, 204, [])
  cancelApproval(@Body({ schema: TicketSchema }) body: { ticket: string }): Promise<void> {
    return this.signIns.cancel(body.ticket);
  }

  @FromStandby()
  @Get('sign-in-approvals')
  @Describe(
    'List sign-ins that wait for the approval of an admin, newest first',
    "Of the caller's organization, at most 50. The sign-in policy holds them because of their risk. Under the works-council mode, device, address, country and reasons are left out.",
  )
  @Requires('tenant_management')
  @ShowsUsersAmongOthers()
  @ReadBudget('list')
  @Returns(SignInApprovalListSchema)
  async listSignInApprovals(@Caller() caller: CallerType) {
    return { items: await this.approvals.list(caller) };
  }

  @Post('sign-in-approvals/:id/approve')
  @Describe(
    'Approves a sign-in',
    'Compare the number with the one that the user sees first. 403: it is the sign-in of the caller. 409 `approval_decided`: it no longer waits.',
  )
  @Requires('tenant_management')
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  approveSignIn(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.approvals.decide({ caller, client: clientOf(request), id, decision: 'approved' });
  }

  @Post('sign-in-approvals/:id/reject')
  @Describe(
    'Rejects a sign-in',
    'The user learns that an administrator rejected it. 403: it is the sign-in of the caller. 409 `approval_decided`: it no longer waits.',
  )
  @Requires('tenant_management')
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  rejectSignIn(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.approvals.decide({ caller, client: clientOf(request), id, decision: 'rejected' });
  }
}
