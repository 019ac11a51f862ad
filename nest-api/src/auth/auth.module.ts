import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { AccessGuard } from '../common/access.guard.js';
import { TenantsModule } from '../tenants/tenants.module.js';
import { UsersModule } from '../users/users.module.js';
import { AttemptLimits } from './attempt-limits.js';
import { AuthController } from './auth.controller.js';
import { AuthMaintenance } from './auth-maintenance.js';
import { BearerGuard } from './bearer.guard.js';
import { BearerStrategy } from './bearer.strategy.js';
import { LocalStrategy } from './local.strategy.js';
import { MailLinks } from './mail-links.js';
import { PasswordHasher } from './password-hasher.js';
import { PasswordProof } from './password-proof.js';
import { PersonStandings } from './person-standing.js';
import { SessionLookup } from './session-lookup.js';
import { Sessions } from './sessions.js';
import { SignIn } from './sign-in.js';
import { SignInRules } from './sign-in-rules.js';
import { SignUps } from './sign-ups.js';

@Module({
  imports: [PassportModule, JwtModule.register({}), TenantsModule, UsersModule],
  controllers: [AuthController],
  providers: [
    AttemptLimits,
    AuthMaintenance,
    BearerStrategy,
    LocalStrategy,
    MailLinks,
    PasswordHasher,
    PasswordProof,
    PersonStandings,
    SessionLookup,
    Sessions,
    SignIn,
    SignInRules,
    SignUps,
    // In this order: who calls, then what they may.
    { provide: APP_GUARD, useClass: BearerGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AttemptLimits, PasswordHasher, PasswordProof, SessionLookup, Sessions, SignIn, SignInRules],
})
export class AuthModule {}
