import {
  type AnswerSecondFactor,
  AnswerSecondFactorSchema,
  EnrolledSchema,
  type EnrolTotp,
  EnrolTotpSchema,
  LoginResultSchema,
  PasskeyChallengeSchema,
  type PasskeySignIn,
  PasskeySignInSchema,
  TicketSchema,
  TotpSetupSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Public } from '../../common/access.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { SecondFactorSignIns } from './second-factor-sign-ins.js';

@ApiTags('Auth')
@Controller('api/v1/auth')
export class SecondFactorController {
  constructor(private readonly signIns: SecondFactorSignIns) {}

  @Post('second-factor')
  @Describe(
    'Completes a sign-in with the second factor',
    'A ticket creates one session. A code works once. 409: another admin must release the emergency code.',
  )
  @Public()
  @Returns(LoginResultSchema, 200, [401, 403, 409, 410, 422, 429])
  answerSecondFactor(
    @Body({ schema: AnswerSecondFactorSchema }) body: AnswerSecondFactor,
    @Req() request: Request,
  ) {
    return this.signIns.answer(body, clientOf(request));
  }

  @Post('second-factor/passkey')
  @Describe('Starts passkey authentication as the second factor', 'For `navigator.credentials.get`.')
  @Public()
  @Returns(PasskeyChallengeSchema, 201, [409, 410])
  beginSecondFactorPasskey(
    @Body({ schema: TicketSchema }) body: { ticket: string },
    @Req() request: Request,
  ) {
    return this.signIns.passkeyChallenge(body.ticket, clientOf(request));
  }

  @Post('second-factor/enrolment')
  @Describe('Starts the set-up of the authenticator app that the sign-in requires')
  @Public()
  @Returns(TotpSetupSchema, 201, [409, 410])
  beginEnrolment(@Body({ schema: TicketSchema }) body: { ticket: string }) {
    return this.signIns.setUp(body.ticket);
  }

  @Post('second-factor/enrolment/confirm')
  @Describe(
    'Confirms the authenticator app with a code and completes the sign-in',
    'The recovery codes are returned only once.',
  )
  @Public()
  @Returns(EnrolledSchema, 200, [401, 403, 409, 410, 429])
  confirmEnrolment(@Body({ schema: EnrolTotpSchema }) body: EnrolTotp, @Req() request: Request) {
    return this.signIns.enrol(body, clientOf(request));
  }

  @Post('passkey')
  @Describe('Starts a sign-in with a passkey instead of a password', 'For `navigator.credentials.get`.')
  @Public()
  @Returns(PasskeyChallengeSchema, 201, [409, 429])
  beginPasskeySignIn(@Req() request: Request) {
    return this.signIns.beginWithPasskey(clientOf(request));
  }

  @Post('passkey/complete')
  @Describe('Signs in with a passkey')
  @Public()
  @Returns(LoginResultSchema, 200, [401, 403, 422, 429])
  completePasskeySignIn(@Body({ schema: PasskeySignInSchema }) body: PasskeySignIn, @Req() request: Request) {
    return this.signIns.completeWithPasskey(body, clientOf(request));
  }
}
