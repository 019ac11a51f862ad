import { z } from 'zod';
import { pageOf } from '../common/paging.ts';
import { DirectorySourceSchema } from './directories.ts';

/** A state that begins so belongs to the consent of a directory: all responses come to one address. */
export const PULL_STATE_PREFIX = 'd.';
/** Seconds that an administrator may take at the identity provider. */
export const PULL_CONSENT_SECONDS = 600;
/** Runs that are kept for a directory. */
export const PULL_RUNS_KEPT = 100;

const Version = /* @__PURE__ */ z.int().min(1).max(2_147_483_647);
const count = /* @__PURE__ */ z.int().min(0).max(2_147_483_647);

export const DirectoryPullKindSchema = /* @__PURE__ */ z.enum(['incremental', 'full']).meta({
  id: 'DirectoryPullKind',
  description: '`incremental`: what changed since the last run. `full`: compares everything',
});
export type DirectoryPullKind = z.infer<typeof DirectoryPullKindSchema>;

/** Causes that last until an administrator does something. */
export const PULL_STOPS = [
  'consent_revoked',
  'consent_insufficient',
  'client_refused',
  'credentials_refused',
  'configuration_invalid',
] as const;
export const DirectoryPullStopSchema = /* @__PURE__ */ z.enum(PULL_STOPS).meta({
  id: 'DirectoryPullStop',
  description:
    '`consent_revoked`: the consent was withdrawn, or the account that gave it can no longer be used. `consent_insufficient`: a permission is missing, or the account no longer administers the directory. `client_refused`: the identity provider rejects the client ID or the client secret. `credentials_refused`: the directory rejects the name or the password. `configuration_invalid`: the settings of the connection cannot be used',
});
export type DirectoryPullStop = z.infer<typeof DirectoryPullStopSchema>;

/** Causes that the next run may no longer meet. */
export const PULL_FAILURES = [
  'unreachable',
  'connector_offline',
  'rate_limited',
  'unexpected_response',
  'superseded',
  'internal',
] as const;
export const DirectoryPullFailureSchema = /* @__PURE__ */ z.enum([...PULL_STOPS, ...PULL_FAILURES]).meta({
  id: 'DirectoryPullFailure',
  description:
    'A reason of `DirectoryPullStop`, or one that the next run may no longer meet. `unreachable`: no response, or an outage. `connector_offline`: no connector of the connection is connected. `rate_limited`: too many requests. `unexpected_response`: a response of another form. `superseded`: the settings changed during the run. `internal`: an error of Gatehouse',
});
export type DirectoryPullFailure = z.infer<typeof DirectoryPullFailureSchema>;

export const DirectoryPullCountsSchema = /* @__PURE__ */ z
  .object({
    users: count.meta({ description: 'Users that were read' }),
    groups: count.meta({ description: 'Groups that were read' }),
    created: count,
    linked: count,
    updated: count,
    deactivated: count,
    reactivated: count,
    unchanged: count,
    unlinked: count,
    waiting: count.meta({ description: 'Changes that wait for an administrator' }),
    refused: count.meta({ description: 'Users that could not be recorded' }),
  })
  .meta({ id: 'DirectoryPullCounts' });
export type DirectoryPullCounts = z.infer<typeof DirectoryPullCountsSchema>;

const cause = {
  message: z.string().meta({ description: 'What happened and what to do' }),
};

export const DirectoryPullRunSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    kind: DirectoryPullKindSchema,
    state: z.enum(['running', 'succeeded', 'failed']),
    phase: z.enum(['users', 'groups', 'members', 'comparison', 'finished']),
    counts: DirectoryPullCountsSchema,
    error: z.object({ code: DirectoryPullFailureSchema, ...cause }).nullable(),
    startedBy: z.uuid().nullable().meta({ description: 'Null if the schedule started it' }),
    startedAt: z.iso.datetime(),
    workedAt: z.iso.datetime().meta({ description: 'Time of the last page' }),
    finishedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'DirectoryPullRun' });
export type DirectoryPullRunDto = z.infer<typeof DirectoryPullRunSchema>;
export const DirectoryPullRunPageSchema = /* @__PURE__ */ pageOf(
  DirectoryPullRunSchema,
  'DirectoryPullRunPage',
);

/** How a directory is read that does not push. */
export const DirectoryPullSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid().meta({ description: 'ID of the connection' }),
    source: DirectorySourceSchema,
    needsConsent: z.boolean().meta({
      description: 'Whether an administrator of the directory has to consent before it can be read',
    }),
    consent: z
      .object({
        email: z
          .string()
          .nullable()
          .meta({ description: 'Who consented, according to the identity provider' }),
        at: z.iso.datetime(),
      })
      .nullable()
      .meta({ description: 'Null if nobody consented, or the directory needs no consent' }),
    includeGuests: z.boolean().meta({
      description: 'Whether guests of the directory are users too. Only Microsoft Entra ID has guests',
    }),
    stopped: z
      .object({ code: DirectoryPullStopSchema, ...cause, at: z.iso.datetime() })
      .nullable()
      .meta({ description: 'Why the directory is not read until an administrator fixes it' }),
    nextAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Time of the next run. Null if none is planned' }),
    lastFullAt: z.iso.datetime().nullable().meta({ description: 'Time of the last full comparison' }),
    running: DirectoryPullRunSchema.nullable(),
    last: DirectoryPullRunSchema.nullable().meta({ description: 'The last finished run' }),
    version: Version,
  })
  .meta({ id: 'DirectoryPull' });
export type DirectoryPullDto = z.infer<typeof DirectoryPullSchema>;

export const ChangeDirectoryPullSchema = /* @__PURE__ */ z
  .object({ version: Version, includeGuests: z.boolean() })
  .strict()
  .meta({ id: 'ChangeDirectoryPull', example: { version: 1, includeGuests: true } });
export type ChangeDirectoryPull = z.infer<typeof ChangeDirectoryPullSchema>;

export const StartDirectoryPullSchema = /* @__PURE__ */ z
  .object({ kind: DirectoryPullKindSchema.default('incremental') })
  .strict()
  .meta({ id: 'StartDirectoryPull', example: { kind: 'full' } });
export type StartDirectoryPull = z.infer<typeof StartDirectoryPullSchema>;

export const DirectoryPullConsentSchema = /* @__PURE__ */ z
  .object({
    authorizationUrl: z.string().meta({ description: 'Where to send the browser' }),
    state: z.string(),
    browserSecret: z.string().meta({ description: 'Binds the consent to this browser' }),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'DirectoryPullConsent' });
export type DirectoryPullConsent = z.infer<typeof DirectoryPullConsentSchema>;
