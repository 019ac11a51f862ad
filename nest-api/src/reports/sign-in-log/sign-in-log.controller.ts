import {
  IdSchema,
  type Reevaluation,
  ReevaluationSchema,
  type SignInAttemptDetail,
  SignInAttemptDetailSchema,
  type SignInAttemptPage,
  SignInAttemptPageSchema,
  type SignInAttemptQuery,
  SignInAttemptQuerySchema,
  type Timeline,
  type TimelineQuery,
  TimelineQuerySchema,
  TimelineSchema,
} from '@gatehouse/contracts';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsers, ShowsUsersAmongOthers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SignInLogReader } from './sign-in-log-reader.service.js';

@ApiTags('Sign-in log')
@FromStandby()
@Controller('api/v1/sign-ins')
export class SignInLogController {
  constructor(private readonly log: SignInLogReader) {}

  @Get()
  @Describe(
    'List attempts to sign in and requests of applications, newest first',
    "Of the caller's tenant. A superadmin names one, or gets all. Failures are kept for 90 days or as the tenant sets, " +
      'successes for 30 days. An attempt appears within a second; successful requests of applications within a minute.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(SignInAttemptPageSchema, 200, [404])
  listSignInAttempts(
    @Caller() caller: CallerType,
    @Query({ schema: SignInAttemptQuerySchema }) query: SignInAttemptQuery,
  ): Promise<SignInAttemptPage> {
    return this.log.list(caller, query);
  }

  @Get('timeline')
  @Describe(
    'List the attempts, changes and certificate events of a user, a connection or an application on one line, newest first',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsers(365)
  @Returns(TimelineSchema, 200, [404])
  getSignInTimeline(
    @Caller() caller: CallerType,
    @Query({ schema: TimelineQuerySchema }) query: TimelineQuery,
  ): Promise<Timeline> {
    return this.log.timeline(caller, query);
  }

  @Get(':id')
  @Describe(
    'Get an attempt with its steps, and what the failed check found and expected',
    "Of a sign-in through a tenant's connection, a superadmin sees no claims.",
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(SignInAttemptDetailSchema, 200, [404])
  getSignInAttempt(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<SignInAttemptDetail> {
    return this.log.get(caller, id);
  }

  @Post(':id/re-evaluate')
  @HttpCode(200)
  @Describe(
    "Runs the decision of an attempt again with today's configuration",
    'Signs nobody in and changes nothing.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsersAmongOthers()
  @Returns(ReevaluationSchema, 200, [404])
  reevaluateSignInAttempt(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<Reevaluation> {
    return this.log.reevaluate(caller, id);
  }
}
