import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { Caller } from '../common/caller.js';
import { type Budget, READ_BUDGET } from '../common/read-budget.js';
import { AttemptLimits } from './attempt-limits.js';
import { limitOf } from './rate-limits.js';

/** Enforces `@ReadBudget()`, after authentication and authorization. */
@Injectable()
export class ReadBudgetGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: AttemptLimits,
  ) {}

  /** @throws TooManyRequests */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const budget = this.reflector.get<Budget | undefined>(READ_BUDGET, context.getHandler());
    if (!budget) return true;
    const { user: caller } = context.switchToHttp().getRequest<Request & { user?: Caller }>();
    if (!caller) throw new Error('@ReadBudget() on a route that is open to anyone');
    await this.limits.take([limitOf(`${budget}:user`, caller.userId)]);
    return true;
  }
}
