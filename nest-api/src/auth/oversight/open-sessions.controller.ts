import {
  type EndSessions,
  EndSessionsSchema,
  IdSchema,
  type OpenSessionListQuery,
  OpenSessionListQuerySchema,
  OpenSessionPageSchema,
  SessionsEndedSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { OpenSessions } from './open-sessions.service.js';

@ApiTags('Security')
@Controller('api/v1/sessions')
export class OpenSessionsController {
  constructor(private readonly sessions: OpenSessions) {}

  @Get()
  @Describe('Who is signed in at this moment, the newest sign-in first')
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(OpenSessionPageSchema)
  listOpenSessions(
    @Caller() caller: CallerType,
    @Query({ schema: OpenSessionListQuerySchema }) query: OpenSessionListQuery,
  ) {
    return this.sessions.list(caller, query);
  }

  @Delete(':id')
  @Describe('Ends one session, whosever it is; applications are told')
  @Requires('platform_management')
  @Returns(null, 204, [404])
  endOpenSession(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.sessions.endOne(caller, id, clientOf(request));
  }

  @Post('end')
  @Describe('Ends all sessions of a person or of a tenant', "The caller's own is left open.")
  @Requires('platform_management')
  @Returns(SessionsEndedSchema, 200)
  async endOpenSessions(
    @Caller() caller: CallerType,
    @Body({ schema: EndSessionsSchema }) body: EndSessions,
    @Req() request: Request,
  ) {
    return { ended: await this.sessions.endAll(caller, body, clientOf(request)) };
  }
}
