import { z } from 'zod';
import { NetworkOriginSchema } from '../common/network-origin.ts';
import { pageOf } from '../common/paging.ts';
import { ATTEMPT_METHODS } from '../sign-in-log/attempt-methods.ts';
import { SignInRiskSchema } from '../sign-in-log/risk.ts';

/** How an account recovers from a sign-in that was not its user's. */
export const SIGN_IN_RECOVERIES = ['password_reset', 'administrators'] as const;
export type SignInRecovery = (typeof SIGN_IN_RECOVERIES)[number];

export const ReportSignInSchema = /* @__PURE__ */ z
  .object({ token: z.string().min(1).max(4096) })
  .strict()
  .meta({ id: 'ReportSignIn', example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } });

/** The token of an email's link, in its address. */
export const MailTokenQuerySchema = /* @__PURE__ */ z.object({ token: z.string().min(1).max(3_000) });

export const SignInReportSchema = /* @__PURE__ */ z
  .object({
    recovery: z.enum(SIGN_IN_RECOVERIES).meta({
      description:
        '`password_reset`: the user gets an email to choose a new password. `administrators`: the administrators are notified',
    }),
    suspendedFactors: z.int().min(0).max(1_000).meta({
      description:
        'Factors that were set up on the device since the sign-in, and no longer work. Recovery codes count as one',
    }),
  })
  .meta({ id: 'SignInReport' });
export type SignInReport = z.infer<typeof SignInReportSchema>;

/** A sign-in of the caller, or an application's request to sign them in. */
export const OwnSignInSchema = /* @__PURE__ */ z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    method: z.enum(ATTEMPT_METHODS),
    failed: z.boolean(),
    outcome: z.string().meta({
      description: '`success`, or the code of the failure',
      example: 'invalid_credentials',
    }),
    count: z.int().min(1).max(2_147_483_647).meta({
      description: 'Number of attempts that this record stands for',
    }),
    tenantName: z.string().nullable().meta({
      description: 'Null on the platform, and for an organization that the caller left',
    }),
    application: z.string().nullable().meta({ description: 'Name of the application that asked' }),
    device: z.string().nullable().meta({ example: 'Firefox on Linux' }),
    address: z.string().nullable(),
    origin: NetworkOriginSchema,
    risk: SignInRiskSchema.nullable().meta({ description: 'Null if it was not assessed' }),
    isCurrent: z.boolean().meta({ description: 'Whether the session of this request began with it' }),
    canReport: z.boolean().meta({
      description: 'Whether it can be reported: it succeeded, or its password was right, in another session',
    }),
  })
  .meta({ id: 'OwnSignIn' });
export type OwnSignIn = z.infer<typeof OwnSignInSchema>;

export const OwnSignInPageSchema = /* @__PURE__ */ pageOf(OwnSignInSchema, 'OwnSignInPage');
export type OwnSignInPage = z.infer<typeof OwnSignInPageSchema>;
