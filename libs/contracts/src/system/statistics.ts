import { z } from 'zod';

/** How far the figures look back, today among them. */
export const FIGURE_DAYS = 14;

const count = z.int().min(0).max(9_007_199_254_740_991);

const SignInCountsSchema = z
  .object({
    succeeded: count,
    failed: count.meta({ description: 'Wrong passwords, and sign-ins that a rule rejected' }),
    people: count.meta({ description: 'Number of distinct users who signed in' }),
  })
  .meta({ id: 'SignInCounts', description: 'By whole hours, including the current one' });

export const SignInStatisticsSchema = z
  .object({
    asOf: z.iso.datetime().meta({ description: 'Sign-ins are counted up to this time' }),
    days: z
      .array(z.object({ day: z.iso.date(), succeeded: count, failed: count }))
      .meta({ description: 'The last 14 days in UTC, oldest first, including days without a sign-in' }),
    last24Hours: SignInCountsSchema,
    last7Days: SignInCountsSchema,
    secondFactors: z
      .object({ people: count, enrolled: count })
      .meta({ description: 'Active users, and how many of them have an authenticator app or a passkey' }),
  })
  .meta({ id: 'SignInStatistics' });
export type SignInStatistics = z.infer<typeof SignInStatisticsSchema>;
export type SignInDay = SignInStatistics['days'][number];

export const SignInStatisticsQuerySchema = z.object({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Superadmins only. Without it, the total of all tenants' }),
});
