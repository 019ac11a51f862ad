import { z } from 'zod';

const count = z.int().min(0).max(9_007_199_254_740_991);

/** A background job as the process that answers knows it, with its last run wherever that was. */
export const SystemJobSchema = z
  .object({
    name: z.string().meta({ example: 'outbox-delivery' }),
    everySeconds: z.number().min(0).max(31_536_000),
    shared: z.boolean().meta({
      description: 'Whether one run serves all processes; others run in each, and tell of this one',
    }),
    startedAt: z.iso.datetime().nullable().meta({ description: 'Of the last run; null before the first' }),
    finishedAt: z.iso.datetime().nullable(),
    succeededAt: z.iso.datetime().nullable(),
    failure: z
      .string()
      .nullable()
      .meta({ description: 'Kind of the error of the last run', example: 'Error' }),
  })
  .meta({ id: 'SystemJob' });
export type SystemJob = z.infer<typeof SystemJobSchema>;

export const SystemJobsSchema = z.object({ items: z.array(SystemJobSchema) }).meta({ id: 'SystemJobs' });

/** Name of a job, as an address has it. */
export const JobNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'Not the name of a job')
  .meta({ example: 'outbox-delivery' });

export const JOB_OUTCOMES = ['done', 'failed', 'busy'] as const;

export const JobRunSchema = z
  .object({
    outcome: z.enum(JOB_OUTCOMES).meta({ description: 'busy: it is being run at this moment already' }),
    failure: z.string().nullable(),
  })
  .meta({ id: 'JobRun' });
export type JobRunDto = z.infer<typeof JobRunSchema>;

/** How the parts do on which everything rests. */
export const SystemHealthSchema = z
  .object({
    asOf: z.iso.datetime(),
    database: z.object({
      version: z.string().meta({ example: '18.1' }),
      answeredInMs: z.number().min(0).max(3_600_000),
      connections: count,
      maxConnections: count,
      sizeBytes: count,
      migrations: count,
      lastMigration: z.string(),
    }),
    jobs: z.object({
      total: count,
      failing: z.array(z.string()).meta({ description: 'Names of those whose last run failed' }),
    }),
    mail: z.object({
      leaves: z.boolean().meta({ description: 'False without a mail server: mail stays in the outbox' }),
      queued: count,
      dueSince: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'Since when the one waits that waits longest' }),
      lastHour: z.object({ written: count, sent: count, dead: count }),
    }),
    keys: z
      .object({ current: count, next: count, turnedAt: z.iso.datetime().nullable() })
      .meta({ description: 'Signing keys of the shared issuer, and since when the oldest in use signs' }),
    upstreams: z
      .object({ connections: count, failing: count, lastHour: z.object({ succeeded: count, failed: count }) })
      .meta({ description: 'Enabled connections, those whose metadata can not be read, and sign-ins' }),
  })
  .meta({ id: 'SystemHealth' });
export type SystemHealth = z.infer<typeof SystemHealthSchema>;

export const SETTING_SOURCES = ['environment', 'file', 'default', 'unset'] as const;

export const SystemSettingsSchema = z
  .object({
    items: z.array(
      z.object({
        name: z.string().meta({ example: 'PUBLIC_URL' }),
        value: z.string().nullable().meta({ description: 'Null for a secret, and for what is not set' }),
        source: z.enum(SETTING_SOURCES),
        secret: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SystemSettings', description: 'Settings of the API process that answers' });
export type SystemSettings = z.infer<typeof SystemSettingsSchema>;
export type SystemSetting = SystemSettings['items'][number];
