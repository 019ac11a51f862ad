import { SignInFlowsQuerySchema, SignInPictureSchema } from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { FromStandby } from '../../database/from-standby.js';
import { SignInFlows } from './sign-in-flows.repository.js';

@ApiTags('Security')
@FromStandby()
@Controller('api/v1/statistics/sign-in-flows')
export class SignInFlowsController {
  constructor(private readonly ways: SignInFlows) {}

  @Get()
  @Describe(
    'Get the sign-in flows: each tenant, its authentication methods and the applications that they lead to',
    'Up to five minutes old.',
  )
  @Requires('platform_management')
  @Returns(SignInPictureSchema)
  getSignInFlows(@Query({ schema: SignInFlowsQuerySchema }) { days }: { days: number }) {
    return this.ways.of(days);
  }
}
