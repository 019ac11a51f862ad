import {
  ConnectedApplicationPageSchema,
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  type WithdrawScope,
  WithdrawScopeSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { toPage } from '../../common/paging.js';
import { Describe, Returns } from '../../common/returns.js';
import { toConnectedApplicationDto } from './connected-application.dto.js';
import { ConnectedApplications } from './connected-applications.js';
import { Grants } from './grants.repository.js';

@ApiTags('OAuth2')
@Controller('api/v1/oauth2/grants')
export class ConnectedApplicationsController {
  constructor(
    private readonly applications: ConnectedApplications,
    private readonly grants: Grants,
  ) {}

  @Get()
  @Describe("The applications that know the caller, and what they may learn; in the session's tenant")
  @Authenticated()
  @Returns(ConnectedApplicationPageSchema)
  async listConnectedApplications(
    @Caller() caller: CallerType,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    const rows = await this.grants.connectedApplications(caller, query);
    return toPage(rows, query.limit, ({ name, id }) => [name, id], toConnectedApplicationDto);
  }

  @Delete(':id')
  @Describe(
    "Withdraws what the caller allowed an application, by the application's id; its tokens die at once",
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [404])
  async withdrawConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    await this.applications.withdraw(caller, id, clientOf(request));
  }

  @Post(':id/scopes/withdraw')
  @Describe(
    'Withdraws one scope of an application',
    'Ends the tokens that carry it. The other scopes stay allowed; the next sign-in asks only for what is missing. `openid` is withdrawn with the application.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [404])
  async withdrawScope(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: WithdrawScopeSchema }) body: WithdrawScope,
    @Req() request: Request,
  ): Promise<void> {
    await this.applications.withdrawScope(caller, id, body, clientOf(request));
  }
}
