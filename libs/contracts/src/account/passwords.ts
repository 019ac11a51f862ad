import { z } from 'zod';
import { EmailSchema } from '../common/email.ts';
import { NewPasswordSchema } from './auth.ts';
import { HoneypotSchema, ProofOfWorkSchema } from './proof-of-work.ts';

export const RequestPasswordResetSchema = /* @__PURE__ */ z
  .object({
    email: EmailSchema,
    proofOfWork: ProofOfWorkSchema.optional(),
    website: HoneypotSchema.optional(),
  })
  .strict()
  .meta({ id: 'RequestPasswordReset', example: { email: 'ada@example.com' } });
export type RequestPasswordReset = z.infer<typeof RequestPasswordResetSchema>;

/** The same response for a known and an unknown address. The email contains the next step. */
export const PasswordResetRequestedSchema = /* @__PURE__ */ z
  .object({ status: z.literal('mail_sent_if_known') })
  .meta({ id: 'PasswordResetRequested' });

export const ResetPasswordSchema = /* @__PURE__ */ z
  .object({ token: z.string().min(1).max(4096), password: NewPasswordSchema })
  .strict()
  .meta({
    id: 'ResetPassword',
    example: { token: 'eyJhbGciOiJIUzI1NiJ9.e30.c2lnbmF0dXJl', password: 'correct horse battery staple' },
  });
export type ResetPassword = z.infer<typeof ResetPasswordSchema>;

export const ChangeRequiredPasswordSchema = /* @__PURE__ */ z
  .object({ ticket: z.string().min(1).max(200), password: NewPasswordSchema })
  .strict()
  .meta({
    id: 'ChangeRequiredPassword',
    example: { ticket: 'gst_c2Vjb25k', password: 'correct horse battery staple' },
  });
export type ChangeRequiredPassword = z.infer<typeof ChangeRequiredPasswordSchema>;

export const ChangePasswordSchema = /* @__PURE__ */ z
  .object({
    currentPassword: z
      .string()
      .min(1, 'Enter your current password')
      .max(1024, 'At most 1024 characters')
      .optional()
      .meta({ description: 'Required from users who have one. Others have to re-authenticate' }),
    newPassword: NewPasswordSchema,
  })
  .strict()
  .meta({
    id: 'ChangePassword',
    example: { currentPassword: 'a password', newPassword: 'correct horse battery staple' },
  });
export type ChangePassword = z.infer<typeof ChangePasswordSchema>;
