import { z } from 'zod';

/** How far the figures look back, today among them. */
export const FIGURE_DAYS = 14;

const count = z.int().min(0).max(9_007_199_254_740_991);

const SignInCountsSchema = z
  .object({
    succeeded: count,
    failed: count.meta({ description: 'Wrong passwords, and sign-ins that a rule refused' }),
    people: count.meta({ description: 'How many different people signed in' }),
  })
  .meta({ id: 'SignInCounts', description: 'By whole hours, the one under way among them' });

export const SignInFiguresSchema = z
  .object({
    asOf: z.iso.datetime().meta({ description: 'Up to when sign-ins are counted' }),
    days: z
      .array(z.object({ day: z.iso.date(), succeeded: count, failed: count }))
      .meta({ description: 'The last 14 days by UTC, the oldest first; one without a sign-in as well' }),
    last24Hours: SignInCountsSchema,
    last7Days: SignInCountsSchema,
    secondFactors: z
      .object({ people: count, enrolled: count })
      .meta({ description: 'Active people, and how many of them have an authenticator app or a passkey' }),
  })
  .meta({ id: 'SignInFigures' });
export type SignInFigures = z.infer<typeof SignInFiguresSchema>;
export type SignInDay = SignInFigures['days'][number];

export const SignInFiguresQuerySchema = z.object({
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Platform callers only; all tenants together without it' }),
});
