import {
  type OpenSessionListQuery,
  OpenSessionListQuerySchema,
  OpenSessionPageSchema,
} from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { OpenSessions } from './open-sessions.service.js';

@ApiTags('Security')
@FromStandby()
@Controller('api/v1/sessions')
export class OpenSessionsController {
  constructor(private readonly sessions: OpenSessions) {}

  @Get()
  @Describe('Lists active sessions, most recent sign-in first')
  @Requires('platform_management')
  @ReadBudget('list')
  @Returns(OpenSessionPageSchema)
  listOpenSessions(
    @Caller() caller: CallerType,
    @Query({ schema: OpenSessionListQuerySchema }) query: OpenSessionListQuery,
  ) {
    return this.sessions.list(caller, query);
  }
}
