import {
  ReauthenticationMethodsSchema,
  SteppedUpSchema,
  type StepUpAnswer,
  StepUpAnswerSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { BeforeReauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { StepUp } from './step-up.service.js';

@ApiTags('Auth')
@Controller('api/v1/auth/step-up')
export class StepUpController {
  constructor(private readonly stepUp: StepUp) {}

  @Post('options')
  @Describe(
    "Lists the caller's re-authentication methods",
    'If the list is empty, the caller has to sign in again.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @BeforeReauthentication()
  @Returns(ReauthenticationMethodsSchema, 200, [401])
  getReauthenticationMethods(@Caller() caller: CallerType, @Req() request: Request) {
    return this.stepUp.ways(caller, clientOf(request));
  }

  @Post()
  @Describe(
    'Re-authenticates the caller',
    'Re-authenticates the session for five minutes. Required by operations that otherwise return 403 `reauthentication_required`.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @BeforeReauthentication()
  @Returns(SteppedUpSchema, 200, [401, 403, 422, 429])
  proveAgain(
    @Caller() caller: CallerType,
    @Body({ schema: StepUpAnswerSchema }) body: StepUpAnswer,
    @Req() request: Request,
  ) {
    return this.stepUp.prove(caller, body, clientOf(request));
  }
}
