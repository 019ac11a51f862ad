import { z } from 'zod';
import { pageOf } from '../common/paging.ts';

const summary = {
  id: z.uuid().meta({ description: 'ID of the sign-in or test, as in its trace' }),
  configurationId: z.uuid(),
  protocol: z.enum(['saml', 'openid']),
  purpose: z.enum(['sign_in', 'test']),
  outcome: z.string().meta({
    description: '`success`, `link_required` or the code of the error',
    example: 'saml_audience',
  }),
  reference: z.string().meta({ description: 'Reference of the request, as the user was shown it' }),
  size: z.int().min(0).max(2_147_483_647).meta({ description: 'In bytes' }),
  isKept: z.boolean().meta({ description: 'False if it was too large to keep' }),
  receivedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
};

/** A stored response of an identity provider, for replays. */
export const StoredResponseSchema = /* @__PURE__ */ z.object(summary).meta({ id: 'StoredSsoResponse' });
export type StoredResponseDto = z.infer<typeof StoredResponseSchema>;
export const StoredResponsePageSchema = /* @__PURE__ */ pageOf(StoredResponseSchema, 'StoredSsoResponsePage');

export const StoredResponseDetailSchema = /* @__PURE__ */ z
  .object({
    ...summary,
    message: z.string().nullable().meta({
      description: 'The response without personal data and secrets. Null if it was too large to keep',
    }),
  })
  .meta({ id: 'StoredSsoResponseDetail' });
export type StoredResponseDetail = z.infer<typeof StoredResponseDetailSchema>;

/** One check of a replay. */
export const ReplayedCheckSchema = /* @__PURE__ */ z
  .object({
    name: z.string().meta({ example: 'audience' }),
    status: z.enum(['passed', 'failed', 'not_reached']),
    code: z
      .string()
      .nullable()
      .meta({ description: 'Code of the cause, if it failed', example: 'saml_audience' }),
    message: z.string().nullable(),
    found: z.string().nullable(),
    expected: z.string().nullable(),
  })
  .meta({ id: 'ReplayedSsoCheck' });
export type ReplayedCheck = z.infer<typeof ReplayedCheckSchema>;

export const ReplayVerdictSchema = /* @__PURE__ */ z
  .object({
    result: z.enum(['accepted', 'rejected', 'undecided']).meta({
      description:
        '`undecided`: every check of the ID token passes, but the sign-in ended before the user info was requested, so the user is unknown',
    }),
    code: z.string().nullable().meta({ description: 'Code of the cause, if it was rejected' }),
    checks: z.array(ReplayedCheckSchema),
    user: z
      .object({
        kind: z.enum(['enter', 'link', 'prove', 'join', 'sign_up']).nullable().meta({
          description:
            '`enter`: known by this identity. `link`: an existing account is linked. `prove`: the same after its password. `join`: a new user of the organization. `sign_up`: a new organization. Null if it was rejected',
        }),
        userId: z.uuid().nullable(),
        email: z.string().nullable(),
        name: z.string().nullable(),
        role: z.string().nullable().meta({ description: 'Role, and where it comes from' }),
      })
      .nullable()
      .meta({ description: 'Null if no user could be read from the response' }),
  })
  .meta({ id: 'SsoReplayVerdict' });
export type ReplayVerdict = z.infer<typeof ReplayVerdictSchema>;

export const ReplaySchema = /* @__PURE__ */ z
  .object({
    receivedAt: z.iso.datetime().meta({ description: 'The time that the checks of the response use' }),
    live: ReplayVerdictSchema.meta({ description: 'With the settings of the connection' }),
    edited: ReplayVerdictSchema.nullable().meta({ description: 'With the given settings. Null without any' }),
  })
  .meta({ id: 'SsoReplay' });
export type Replay = z.infer<typeof ReplaySchema>;
