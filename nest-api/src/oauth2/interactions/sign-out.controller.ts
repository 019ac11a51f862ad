import { type SignOutRequest, SignOutRequestSchema } from '@gatehouse/contracts';
import { Controller, Get, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { SignOuts } from './sign-outs.service.js';

@ApiTags('OAuth2')
@Controller('api/v1/oauth2/sign-out')
export class SignOutController {
  constructor(private readonly signOuts: SignOuts) {}

  @Get()
  @Describe('Get the application that requests a sign-out, and the form that confirms it')
  @Authenticated()
  @Returns(SignOutRequestSchema, 200, [410])
  getSignOutRequest(@Caller() caller: CallerType, @Req() request: Request): Promise<SignOutRequest> {
    return this.signOuts.pending(caller, clientOf(request));
  }
}
