import { z } from 'zod';
import { SIGN_IN_STEPS } from '../sign-in-log/journey.ts';
import {
  ACTIVE_PERIODS,
  ANALYTICS,
  FUNNEL_STAGES,
  FUNNELS,
  SIGN_IN_DIMENSIONS,
} from './analytics-dimensions.ts';

const count = z.int().min(0).max(9_007_199_254_740_991);

const rangeQuery = {
  tenantId: z
    .uuid()
    .optional()
    .meta({ description: 'Superadmins only. Without it, all organizations together' }),
  from: z.iso
    .date()
    .optional()
    .meta({ description: `The first day; ${ANALYTICS.days} days up to the last one by default` }),
  to: z.iso
    .date()
    .optional()
    .meta({
      description: `The last day, today by default. At most ${ANALYTICS.mostDays} days after \`from\``,
    }),
};

const range = {
  timeZone: z.string().meta({
    description: 'In which days begin: that of the organization, or UTC for all organizations',
    example: 'Europe/Zurich',
  }),
  from: z.iso.date(),
  to: z.iso.date(),
};
const asOf = z.iso.datetime().meta({ description: 'Sign-ins are counted up to this time' });
const previous = z
  .object({ from: z.iso.date(), to: z.iso.date() })
  .nullable()
  .meta({ description: 'As many days before. Null if they are older than what is kept' });

const counted = { succeeded: count, failed: count };
const DaysSchema = z.array(z.object({ day: z.iso.date(), ...counted }));

export const SignInBreakdownQuerySchema = z.object({
  ...rangeQuery,
  dimension: z.enum(SIGN_IN_DIMENSIONS).default('method'),
});
export type SignInBreakdownQuery = z.infer<typeof SignInBreakdownQuerySchema>;

export const SignInBreakdownSchema = z
  .object({
    asOf,
    ...range,
    previous,
    dimension: z.enum(SIGN_IN_DIMENSIONS),
    days: DaysSchema.meta({ description: 'All days of the range, the oldest first' }),
    previousDays: DaysSchema.nullable().meta({ description: 'All days of `previous`' }),
    values: z
      .array(
        z.object({
          value: z.string().meta({
            description:
              'A code, an ID, a country (ISO 3166-1 alpha-2) or a risk level. Empty: unknown, or does not apply',
            example: 'password',
          }),
          name: z.string().nullable().meta({
            description: 'Of an application or a connection; null once it is deleted',
          }),
          ...counted,
          previous: z.object(counted).nullable(),
        }),
      )
      .meta({
        description: `At most ${ANALYTICS.mostValues}, those with the most sign-ins first. \`days\` has the sign-ins of all values`,
      }),
  })
  .meta({ id: 'SignInBreakdown' });
export type SignInBreakdown = z.infer<typeof SignInBreakdownSchema>;

export const SignInRisksQuerySchema = z.object(rangeQuery);
export type SignInRisksQuery = z.infer<typeof SignInRisksQuerySchema>;

const RiskCountsSchema = z.object({
  low: count,
  medium: count,
  high: count,
  notAssessed: count.meta({ description: 'Such as failed passwords' }),
  actedOn: count.meta({
    description:
      'Of the others, those at which the enforced policy required a second factor or a passkey, or rejected',
  }),
});

export const SignInRisksSchema = z
  .object({
    asOf,
    ...range,
    previous,
    days: z
      .array(RiskCountsSchema.extend({ day: z.iso.date() }))
      .meta({ description: 'All days of the range, the oldest first' }),
    before: RiskCountsSchema.nullable().meta({ description: 'The sums of `previous`' }),
  })
  .meta({ id: 'SignInRisks' });
export type SignInRisks = z.infer<typeof SignInRisksSchema>;

export const ActiveUsersQuerySchema = z.object({
  ...rangeQuery,
  period: z.enum(ACTIVE_PERIODS).default('day'),
});
export type ActiveUsersQuery = z.infer<typeof ActiveUsersQuerySchema>;

const PeriodsSchema = z.array(
  z.object({
    begins: z.iso.date(),
    people: count.meta({ description: 'Number of distinct users who signed in' }),
    cameBack: count.meta({ description: 'Of them, those who also signed in during the period before' }),
  }),
);

export const ActiveUsersSchema = z
  .object({
    asOf,
    ...range,
    previous,
    period: z.enum(ACTIVE_PERIODS).meta({ description: 'Weeks begin on Monday' }),
    periods: PeriodsSchema.meta({
      description: 'All periods with a day of the range, the oldest first. The last one may not be over',
    }),
    previousPeriods: PeriodsSchema.nullable().meta({ description: 'As many periods before' }),
  })
  .meta({ id: 'ActiveUsers' });
export type ActiveUsers = z.infer<typeof ActiveUsersSchema>;

export const AdoptionQuerySchema = z.object(rangeQuery);
export type AdoptionQuery = z.infer<typeof AdoptionQuerySchema>;

const AdoptionDaySchema = z.object({
  day: z.iso.date(),
  people: count.meta({ description: 'Active users' }),
  withFactor: count.meta({ description: 'Of them, those with an authenticator app or a passkey' }),
  withPasskey: count.meta({ description: 'Of them, those with a passkey' }),
});

export const AdoptionSchema = z
  .object({
    ...range,
    days: z
      .array(AdoptionDaySchema)
      .meta({ description: 'From the first day that was counted, once a day; the oldest first' }),
    before: AdoptionDaySchema.nullable().meta({
      description: 'The day before the range. Null if nothing was counted then',
    }),
  })
  .meta({ id: 'Adoption' });
export type Adoption = z.infer<typeof AdoptionSchema>;

export const SignInTimesQuerySchema = z.object(rangeQuery);
export type SignInTimesQuery = z.infer<typeof SignInTimesQuerySchema>;

const duration = z.int().min(0).max(3_600_000).nullable();
const durations = {
  completed: count,
  gaveUp: count.meta({ description: 'Nothing happened for 30 minutes' }),
  p50: duration.meta({ description: 'Milliseconds, at most 9% off; null without a completed one' }),
  p75: duration,
  p95: duration,
  p99: duration,
};
const DurationsSchema = z.object(durations);
const openedOnly = count.meta({
  description:
    'Sign-in pages that were opened and left without sending anything, on the day on which they were left. Only browsers with JavaScript, and of an organization only pages that name it',
});
const WholeSchema = DurationsSchema.extend({ openedOnly });
const TimeDaysSchema = z.array(z.object({ day: z.iso.date(), ...durations, openedOnly }));

export const SignInTimesSchema = z
  .object({
    asOf,
    ...range,
    previous,
    total: WholeSchema.meta({
      description: 'From the first page to the session, without consent, which follows it',
    }),
    previousTotal: WholeSchema.nullable(),
    steps: z
      .array(
        z.object({
          step: z.enum(SIGN_IN_STEPS),
          ...durations,
          previous: DurationsSchema.nullable(),
        }),
      )
      .meta({ description: 'Steps with at least one sign-in, in their order' }),
    days: TimeDaysSchema.meta({ description: 'Whole sign-ins by the day on which they began' }),
    previousDays: TimeDaysSchema.nullable().meta({ description: 'All days of `previous`' }),
  })
  .meta({ id: 'SignInTimes' });
export type SignInTimes = z.infer<typeof SignInTimesSchema>;

export const FunnelQuerySchema = z.object({
  ...rangeQuery,
  funnel: z
    .enum(FUNNELS)
    .default('connection')
    .meta({ description: '`sign_up` belongs to all organizations together' }),
});
export type FunnelQuery = z.infer<typeof FunnelQuerySchema>;

export const FunnelReportSchema = z
  .object({
    ...range,
    previous,
    funnel: z.enum(FUNNELS),
    stages: z
      .array(
        z.object({
          stage: z.enum([...FUNNEL_STAGES.sign_up, ...FUNNEL_STAGES.connection]),
          reached: count.meta({ description: 'Of those that began in the range: this stage or a later one' }),
          previous: count.nullable(),
        }),
      )
      .meta({ description: 'All stages, in their order' }),
  })
  .meta({ id: 'FunnelReport' });
export type FunnelReport = z.infer<typeof FunnelReportSchema>;
