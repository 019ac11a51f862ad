import {
  ActivityResultSchema,
  type Authenticated as AuthenticatedResult,
  homeOf,
  type Login,
  type LoginResult,
  LoginResultSchema,
  LoginSchema,
  type Me,
  MeSchema,
  type Register,
  RegisterResultSchema,
  RegisterSchema,
  type Role,
  SwitchRoleSchema,
  VerifyEmailSchema,
} from '@gatehouse/contracts';
import { Body, Controller, Get, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Authenticated, Caller, EvenWhenReadOnly, Public } from '../common/access.js';
import { UnauthenticatedError } from '../common/app-error.js';
import type { Caller as CallerType } from '../common/caller.js';
import { clientOf } from '../common/client-address.js';
import { Clock } from '../common/clock.js';
import { BeforeReauthentication } from '../common/reauthentication.js';
import { Describe, Returns } from '../common/returns.js';
import { LocalGuard } from './local.guard.js';
import type { GoodPassword } from './password-proof.js';
import { PasswordSignIns } from './password-sign-ins.js';
import { SessionLookup } from './session-lookup.js';
import { type SessionRecord, toMe, toUser } from './session-record.js';
import { Sessions } from './sessions.js';
import { SignUps } from './sign-ups.js';

@ApiTags('Auth')
@Controller('api/v1/auth')
export class AuthController {
  constructor(
    private readonly passwords: PasswordSignIns,
    private readonly signUps: SignUps,
    private readonly sessions: Sessions,
    private readonly lookup: SessionLookup,
    private readonly clock: Clock,
  ) {}

  @Post('login')
  @Describe(
    'Signs in with email and password',
    'The token is that of the session. Keep it secret. After several failures the response is 429 `proof_of_work_required` with a challenge: solve it and send `proofOfWork`, or wait `retryAfter` seconds.',
  )
  @Public()
  @UseGuards(LocalGuard)
  @Returns(LoginResultSchema, 200, [401, 403, 422, 429, 503])
  login(@Body({ schema: LoginSchema }) body: Login, @Req() request: Request): Promise<LoginResult> {
    return this.passwords.complete(request.user as GoodPassword, body, clientOf(request));
  }

  @Post('logout')
  @Describe('Ends the session and revokes its token immediately')
  @Authenticated()
  @EvenWhenReadOnly()
  @BeforeReauthentication()
  @Returns(null, 204, [401])
  logout(@Caller() caller: CallerType, @Req() request: Request): Promise<void> {
    return this.sessions.signOut(caller, clientOf(request));
  }

  @Get('me')
  @Describe("Get the signed-in user and the session's expiry", 'Does not count as activity.')
  @Authenticated()
  @BeforeReauthentication()
  @Returns(MeSchema, 200, [401])
  async me(@Caller() caller: CallerType): Promise<Me> {
    return toMe(await this.require(caller.sessionId), this.clock.now(), caller);
  }

  @Post('activity')
  @Describe('Reports activity and restarts the idle timeout')
  @Authenticated()
  @EvenWhenReadOnly()
  @BeforeReauthentication()
  @Returns(ActivityResultSchema, 200, [401])
  async recordActivity(@Caller() caller: CallerType): Promise<Pick<Me, 'session'>> {
    await this.sessions.touch(caller);
    return { session: toMe(await this.require(caller.sessionId), this.clock.now(), caller).session };
  }

  @Post('register')
  @Describe('Requests a new organization', 'The response is the same whether or not the address is known.')
  @Public()
  @Returns(RegisterResultSchema, 202, [403, 422, 429, 503])
  register(@Body({ schema: RegisterSchema }) body: Register, @Req() request: Request) {
    return this.signUps.request(body, clientOf(request));
  }

  @Post('verify-email')
  @Describe('Creates the requested organization and signs its first admin in, with the link from the email')
  @Public()
  @Returns(LoginResultSchema, 200, [409, 410])
  verifyEmail(@Body({ schema: VerifyEmailSchema }) body: { token: string }, @Req() request: Request) {
    return this.signUps.confirm(body.token, clientOf(request));
  }

  @Post('switch-role')
  @Describe(
    "Selects a lower role view, or returns to the superadmin's own",
    'The old token is revoked immediately.',
  )
  @Authenticated()
  @Returns(LoginResultSchema, 200, [401, 403])
  async switchRole(
    @Caller() caller: CallerType,
    @Body({ schema: SwitchRoleSchema }) body: { role: Role },
    @Req() request: Request,
  ): Promise<AuthenticatedResult> {
    const accessToken = await this.sessions.switchRole(caller, body.role, clientOf(request));
    const session = await this.require(caller.sessionId);
    return {
      status: 'authenticated',
      accessToken,
      expiresAt: session.expiresAt.toISOString(),
      user: toUser(session),
      redirectTo: homeOf(body.role),
    };
  }

  private async require(sessionId: string): Promise<SessionRecord> {
    const session = await this.lookup.findById(sessionId);
    if (!session) throw new UnauthenticatedError();
    return session;
  }
}
