import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ACCESS, type Access } from '../common/access.js';
import { UnauthenticatedError } from '../common/app-error.js';
import { batchOf } from '../common/batch-reads.js';
import type { Caller } from '../common/caller.js';

/** Authenticates the caller with Passport, before `AccessGuard` authorizes the call. */
@Injectable()
export class BearerGuard extends AuthGuard('bearer') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (access?.kind === 'public') return true;
    // The token is accepted only in the header: from a query or a body, it would end up in logs.
    const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    const batch = batchOf(request);
    if (batch) return takeCaller(request, batch);
    if (!/^Bearer \S+$/.test(request.headers.authorization ?? '')) throw new UnauthenticatedError();
    return super.canActivate(context);
  }

  override handleRequest<User = Caller>(error: unknown, caller: User | false): User {
    if (error) throw error;
    if (!caller) throw new UnauthenticatedError('The session has expired. Sign in to continue.');
    return caller;
  }
}

/** A read of a batch carries the batch's token, whose session has just been found. */
function takeCaller(read: { user?: Caller }, { user }: { user?: Caller }): boolean {
  if (!user) throw new UnauthenticatedError();
  read.user = user;
  return true;
}
