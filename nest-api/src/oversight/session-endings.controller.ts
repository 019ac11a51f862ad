import { type EndSessions, EndSessionsSchema, IdSchema, SessionsEndedSchema } from '@gatehouse/contracts';
import { Body, Controller, Delete, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Describe, Returns } from '../common/returns.js';
import { SessionEndings } from './session-endings.service.js';

@ApiTags('Security')
@Controller('api/v1/sessions')
export class SessionEndingsController {
  constructor(private readonly sessions: SessionEndings) {}

  @Delete(':id')
  @Describe('Ends any session and notifies applications')
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
  @Describe('Ends all sessions of a user or a tenant', "The caller's own session stays.")
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
