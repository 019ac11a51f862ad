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
  @Describe('Ends a sign-in with the second factor', 'A ticket makes one session; a code works once.')
  @Public()
  @Returns(LoginResultSchema, 200, [401, 403, 410, 429])
  answerSecondFactor(
    @Body({ schema: AnswerSecondFactorSchema }) body: AnswerSecondFactor,
    @Req() request: Request,
  ) {
    return this.signIns.answer(body, clientOf(request));
  }

  @Post('second-factor/passkey')
  @Describe('Asks for a passkey as the second factor', 'For `navigator.credentials.get`.')
  @Public()
  @Returns(PasskeyChallengeSchema, 201, [410])
  beginSecondFactorPasskey(@Body({ schema: TicketSchema }) body: { ticket: string }) {
    return this.signIns.passkeyChallenge(body.ticket);
  }

  @Post('second-factor/enrolment')
  @Describe('Begins to set up the authenticator app without which they may not come in')
  @Public()
  @Returns(TotpSetupSchema, 201, [409, 410])
  beginEnrolment(@Body({ schema: TicketSchema }) body: { ticket: string }) {
    return this.signIns.setUp(body.ticket);
  }

  @Post('second-factor/enrolment/confirm')
  @Describe('Confirms it by a code and ends the sign-in', 'The recovery codes are shown this once.')
  @Public()
  @Returns(EnrolledSchema, 200, [401, 403, 409, 410, 429])
  confirmEnrolment(@Body({ schema: EnrolTotpSchema }) body: EnrolTotp, @Req() request: Request) {
    return this.signIns.enrol(body, clientOf(request));
  }

  @Post('passkey')
  @Describe('Asks for a passkey in the place of a password', 'For `navigator.credentials.get`.')
  @Public()
  @Returns(PasskeyChallengeSchema, 201, [429])
  beginPasskeySignIn(@Req() request: Request) {
    return this.signIns.beginWithPasskey(clientOf(request));
  }

  @Post('passkey/complete')
  @Describe('Signs in with a passkey alone')
  @Public()
  @Returns(LoginResultSchema, 200, [401, 403, 429])
  completePasskeySignIn(@Body({ schema: PasskeySignInSchema }) body: PasskeySignIn, @Req() request: Request) {
    return this.signIns.completeWithPasskey(body, clientOf(request));
  }
}
