import {
  type AddPasskey,
  AddPasskeySchema,
  ConfirmTotpSchema,
  FactorsSchema,
  IdSchema,
  PasskeyChallengeSchema,
  RecoveryCodesSchema,
  RenameSchema,
  TotpSetupSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Reauthentication } from '../../common/reauthentication.js';
import { Describe, Returns } from '../../common/returns.js';
import { Factors } from './factors.service.js';
import { Passkeys } from './passkeys.js';

@ApiTags('Factors')
@Controller('api/v1/account/factors')
export class FactorsController {
  constructor(
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
  ) {}

  @Get()
  @Describe("Lists the caller's factors")
  @Authenticated()
  @Returns(FactorsSchema, 200, [401])
  listFactors(@Caller() caller: CallerType) {
    return this.factors.list(caller);
  }

  @Post('totp')
  @Describe('Starts the set-up of an authenticator app', 'The app takes effect once a code confirms it.')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(TotpSetupSchema, 201, [401, 403, 409])
  setUpTotp(@Caller() caller: CallerType) {
    return this.factors.setUpTotp(caller);
  }

  @Post('totp/confirm')
  @Describe('Confirms an authenticator app with a code', 'The first factor comes with recovery codes.')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(RecoveryCodesSchema, 200, [401, 403, 409])
  confirmTotp(
    @Caller() caller: CallerType,
    @Body({ schema: ConfirmTotpSchema }) body: { code: string },
    @Req() request: Request,
  ) {
    return this.factors.confirmTotp(caller, body.code, clientOf(request));
  }

  @Delete('totp')
  @Describe('Removes the authenticator app')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(null, 204, [401, 403, 404, 409])
  removeTotp(@Caller() caller: CallerType, @Req() request: Request): Promise<void> {
    return this.factors.removeTotp(caller, clientOf(request));
  }

  @Post('recovery-codes')
  @Describe('Creates new recovery codes and invalidates the old ones immediately')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(RecoveryCodesSchema, 201, [401, 403, 409])
  renewRecoveryCodes(@Caller() caller: CallerType, @Req() request: Request) {
    return this.factors.renewRecoveryCodes(caller, clientOf(request));
  }

  @Post('passkeys/options')
  @Describe(
    'Starts the registration of a passkey',
    'For `navigator.credentials.create`. The passkey works at the requested host: the platform or a custom domain.',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(PasskeyChallengeSchema, 201, [401, 403, 409])
  beginPasskey(@Caller() caller: CallerType, @Req() request: Request) {
    return this.passkeys.registration(caller.userId, clientOf(request));
  }

  @Post('passkeys')
  @Describe('Adds a passkey', 'The first factor comes with recovery codes.')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(RecoveryCodesSchema, 201, [401, 403, 409, 422])
  addPasskey(
    @Caller() caller: CallerType,
    @Body({ schema: AddPasskeySchema }) body: AddPasskey,
    @Req() request: Request,
  ) {
    return this.factors.addPasskey(caller, body, clientOf(request));
  }

  @Patch('passkeys/:id')
  @Describe('Renames a passkey')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  renamePasskey(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: RenameSchema }) body: { name: string },
  ): Promise<void> {
    return this.factors.renamePasskey(caller, id, body.name);
  }

  @Delete('passkeys/:id')
  @Describe('Removes a passkey')
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(null, 204, [401, 403, 404, 409])
  removePasskey(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.factors.removePasskey(caller, id, clientOf(request));
  }
}
