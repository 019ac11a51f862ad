import {
  IdSchema,
  OwnSignInPageSchema,
  type PageQuery,
  PageQuerySchema,
  ReportSignInSchema,
  SignInReportSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly, Public } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { ReadBudget } from '../common/read-budget.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { FromStandby } from '../database/from-standby.js';
import { OwnSignIns } from './own-sign-ins.service.js';
import { SignInReports } from './sign-in-reports.service.js';

@ApiTags('Account')
@Controller('api/v1')
export class SignInReportsController {
  constructor(
    private readonly reports: SignInReports,
    private readonly signIns: OwnSignIns,
  ) {}

  @Post('auth/sign-in-report')
  @Describe(
    'Reports a sign-in that was not the user, with the link from the email about it',
    'Ends every session of its device, or its session without a device, and removes the device. A user with a password ' +
      'gets an email to choose a new one, and the old one stops working. Otherwise the administrators are notified. The ' +
      'link works once and expires after 7 days.',
  )
  @Public()
  @Returns(SignInReportSchema, 200, [410, 429])
  reportSignIn(@Body({ schema: ReportSignInSchema }) body: { token: string }, @Req() request: Request) {
    return this.reports.byLink(body.token, clientOf(request));
  }

  @FromStandby()
  @Get('account/sign-ins')
  @Describe(
    "Lists the caller's sign-ins of the last 90 days in all organizations, newest first",
    'With the requests of applications that they answered. Successes are kept for 30 days, failures as long as the ' +
      'organization sets. An attempt appears within a second.',
  )
  @Authenticated()
  @ReadBudget('list')
  @Returns(OwnSignInPageSchema, 200, [401, 422])
  listOwnSignIns(@Caller() caller: CallerType, @Query({ schema: PageQuerySchema }) query: PageQuery) {
    return this.signIns.list(caller, query);
  }

  @Post('account/sign-ins/:id/report')
  @Describe(
    'Reports a sign-in that was not the caller',
    'The same as by the link of an email. The session of the request stays, so it needs a recent re-authentication.',
  )
  @Authenticated()
  @Reauthentication()
  @EvenWhenReadOnly()
  @Returns(SignInReportSchema, 200, [401, 404, 429])
  reportOwnSignIn(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return this.reports.bySignIn(caller, id, clientOf(request));
  }
}
