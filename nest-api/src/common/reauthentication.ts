import { FACTORS, REAUTHENTICATION_REQUIRED } from '@gatehouse/contracts';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension } from '@nestjs/swagger';
import type { Request } from 'express';
import { ForbiddenError } from './app-error.js';
import type { Caller } from './caller.js';
import { Clock, plusSeconds } from './clock.js';

export const REAUTHENTICATION = 'gatehouse:reauthentication';

/**
 * Requires a recent authentication, so that an attacker at an unlocked screen cannot take over an account. A new
 * session is recent; `POST /api/v1/auth/step-up` renews it.
 */
export const Reauthentication = () =>
  applyDecorators(SetMetadata(REAUTHENTICATION, true), ApiExtension('x-reauthentication', true));

const BEFORE_REAUTHENTICATION = 'gatehouse:before-reauthentication';

/** Allows a session that moved and whose user has not confirmed their identity: to do so, or to leave. */
export const BeforeReauthentication = () => SetMetadata(BEFORE_REAUTHENTICATION, true);

/** The operation is allowed after re-authentication. */
export class ReauthenticationRequired extends ForbiddenError {
  constructor() {
    super('Confirm your identity to complete this action.', REAUTHENTICATION_REQUIRED);
  }
}

/** Until when the last authentication counts as recent. */
export function freshUntil(caller: Pick<Caller, 'provedAt'>): Date {
  return plusSeconds(caller.provedAt, FACTORS.reauthenticationSeconds);
}

/** @throws ReauthenticationRequired */
export function requireFresh(caller: Pick<Caller, 'provedAt'>, now: Date): void {
  if (now >= freshUntil(caller)) throw new ReauthenticationRequired();
}

/** Enforces `@Reauthentication()`, and everywhere that of a session that moved. Authentication and authorization have run before. */
@Injectable()
export class ReauthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const { user: caller } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (caller?.mustProve && !this.reflector.get(BEFORE_REAUTHENTICATION, handler))
      throw new ReauthenticationRequired();
    if (!this.reflector.get(REAUTHENTICATION, handler)) return true;
    if (!caller) throw new Error('@Reauthentication() on a route that is open to anyone');
    requireFresh(caller, this.clock.now());
    return true;
  }
}
