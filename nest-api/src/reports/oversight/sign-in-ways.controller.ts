import { SignInPictureSchema, SignInWaysQuerySchema } from '@gatehouse/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Requires } from '../../common/access.js';
import { Describe, Returns } from '../../common/returns.js';
import { SignInWays } from './sign-in-ways.repository.js';

@ApiTags('Security')
@Controller('api/v1/figures/sign-in-ways')
export class SignInWaysController {
  constructor(private readonly ways: SignInWays) {}

  @Get()
  @Describe(
    'Get the sign-in flows: each tenant, its authentication methods and the applications that they lead to',
    'Up to five minutes old.',
  )
  @Requires('platform_management')
  @Returns(SignInPictureSchema)
  getSignInWays(@Query({ schema: SignInWaysQuerySchema }) { days }: { days: number }) {
    return this.ways.of(days);
  }
}
