import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { ForbiddenError } from '../common/app-error.js';
import { batchOf } from '../common/batch-reads.js';
import { isEmptyResponse, RETURNS } from '../common/returns.js';

/** Keeps a batch away from pictures, redirects and protocol endpoints, which write their responses themselves. */
@Injectable()
export class BatchReadGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    if (!batchOf(context.switchToHttp().getRequest<Request>())) return true;
    if (isEmptyResponse(this.reflector.get(RETURNS, context.getHandler()))) {
      throw new ForbiddenError('A batch only reads JSON.', 'not_batchable');
    }
    return true;
  }
}
