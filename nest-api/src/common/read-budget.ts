import { ProblemSchema } from '@gatehouse/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';

export const READ_BUDGET = 'gatehouse:read-budget';

/** How often a user may read in all; `free` reads decay within `quiet` seconds. Nobody reads that many pages. */
export const READ_BUDGETS = {
  list: { free: 6_000, longest: 30, quiet: 600 },
  export: { free: 60, longest: 60, quiet: 600 },
} as const;

/** Which limit a read counts against. */
export type Budget = keyof typeof READ_BUDGETS;

/**
 * A read of people, or of what they did, that a user may repeat only so often: whoever takes a session over, or misuses
 * their own, must not copy it all at the speed of the network. Source: OWASP ASVS 2.4.1.
 */
export const ReadBudget = (budget: Budget) => {
  const { free, quiet } = READ_BUDGETS[budget];
  return applyDecorators(
    SetMetadata<string, Budget>(READ_BUDGET, budget),
    ApiResponse({ status: 429, standardSchema: ProblemSchema, description: 'Read too often' }),
    ApiExtension('x-rate-limit', { requests: free, seconds: quiet, by: 'user' }),
  );
};
