import { EmailSchema, LIMITS, NewPasswordSchema, TEXTS } from '@gatehouse/contracts';
import { z } from 'zod';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { destinationOf, toOutcome } from '~/server/sign-in.server';
import { mailToken } from './mail-token.server';

export const resetToken = mailToken('reset', LIMITS.passwordResetMinutes * 60);

const RequestSchema = z.object({
  email: z.string().trim().min(1, 'Enter your email address').pipe(EmailSchema),
});

/** What both forms for a new password hold: it, and it once more. */
export const NewPasswordFormSchema = z
  .object({ password: NewPasswordSchema, confirmPassword: z.string().min(1, 'Enter the password once more') })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: TEXTS.auth.passwordsDoNotMatch,
  });

export type ResetRequested = { ok: true; email: string } | { ok: false; state: FormState; status: number };

/** The answer is the same for a known and an unknown address. */
export async function requestReset(request: Request, form: FormData): Promise<ResetRequested> {
  const checked = checkForm(form, RequestSchema);
  if (!checked.ok) return { ok: false, state: checked.state, status: 422 };
  const body = checked.value;
  const answer = await answerOf(request, api(request).POST('/api/v1/auth/password-reset', { body }));
  if (answer.ok) return { ok: true, email: body.email };
  const state = refusedForm(form, answer.problem, 'The mail was not sent. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

export type ResetDone =
  | { ok: true; to: string; headers: Headers }
  | { ok: false; state: FormState; status: number; isOver: boolean };

export async function resetPassword(request: Request, token: string, form: FormData): Promise<ResetDone> {
  const checked = checkForm(form, NewPasswordFormSchema);
  if (!checked.ok) return { ok: false, state: checked.state, status: 422, isOver: false };
  const body = { token, password: checked.value.password };
  const answer = await answerOf(request, api(request).POST('/api/v1/auth/password-reset/complete', { body }));
  const outcome = await toOutcome(request, answer);
  if (outcome.kind === 'refused') {
    const { status } = outcome.problem;
    const state = refusedForm(form, outcome.problem, 'The password was not changed. Please try again.');
    return { ok: false, state, status, isOver: status === 410 || status === 403 };
  }
  if (outcome.kind === 'second-factor') {
    const headers = new Headers({ 'set-cookie': rememberSecondStep(outcome.required) });
    headers.append('set-cookie', resetToken.forget());
    return { ok: true, to: SECOND_STEP, headers };
  }
  outcome.headers.append('set-cookie', resetToken.forget());
  return { ok: true, to: destinationOf(outcome.result, null), headers: outcome.headers };
}
