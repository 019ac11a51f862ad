import {
  type AccountNotices,
  AccountNoticesSchema,
  AccountSchema,
  ChangeEmailSchema,
  ConfirmEmailChangeSchema,
  DevicesSchema,
  EmailChangeResultSchema,
  IdSchema,
  OwnSessionsSchema,
  RenameDeviceSchema,
  type UpdateAccount,
  UpdateAccountSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly, Public } from '../common/access.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Reauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { Accounts } from './accounts.service.js';
import { Devices } from './devices.service.js';
import { EmailChanges } from './email-changes.service.js';

@ApiTags('Account')
@Controller('api/v1')
export class AccountController {
  constructor(
    private readonly accounts: Accounts,
    private readonly emailChanges: EmailChanges,
    private readonly devices: Devices,
  ) {}

  @Get('account')
  @Describe("Get the caller's profile")
  @Authenticated()
  @Returns(AccountSchema, 200, [401])
  getAccount(@Caller() caller: CallerType) {
    return this.accounts.get(caller);
  }

  @Patch('account')
  @Describe(
    "Changes the caller's name and profile",
    'A name that a directory manages can only be changed there (`managed_by_directory`).',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(AccountSchema, 200, [401, 409])
  updateAccount(
    @Caller() caller: CallerType,
    @Body({ schema: UpdateAccountSchema }) body: UpdateAccount,
    @Req() request: Request,
  ) {
    return this.accounts.update(caller, body, clientOf(request));
  }

  @Put('account/notices')
  @Describe('Selects which account notifications the caller receives')
  @Authenticated()
  @Reauthentication()
  @EvenWhenReadOnly()
  @Returns(AccountSchema, 200, [401])
  saveAccountNotices(
    @Caller() caller: CallerType,
    @Body({ schema: AccountNoticesSchema }) body: AccountNotices,
    @Req() request: Request,
  ) {
    return this.accounts.saveNotices(caller, body, clientOf(request));
  }

  @Post('account/email')
  @Describe(
    "Requests a change of the caller's email address",
    'The address changes once the links sent to the old and the new address are both confirmed. An address that a directory manages can only be changed there (`managed_by_directory`).',
  )
  @Authenticated()
  @EvenWhenReadOnly()
  @Reauthentication()
  @Returns(AccountSchema, 202, [401, 403, 409, 422, 429])
  async requestEmailChange(
    @Caller() caller: CallerType,
    @Body({ schema: ChangeEmailSchema }) body: { email: string },
    @Req() request: Request,
  ) {
    await this.emailChanges.request(caller, body.email, clientOf(request));
    return this.accounts.get(caller);
  }

  @Delete('account/email')
  @Describe('Cancels a change of address')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401])
  cancelEmailChange(@Caller() caller: CallerType): Promise<void> {
    return this.emailChanges.cancel(caller);
  }

  @Post('auth/email-change/confirm')
  @Describe('Confirms a change of address with the link from one of its two emails')
  @Public()
  @Returns(EmailChangeResultSchema, 200, [409, 410])
  confirmEmailChange(
    @Body({ schema: ConfirmEmailChangeSchema }) body: { token: string },
    @Req() request: Request,
  ) {
    return this.emailChanges.confirm(body.token, clientOf(request));
  }

  @Get('account/sessions')
  @Describe("Lists the caller's sessions in all organizations")
  @Authenticated()
  @Returns(OwnSessionsSchema, 200, [401])
  async listOwnSessions(@Caller() caller: CallerType) {
    return { items: await this.accounts.listSessions(caller) };
  }

  @Post('account/sessions/end-others')
  @Describe("Ends the caller's other sessions")
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401])
  endOtherSessions(@Caller() caller: CallerType, @Req() request: Request): Promise<void> {
    return this.accounts.endOtherSessions(caller, clientOf(request));
  }

  @Delete('account/sessions/:id')
  @Describe("Ends one of the caller's sessions")
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  endOwnSession(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.accounts.endSession(caller, id, clientOf(request));
  }

  @Get('account/devices')
  @Describe("Lists the caller's devices")
  @Authenticated()
  @Returns(DevicesSchema, 200, [401])
  async listDevices(@Caller() caller: CallerType) {
    return { items: await this.devices.list(caller) };
  }

  @Patch('account/devices/:id')
  @Describe('Renames a device')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  renameDevice(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Body({ schema: RenameDeviceSchema }) body: { name: string },
  ): Promise<void> {
    return this.devices.rename(caller, id, body.name);
  }

  @Post('account/devices/:id/sign-out')
  @Describe('Ends every session on a device')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  signOutDevice(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.devices.signOut(caller, id, clientOf(request));
  }

  @Delete('account/devices/:id')
  @Describe('Signs a device out and removes it')
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 404])
  forgetDevice(
    @Caller() caller: CallerType,
    @Param('id', { schema: IdSchema }) id: string,
    @Req() request: Request,
  ): Promise<void> {
    return this.devices.forget(caller, id, clientOf(request));
  }
}
