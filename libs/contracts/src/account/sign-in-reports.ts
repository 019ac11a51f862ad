import { z } from 'zod';

/** How an account recovers from a sign-in that was not its user's. */
export const SIGN_IN_RECOVERIES = ['password_reset', 'administrators'] as const;
export type SignInRecovery = (typeof SIGN_IN_RECOVERIES)[number];

export const ReportSignInSchema = /* @__PURE__ */ z
  .object({ token: z.string().min(1).max(4096) })
  .strict()
  .meta({ id: 'ReportSignIn', example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl' } });

export const SignInReportSchema = /* @__PURE__ */ z
  .object({
    recovery: z.enum(SIGN_IN_RECOVERIES).meta({
      description:
        '`password_reset`: the user gets an email to choose a new password. `administrators`: the administrators are notified',
    }),
  })
  .meta({ id: 'SignInReport' });
export type SignInReport = z.infer<typeof SignInReportSchema>;
