import {
  type ChangeDirectoryPull,
  ChangeDirectoryPullSchema,
  type CompleteConsent,
  CompleteConsentSchema,
  DirectoryPullConsentSchema,
  DirectoryPullRunPageSchema,
  DirectoryPullSchema,
  IdSchema,
  type PageQuery,
  PageQuerySchema,
  type StartDirectoryPull,
  StartDirectoryPullSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { PullConsents } from './pull-consents.service.js';
import { Pulls } from './pulls.service.js';

@ApiTags('Directories')
@Controller('api/v1/sso-configurations/:id/directory/pull')
export class PullsController {
  constructor(
    private readonly pulls: Pulls,
    private readonly consents: PullConsents,
  ) {}

  @Get()
  @Describe('Get how a directory is read that does not push: its consent, its runs and the next one')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryPullSchema, 200, [404])
  getDirectoryPull(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.pulls.get(caller, id);
  }

  @Patch()
  @Describe('Updates the settings. Everything is read again soon')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectoryPullSchema, 200, [404, 409])
  changeDirectoryPull(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeDirectoryPullSchema }) body: ChangeDirectoryPull,
  ) {
    return this.pulls.change(caller, id, body);
  }

  @Get('runs')
  @Describe('Lists the last runs of a directory that is read, newest first')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryPullRunPageSchema, 200, [404])
  listDirectoryPullRuns(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Query({ schema: PageQuerySchema }) query: PageQuery,
  ) {
    return this.pulls.list(caller, id, query);
  }

  @Post('runs')
  @Describe('Starts a run, in the background', 'A run that is under way goes on, and the new one follows it.')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryPullSchema, 201, [404, 409])
  startDirectoryPull(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: StartDirectoryPullSchema }) body: StartDirectoryPull,
  ) {
    return this.pulls.start(caller, id, body);
  }

  @Post('consent')
  @Describe(
    'Begins the consent of an administrator of the directory',
    'Send the browser to `authorizationUrl`. The response arrives at the callback of the connection.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(DirectoryPullConsentSchema, 201, [404, 409, 422, 502, 503, 504])
  beginDirectoryConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ) {
    return this.consents.begin(caller, id, clientOf(request));
  }

  @Post('consent/complete')
  @Describe('Completes the consent with the parameters of the callback. The directory is read soon')
  @Requires('platform_management', 'tenant_management')
  @Returns(DirectoryPullSchema, 200, [401, 403, 404, 409, 422, 502, 503, 504])
  completeDirectoryConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: CompleteConsentSchema }) body: CompleteConsent,
  ) {
    return this.consents.complete(caller, id, body);
  }

  @Delete('consent')
  @Describe('Deletes the stored consent. The directory is no longer read, and its users stay as they are')
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(null, 204, [404, 409])
  withdrawDirectoryConsent(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<void> {
    return this.consents.withdraw(caller, id);
  }
}
