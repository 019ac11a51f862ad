import { SsoLogoutSchema } from '@gatehouse/contracts';
import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Authenticated, Caller, EvenWhenReadOnly } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { Describe, Returns } from '../../common/returns.js';
import { UpstreamLogouts } from './upstream-logouts.js';

@ApiTags('SSO')
@Controller('api/v1/sso/logout')
export class SsoLogoutController {
  constructor(private readonly logouts: UpstreamLogouts) {}

  @Post()
  @Describe(
    'Get the sign-out URL of the identity provider that signed this session in',
    'Returned once. It ends nothing by itself: request it, end the session, then go there.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(SsoLogoutSchema)
  takeSsoLogout(@Caller() caller: CallerType) {
    return this.logouts.take(caller);
  }
}
