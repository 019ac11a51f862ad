import { z } from 'zod';
import { INSTANCE_KINDS } from './system-deployment.ts';

/** Length of one step of the live board. */
export const LIVE_STEP_MS = 2_000;
/** Steps that the live board shows: one minute. */
export const LIVE_STEPS = 30;
/** Minutes of sign-ins by country. */
export const LIVE_COUNTRY_MINUTES = 15;

const count = z.int().min(0).max(9_007_199_254_740_991);

export const LiveBoardSchema = z
  .object({
    asOf: z.iso.datetime().meta({ description: 'When the newest numbers were measured' }),
    ageMs: z
      .int()
      .min(0)
      .meta({ description: 'Age of the newest numbers when they were read, in milliseconds' }),
    reporting: count.meta({ description: 'API processes that reported numbers in the last 30 seconds' }),
    perSecond: z.number().min(0).meta({ description: 'Sign-ins a second, mean of the last 10 seconds' }),
    failuresPerSecond: z
      .number()
      .min(0)
      .meta({ description: 'Failed sign-ins a second, mean of the last 10 seconds' }),
    steps: z
      .array(z.object({ at: z.iso.datetime(), succeeded: count, failed: count }))
      .length(LIVE_STEPS)
      .meta({ description: 'Sign-ins of the last minute by steps of two seconds, oldest first' }),
    latency: z
      .object({
        requests: count,
        p50Ms: z.number().min(0),
        p95Ms: z.number().min(0),
      })
      .nullable()
      .meta({
        description: 'Response times of the API in the last minute, within 10 %; null without requests',
      }),
    incidents: z.object({ low: count, medium: count, high: count }).meta({
      description:
        'Incidents that are not closed, of all tenants and the platform; at most 1,000 are counted',
    }),
    processes: z.array(z.object({ kind: z.enum(INSTANCE_KINDS), running: count, late: count, gone: count })),
    countries: z
      .array(
        z.object({
          country: z
            .string()
            .length(2)
            .nullable()
            .meta({ description: 'ISO 3166-1 alpha-2; null: unknown', example: 'CH' }),
          succeeded: count,
          failed: count,
        }),
      )
      .max(300)
      .meta({ description: 'Sign-ins of the last 15 minutes by country, the most first' }),
  })
  .meta({ id: 'LiveBoard' });
export type LiveBoard = z.infer<typeof LiveBoardSchema>;
