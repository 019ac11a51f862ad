import { ProblemSchema } from '@gatehouse/contracts';
import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension, ApiResponse } from '@nestjs/swagger';

export const READ_BUDGET = 'gatehouse:read-budget';

/** Read limits of a user; `free` reads decay within `quiet` seconds. Regular use stays below them. */
export const READ_BUDGETS = {
  list: { free: 6_000, longest: 30, quiet: 600 },
  export: { free: 60, longest: 60, quiet: 600 },
} as const;

/** The limit that a read counts against. */
export type Budget = keyof typeof READ_BUDGETS;

/**
 * Limits reads of personal data for each user, so that a hijacked or misused session cannot copy all of it quickly.
 * Source: OWASP ASVS 2.4.1.
 */
export const ReadBudget = (budget: Budget) => {
  const { free, quiet } = READ_BUDGETS[budget];
  return applyDecorators(
    SetMetadata<string, Budget>(READ_BUDGET, budget),
    ApiResponse({ status: 429, standardSchema: ProblemSchema, description: 'Read too often' }),
    ApiExtension('x-rate-limit', { requests: free, seconds: quiet, by: 'user' }),
  );
};
