import { z } from 'zod';
import { isTimeZone } from '../common/days.ts';

/** Ranges of statistics in days, including today. */
export const STATISTIC_DAYS = 14;
/** Days for which hourly counts are kept. */
export const MOST_STATISTIC_DAYS = 30;

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
      .meta({ description: 'Days of the time zone, oldest first, including days without a sign-in' }),
    timeZone: z.string().meta({ description: 'In which the days begin', example: 'Europe/Zurich' }),
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
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_STATISTIC_DAYS)
    .default(STATISTIC_DAYS)
    .meta({ description: 'How many days, today included' }),
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, 'Use a time zone such as Europe/Zurich')
    .default('UTC')
    .meta({
      description: 'IANA time zone in which days begin. Sign-ins are counted by hours of UTC',
      example: 'Europe/Zurich',
    }),
});
export type SignInStatisticsQuery = z.infer<typeof SignInStatisticsQuerySchema>;
