import {
  type ChangeSsoConfiguration,
  ChangeSsoConfigurationSchema,
  IdSchema,
  type ReleaseSsoDraft,
  ReleaseSsoDraftSchema,
  SsoConfigurationSchema,
  SsoDraftSchema,
  type SsoDraftSeen,
  SsoDraftSeenSchema,
  type SsoStarted,
  SsoStartedSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Caller, Requires } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { ConfigurationViews } from '../configurations/configuration-views.js';
import { DraftViews } from './draft-views.js';
import { ConfigurationDrafts } from './drafts.service.js';

@ApiTags('SSO configurations')
@Controller('api/v1/sso-configurations/:id/draft')
export class DraftsController {
  constructor(
    private readonly drafts: ConfigurationDrafts,
    private readonly views: DraftViews,
    private readonly configurations: ConfigurationViews,
  ) {}

  @Get()
  @Describe(
    'Get the draft of a connection, with the outcomes of sign-ins with and without it',
    'Returns 404 if there is no draft. Connections of the platform have none.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoDraftSchema, 200, [404, 409])
  async getSsoDraft(@Caller() caller: CallerType, @Param('id', { schema: IdSchema }) id: string) {
    return this.views.one(await this.drafts.get(caller, id));
  }

  @Put()
  @Describe(
    'Saves an edit of a connection as its draft, after the checks of an update',
    'Omitted fields stay as in the existing draft, or else as in the connection. `version` must match the current ' +
      'version of the connection. Saving ends the release and invalidates the test of the previous draft.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoDraftSchema, 200, [404, 409, 422])
  async saveSsoDraft(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ChangeSsoConfigurationSchema }) body: ChangeSsoConfiguration,
  ) {
    return this.views.one(await this.drafts.save(caller, id, body));
  }

  @Delete()
  @Describe('Discards the draft of a connection, and ends its release')
  @Requires('platform_management', 'tenant_management')
  @Returns(null, 204, [404, 409])
  discardSsoDraft(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
  ): Promise<void> {
    return this.drafts.discard(caller, id);
  }

  @Post('tests')
  @Describe(
    'Starts a test sign-in with the draft, without a session',
    'Complete it as a test of the connection. The trace shows every step.',
  )
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoStartedSchema, 201, [404, 409, 502])
  testSsoDraft(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoDraftSeenSchema }) { draftId }: SsoDraftSeen,
    @Req() request: Request,
  ): Promise<SsoStarted> {
    return this.drafts.test(caller, id, draftId, clientOf(request));
  }

  @Put('release')
  @Describe(
    'Releases the draft to users or to a share of the sign-ins',
    'Each address or browser stays on its side. The release ends by itself if at least 5 sign-ins used the draft and ' +
      "their failure rate exceeds the connection's by more than 20 percentage points. Failures of users do not count.",
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoDraftSchema, 200, [404, 409, 422])
  async releaseSsoDraft(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: ReleaseSsoDraftSchema }) body: ReleaseSsoDraft,
  ) {
    return this.views.one(await this.drafts.release(caller, id, body));
  }

  @Post('end-release')
  @Describe('Ends the release of a draft. All sign-ins that start afterwards use the connection')
  @Requires('platform_management', 'tenant_management')
  @Returns(SsoDraftSchema, 200, [404, 409])
  async endSsoDraftRelease(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoDraftSeenSchema }) { draftId }: SsoDraftSeen,
  ) {
    return this.views.one(await this.drafts.endRelease(caller, id, draftId));
  }

  @Post('publish')
  @Describe(
    'Publishes the draft: the connection gets its values, as a new version',
    'If single sign-on is required and this is the only tested connection, the draft must have passed a test within ' +
      'the last 24 hours.',
  )
  @Requires('platform_management', 'tenant_management')
  @Reauthentication()
  @Returns(SsoConfigurationSchema, 200, [404, 409, 422])
  async publishSsoDraft(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: SsoDraftSeenSchema }) { draftId }: SsoDraftSeen,
  ) {
    return this.configurations.one(await this.drafts.publish(caller, id, draftId));
  }
}
