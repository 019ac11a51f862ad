import {
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  type Replay,
  ReplaySchema,
  type ReplaySettings,
  ReplaySettingsSchema,
  StoredResponseDetailSchema,
  StoredResponsePageSchema,
  StoredResponseSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ShowsUsers } from '../../common/about-users.js';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { ReadBudget } from '../../common/read-budget.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { StoredResponses } from './stored-responses.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-configurations/:id/responses')
export class StoredResponsesController {
  constructor(private readonly responses: StoredResponses) {}

  @FromStandby()
  @Get()
  @Describe(
    'List the stored responses of the identity provider, newest first',
    'Responses are kept for 7 days: the latest 200 failures and 5 successes of a connection.',
  )
  @Requires('platform_management', 'tenant_management')
  @ReadBudget('list')
  @ShowsUsers(7)
  @Returns(StoredResponsePageSchema, 200, [404])
  listStoredSsoResponses(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    return this.responses.list(caller, id, query);
  }

  @Get(':responseId')
  @Describe('Get a stored response without its content', '`POST …/open` returns the content.')
  @Requires('platform_management', 'tenant_management')
  @ShowsUsers(7)
  @Returns(StoredResponseSchema, 200, [404])
  getStoredSsoResponse(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('responseId', { schema: IdSchema }) responseId: string,
  ) {
    return this.responses.get(caller, id, responseId);
  }

  @Post(':responseId/open')
  @HttpCode(200)
  @Describe('Get a stored response without personal data and secrets', 'The audit log records who read it.')
  @Requires('platform_management', 'tenant_management')
  @ShowsUsers(7)
  @Returns(StoredResponseDetailSchema, 200, [404])
  openStoredSsoResponse(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('responseId', { schema: IdSchema }) responseId: string,
  ) {
    return this.responses.open(caller, id, responseId);
  }

  @Post(':responseId/replay')
  @HttpCode(200)
  @Describe(
    'Runs a stored response against the connection and against edited settings',
    'Signs nobody in and saves nothing. The checks of the response use the time of its reception. Whether the user may ' +
      'sign in is decided as of now. The audit log records each replay.',
  )
  @Requires('platform_management', 'tenant_management')
  @ShowsUsers(7)
  @Returns(ReplaySchema, 200, [404, 409, 422])
  replaySsoResponse(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Param('responseId', { schema: IdSchema }) responseId: string,
    @Body({ schema: ReplaySettingsSchema }) body: ReplaySettings,
  ): Promise<Replay> {
    return this.responses.replay(caller, id, responseId, body);
  }
}
