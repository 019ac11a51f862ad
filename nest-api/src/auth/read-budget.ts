import { ProblemSchema } from '@gatehouse/contracts';
import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Caller } from '../common/caller.js';
import { AttemptLimits } from './attempt-limits.js';
import { limitOf, PACES } from './rate-limits.js';

const READ_BUDGET = 'gatehouse:read-budget';

/** Which limit a read counts against. */
type Budget = 'list' | 'export';

/**
 * A read of people, or of what they did, that a user may repeat only so often: whoever takes a session over, or misuses
 * their own, must not copy it all at the speed of the network. Source: OWASP ASVS 2.4.1.
 */
export const ReadBudget = (budget: Budget) => {
  const { free, quiet } = PACES[`${budget}:user`];
  return applyDecorators(
    SetMetadata<string, Budget>(READ_BUDGET, budget),
    ApiResponse({ status: 429, standardSchema: ProblemSchema, description: 'Read too often' }),
    ApiExtension('x-rate-limit', { requests: free, seconds: quiet, by: 'user' }),
  );
};

/** Holds `@ReadBudget()`. Who calls and what they may has been decided before. */
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
