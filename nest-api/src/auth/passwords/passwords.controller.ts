import {
  type ChangePassword,
  ChangePasswordSchema,
  type ChangeRequiredPassword,
  ChangeRequiredPasswordSchema,
  LoginResultSchema,
  PasswordResetRequestedSchema,
  type RequestPasswordReset,
  RequestPasswordResetSchema,
  type ResetPassword,
  ResetPasswordSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly, Public } from '../../common/access.js';
import type { Caller as CallerType } from '../../common/caller.js';
import { clientOf } from '../../common/client-address.js';
import { Describe, Returns } from '../../common/returns.js';
import { PasswordResets } from './password-resets.service.js';
import { Passwords } from './passwords.service.js';
import { RequiredPasswordChanges } from './required-password-changes.js';

@ApiTags('Passwords')
@Controller('api/v1')
export class PasswordsController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly passwords: Passwords,
    private readonly required: RequiredPasswordChanges,
  ) {}

  @Post('auth/password-reset')
  @Describe(
    'Sends a password reset link',
    'The response and its time are the same whether or not the address is known.',
  )
  @Public()
  @Returns(PasswordResetRequestedSchema, 202, [422, 429])
  async requestPasswordReset(
    @Body({ schema: RequestPasswordResetSchema }) body: RequestPasswordReset,
    @Req() request: Request,
  ) {
    await this.resets.request(body, clientOf(request));
    return { status: 'mail_sent_if_known' as const };
  }

  @Post('auth/password-reset/complete')
  @Describe(
    'Sets a new password with the link from the email, ends all sessions and signs in',
    'The link works once and expires after 30 minutes. A rejected password does not use it up.',
  )
  @Public()
  @Returns(LoginResultSchema, 200, [403, 410, 422, 429, 503])
  resetPassword(@Body({ schema: ResetPasswordSchema }) body: ResetPassword, @Req() request: Request) {
    return this.resets.complete(body, clientOf(request));
  }

  @Post('auth/new-password')
  @Describe(
    'Sets the new password that a sign-in requires, ends all sessions and completes the sign-in',
    'For a ticket with `mustChangePassword`. It works once; a rejected password does not use it up.',
  )
  @Public()
  @Returns(LoginResultSchema, 200, [403, 410, 422, 429, 503])
  changeRequiredPassword(
    @Body({ schema: ChangeRequiredPasswordSchema }) body: ChangeRequiredPassword,
    @Req() request: Request,
  ) {
    return this.required.complete(body, clientOf(request));
  }

  @Post('account/password')
  @Describe("Changes the caller's password and ends their other sessions")
  @Authenticated()
  @EvenWhenReadOnly()
  @Returns(null, 204, [401, 403, 422, 429, 503])
  changePassword(
    @Caller() caller: CallerType,
    @Body({ schema: ChangePasswordSchema }) body: ChangePassword,
    @Req() request: Request,
  ): Promise<void> {
    return this.passwords.change(caller, body, clientOf(request));
  }
}
