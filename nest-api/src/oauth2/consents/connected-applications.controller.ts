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
  @Describe("Lists the applications that the caller uses in the session's tenant, and what they may access")
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
  @Describe("Revokes the caller's consent and an application's tokens immediately")
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
    'Revokes one scope of an application',
    'Revokes the tokens that carry the scope. The other scopes stay allowed, and the next sign-in only asks for the missing one. `openid` is revoked with the application.',
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
