import { ReportSignInSchema, SignInReportSchema } from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../common/access.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SignInReports } from './sign-in-reports.service.js';

@ApiTags('Account')
@Controller('api/v1')
export class SignInReportsController {
  constructor(private readonly reports: SignInReports) {}

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
}
