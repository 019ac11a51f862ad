import { z } from 'zod';
import { CountedPageQuerySchema, countedPageOf } from '../common/paging.ts';

const count = z.int().min(0).max(9_007_199_254_740_991);
const tries = z.int().min(0).max(1_000_000);

/** Current state of a shared job: idle, waiting, waiting for a retry, or running. */
export const JOB_STATES = ['idle', 'waiting', 'retrying', 'running'] as const;

/** A background job of the responding process, with its last run in any process. */
export const SystemJobSchema = z
  .object({
    name: z.string().meta({ example: 'outbox-delivery' }),
    everySeconds: z.number().min(0).max(31_536_000),
    shared: z.boolean().meta({
      description:
        'Whether one run serves all processes. Other jobs run in each process, and the run is that of the responding one',
    }),
    cron: z
      .string()
      .nullable()
      .meta({ description: 'Schedule of a shared job in UTC', example: '7 * * * *' }),
    nextAt: z.iso.datetime().nullable().meta({ description: 'When it runs next' }),
    state: z.enum(JOB_STATES),
    nextTryAt: z.iso.datetime().nullable().meta({ description: 'Of a run that failed and is retried' }),
    startedAt: z.iso.datetime().nullable().meta({ description: 'Of the last run. Null before the first' }),
    finishedAt: z.iso.datetime().nullable(),
    succeededAt: z.iso.datetime().nullable(),
    failure: z.string().nullable().meta({ description: "Kind of the last run's error", example: 'Error' }),
  })
  .meta({ id: 'SystemJob' });
export type SystemJob = z.infer<typeof SystemJobSchema>;

export const SystemJobsSchema = z.object({ items: z.array(SystemJobSchema) }).meta({ id: 'SystemJobs' });

/** Name of a job, as in URLs. */
export const JobNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,59}$/, 'There is no job with this name')
  .meta({ example: 'outbox-delivery' });

export const JOB_OUTCOMES = ['done', 'failed', 'busy'] as const;

export const JobRunSchema = z
  .object({
    outcome: z.enum(JOB_OUTCOMES).meta({ description: 'busy: it is already running' }),
    failure: z.string().nullable(),
  })
  .meta({ id: 'JobRun' });
export type JobRunDto = z.infer<typeof JobRunSchema>;

/** `skipped`: another run had just done the work. */
export const JOB_RECORD_STATES = ['waiting', 'retrying', 'running', 'done', 'skipped', 'failed'] as const;
export const JOB_CAUSES = ['schedule', 'start', 'hand', 'retry'] as const;

export const JobRecordSchema = z
  .object({
    id: z.uuid(),
    job: z.string(),
    state: z.enum(JOB_RECORD_STATES),
    cause: z.enum(JOB_CAUSES).meta({
      description: 'The schedule, a starting process that found it overdue, a user, or a manual retry',
    }),
    tries: tries.meta({ description: 'Number of retries' }),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    nextTryAt: z.iso.datetime().nullable(),
    durationMs: z.int().min(0).max(9_007_199_254_740_991).nullable(),
    failure: z.string().nullable().meta({ description: 'Kind of the last error', example: 'TypeError' }),
  })
  .meta({ id: 'JobRecord' });
export type JobRecord = z.infer<typeof JobRecordSchema>;

export const JobRecordsQuerySchema = z.object({
  job: JobNameSchema.optional(),
  state: z.enum(JOB_RECORD_STATES).optional(),
  cursor: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ description: '`nextCursor` of the previous page' }),
  count: CountedPageQuerySchema.shape.count,
});
export type JobRecordsQuery = z.infer<typeof JobRecordsQuerySchema>;

export const JobRecordsSchema = z
  .object({
    items: z.array(JobRecordSchema),
    nextCursor: z.iso.datetime().nullable(),
    total: countedPageOf(JobRecordSchema, 'CountedJobRecords').shape.total,
  })
  .meta({
    id: 'JobRecords',
    description: 'Runs of shared jobs, newest first. They are kept for a day to a week',
  });
export type JobRecords = z.infer<typeof JobRecordsSchema>;

export const DeadLetterSchema = z
  .object({
    id: z.uuid(),
    job: z.string(),
    failure: z.string().meta({ description: 'Kind of the last error', example: 'TypeError' }),
    tries,
    sentAt: z.iso.datetime().nullable().meta({ description: 'When the failed run was queued' }),
    givenUpAt: z.iso.datetime(),
    workedSince: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'When the job next succeeded. Null until then' }),
  })
  .meta({ id: 'DeadLetter' });
export type DeadLetter = z.infer<typeof DeadLetterSchema>;

export const DeadLettersSchema = z
  .object({ items: z.array(DeadLetterSchema), total: count })
  .meta({ id: 'DeadLetters', description: 'Dead letters, newest first, at most 100' });
export type DeadLetters = z.infer<typeof DeadLettersSchema>;
