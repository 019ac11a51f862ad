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
 * A change that asks who is there, even of a session that lives: whoever comes by an unlocked screen must not take an
 * account over. A session that was just made by a proof is fresh; `POST /api/v1/auth/step-up` makes it so again.
 */
export const Reauthentication = () =>
  applyDecorators(SetMetadata(REAUTHENTICATION, true), ApiExtension('x-reauthentication', true));

/** What is asked for is allowed, once the person has proved anew who they are. */
export class ReauthenticationRequired extends ForbiddenError {
  constructor() {
    super('Confirm your identity to complete this action.', REAUTHENTICATION_REQUIRED);
  }
}

/** Until when the last proof of who somebody is counts as fresh. */
export function freshUntil(caller: Pick<Caller, 'provedAt'>): Date {
  return plusSeconds(caller.provedAt, FACTORS.reauthenticationSeconds);
}

/** @throws ReauthenticationRequired */
export function requireFresh(caller: Pick<Caller, 'provedAt'>, now: Date): void {
  if (now >= freshUntil(caller)) throw new ReauthenticationRequired();
}

/** Holds `@Reauthentication()`. Who calls and what they may has been decided before. */
@Injectable()
export class ReauthenticationGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.reflector.get(REAUTHENTICATION, context.getHandler())) return true;
    const { user: caller } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (!caller) throw new Error('@Reauthentication() on a route that is open to anyone');
    requireFresh(caller, this.clock.now());
    return true;
  }
}
