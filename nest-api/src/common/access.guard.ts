import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ACCESS, type Access, EVEN_WHEN_READ_ONLY } from './access.js';
import { ForbiddenError, UnauthenticatedError } from './app-error.js';
import type { Caller } from './caller.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Authorizes a request by the declaration of its route. Authentication has run before. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const handler = context.getHandler();
    const access = this.reflector.get<Access | undefined>(ACCESS, handler);
    if (!access) throw new ForbiddenError();
    if (access.kind === 'public') return true;

    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const caller = request.user;
    if (!caller) throw new UnauthenticatedError();
    if (access.kind === 'requires' && !access.anyOf.some((it) => caller.permissions.includes(it))) {
      throw new ForbiddenError();
    }
    const changes = !READS.has(request.method) && !this.reflector.get(EVEN_WHEN_READ_ONLY, handler);
    if (changes && caller.readOnlyBecause)
      throw new ForbiddenError(caller.readOnlyBecause, 'tenant_read_only');
    return true;
  }
}
