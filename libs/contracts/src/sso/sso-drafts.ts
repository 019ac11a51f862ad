import { z } from 'zod';
import { SsoConfigurationSchema } from './sso-config.ts';

/** How many users a draft can be released to by name. */
const MOST_DRAFT_USERS = 20;

const Count = /* @__PURE__ */ z.int().min(0).max(2_147_483_647);

/** For actions on a read version: test, release, publish. Each save of a draft creates a new ID. */
export const SsoDraftSeenSchema = /* @__PURE__ */ z
  .object({ draftId: z.uuid() })
  .strict()
  .meta({ id: 'SsoDraftSeen', example: { draftId: '0198c0de-0000-7000-8000-000000000001' } });
export type SsoDraftSeen = z.infer<typeof SsoDraftSeenSchema>;

export const ReleaseSsoDraftSchema = /* @__PURE__ */ z
  .object({
    draftId: z.uuid(),
    emails: z
      .array(z.string().trim().min(1).max(254))
      .min(1, 'Enter at least one email address')
      .max(MOST_DRAFT_USERS, `Enter at most ${MOST_DRAFT_USERS} email addresses`)
      .optional()
      .meta({ description: 'Of members. They use the draft when they enter this address to sign in' }),
    percent: z
      .int('Enter a whole number from 1 to 100')
      .min(1, 'Enter a whole number from 1 to 100')
      .max(100, 'Enter a whole number from 1 to 100')
      .optional()
      .meta({ description: 'Share of the sign-ins' }),
  })
  .strict()
  .refine(({ emails, percent }) => (emails === undefined) !== (percent === undefined), {
    error: 'Enter either email addresses or a percentage',
    path: ['percent'],
  })
  .meta({
    id: 'ReleaseSsoDraft',
    example: { draftId: '0198c0de-0000-7000-8000-000000000001', percent: 10 },
  });
export type ReleaseSsoDraft = z.infer<typeof ReleaseSsoDraftSchema>;

const SideSchema = /* @__PURE__ */ z
  .object({
    succeeded: Count,
    failed: Count.meta({ description: 'Without failures that only the user can cause or fix' }),
    ofUsers: Count.meta({ description: 'Failures that only the user can cause or fix' }),
    causes: z.array(z.object({ code: z.string(), count: Count })).meta({
      description: 'The most frequent causes of `failed`, at most 5',
    }),
  })
  .meta({ id: 'SsoDraftSide' });
export type SsoDraftSide = z.infer<typeof SideSchema>;

const RateSchema = /* @__PURE__ */ z.object({ succeeded: Count, failed: Count });

export const SsoDraftSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    configurationId: z.uuid(),
    baseVersion: z.int().min(1).max(2_147_483_647).meta({
      description: 'The version of the connection that the draft changes',
    }),
    isOutdated: z.boolean().meta({
      description: 'Whether the connection changed since. Save the draft again to publish it',
    }),
    savedAt: z.iso.datetime(),
    savedBy: z.uuid().nullable(),
    changes: z.array(z.string()).meta({ example: ['issuer: https://old.example → https://new.example'] }),
    test: z
      .object({ at: z.iso.datetime(), by: z.uuid(), isFresh: z.boolean() })
      .nullable()
      .meta({ description: 'The last successful test of exactly this draft. It counts for a day' }),
    needsTest: z.boolean().meta({
      description: 'Whether the draft can only be published after a test: single sign-on is required',
    }),
    release: z
      .object({
        users: z.array(
          z.object({
            id: z.uuid(),
            email: z.string().nullable().meta({ description: 'Null once the user is no longer a member' }),
          }),
        ),
        percent: z.int().min(1).max(100).nullable().meta({ description: 'Null for a release to users' }),
        startedAt: z.iso.datetime(),
        startedBy: z.uuid().nullable(),
      })
      .nullable()
      .meta({ description: 'Null while no sign-in uses the draft' }),
    takenBack: z
      .object({
        at: z.iso.datetime(),
        code: z.string().meta({ description: 'The most frequent cause', example: 'client_refused' }),
        draft: RateSchema,
        live: RateSchema,
      })
      .nullable()
      .meta({ description: 'Why the last release ended by itself' }),
    outcomes: z
      .object({ since: z.iso.datetime(), draft: SideSchema, live: SideSchema })
      .nullable()
      .meta({ description: 'Sign-ins since the last release began, at most the latest 10,000 of each side' }),
    configuration: SsoConfigurationSchema.meta({
      description: 'The connection as it would be. Secrets are only reported as set or not set',
    }),
  })
  .meta({ id: 'SsoDraft' });
export type SsoDraftDto = z.infer<typeof SsoDraftSchema>;
