import { z } from 'zod';

const count = z.int().min(0).max(9_007_199_254_740_991);

/** Monitored components. */
export const HEALTH_PARTS = [
  'database',
  'jobs',
  'mail',
  'keys',
  'certificates',
  'upstreams',
  'audit',
  'isolation',
  'passwords',
] as const;
export type HealthPartName = (typeof HEALTH_PARTS)[number];

/** `wait`: needs attention; `wrong`: failing. */
export const HEALTH_STANDINGS = ['good', 'wait', 'wrong'] as const;
const standing = z.enum(HEALTH_STANDINGS);
export type HealthStanding = z.infer<typeof standing>;

/** Time range of the samples on the page. */
export const HEALTH_MINUTES = 60;

/** Health of the components. */
export const SystemHealthSchema = z
  .object({
    asOf: z.iso.datetime(),
    standings: z.object({
      database: standing,
      jobs: standing,
      mail: standing,
      keys: standing,
      certificates: standing,
      upstreams: standing,
      audit: standing,
      isolation: standing,
      passwords: standing,
    }),
    database: z.object({
      version: z.string().meta({ example: '18.1' }),
      answeredInMs: z.number().min(0).max(3_600_000),
      connections: count,
      maxConnections: count,
      pool: z.object({ size: count, used: count, waiting: count }).meta({
        description: 'Connections for look-ups of the responding process, and how many requests wait for one',
      }),
      sizeBytes: count,
      migrations: count,
      lastMigration: z.string(),
    }),
    jobs: z.object({
      total: count,
      failing: z.array(z.string()).meta({ description: 'Names of jobs whose last run failed' }),
      waiting: count,
      waitsSince: z.iso.datetime().nullable(),
      lastHour: z.object({ done: count, givenUp: count }),
    }),
    mail: z.object({
      leaves: z
        .boolean()
        .meta({ description: 'False without a mail server. Emails then stay in the outbox' }),
      queued: count,
      dueSince: z.iso.datetime().nullable().meta({ description: 'Since when the oldest has been waiting' }),
      lastHour: z.object({ written: count, sent: count, dead: count }),
    }),
    keys: z
      .object({ current: count, next: count, turnedAt: z.iso.datetime().nullable() })
      .meta({ description: 'Signing keys of the shared issuer, and since when the oldest has been in use' }),
    certificates: z
      .object({
        watched: count,
        ending: count.meta({ description: 'Within 30 days' }),
        ended: count,
        next: z.object({ name: z.string(), endsAt: z.iso.datetime() }).nullable(),
      })
      .meta({ description: 'Of enabled connections and SAML applications' }),
    upstreams: z
      .object({
        connections: count,
        failing: count,
        refusing: count.meta({ description: 'Connections whose last three or more sign-ins failed' }),
        lastHour: z.object({ succeeded: count, failed: count }),
      })
      .meta({ description: 'Enabled connections, connections whose metadata cannot be read, and sign-ins' }),
    audit: z.object({
      unsealed: count.meta({ description: 'Events that wait for their seal. 10,000 means 10,000 or more' }),
      unsealedSince: z.iso.datetime().nullable(),
      sealedAt: z.iso.datetime().nullable().meta({ description: 'Time of the latest sealed event' }),
      verified: z
        .object({
          at: z.iso.datetime(),
          isWhole: z.boolean().meta({ description: 'All chains, or the one that was opened' }),
          events: count,
          sound: z.boolean(),
        })
        .nullable()
        .meta({ description: 'The last verification. Null before the first' }),
    }),
    isolation: z
      .object({
        provenAt: z.iso
          .datetime()
          .nullable()
          .meta({ description: 'Time of the last proof. Null before the first' }),
        operations: count,
        tables: count.meta({ description: 'Reads of tables, by role' }),
        cpuMs: count,
        failures: z
          .array(z.string().max(300))
          .max(20)
          .meta({ description: 'The first 20 of the last proof' }),
        kept: z
          .object({ proofs: count, failed: count, lastFailedAt: z.iso.datetime().nullable() })
          .meta({ description: 'Of the last 90 days' }),
      })
      .meta({
        description:
          'An hourly job creates two organizations that try to read each other through every operation and every table',
      }),
    passwords: z
      .object({
        source: z
          .enum(['none', 'service', 'file'])
          .meta({ description: 'By the setting LEAKED_PASSWORDS. `none`: nothing is looked up' }),
        failingSince: z.iso.datetime().nullable().meta({
          description: 'Null while the source responds. Meanwhile no password is rejected as leaked',
        }),
      })
      .meta({ description: 'Source of leaked passwords, as the responding process sees it' }),
    lastHour: z
      .array(
        z.object({
          part: z.enum(HEALTH_PARTS),
          minutes: z.array(z.object({ at: z.iso.datetime(), standing, value: z.number().min(0).max(1e15) })),
        }),
      )
      .meta({ description: 'One sample per minute, oldest first. Minutes without a sample are missing' }),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof SystemHealthSchema>;
/** Without earlier samples. */
export type HealthNow = Omit<SystemHealth, 'standings' | 'lastHour'>;
