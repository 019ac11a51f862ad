import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { Observable } from 'rxjs';
import { mayReadStandby } from './standby-reads.js';

const FROM_STANDBY = 'gatehouse:from-standby';

/**
 * Lets the GET operations of a controller, or one of them, read from a standby if there is one. Its transactions are
 * read-only, and see everything that was committed before they began. For lists, searches and reports.
 */
export const FromStandby = () => SetMetadata(FROM_STANDBY, true);

/** Applies `@FromStandby()`. Guards have run by then, so sessions are read and kept alive on the primary. */
@Injectable()
export class FromStandbyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { method } = context.switchToHttp().getRequest<Request>();
    const isMarked = this.reflector.getAllAndOverride<boolean | undefined>(FROM_STANDBY, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!isMarked || method !== 'GET') return next.handle();
    return new Observable((subscriber) =>
      mayReadStandby.run(true, () => next.handle().subscribe(subscriber)),
    );
  }
}
