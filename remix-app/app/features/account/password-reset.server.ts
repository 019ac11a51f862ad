import { EmailSchema, HoneypotSchema, LIMITS, NewPasswordSchema } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { z } from 'zod';
import type { FormState } from '~/form-state';
import { api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { type Outcome, refused, type Shown, shown } from '~/server/outcome.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { destinationOf, toOutcome } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import { withWork, workIn } from '~/server/work-step.server';
import { mailToken } from './mail-token.server';
import { accountAnswers } from './texts/account-answers';

export const resetToken = mailToken('reset', '/reset-password', LIMITS.passwordResetMinutes * 60);

type Answers = Translate<typeof import('./texts/account-answers/en').default>;

const requestForm = (t: Answers) =>
  z.object({
    email: z.string().trim().min(1, t('enterEmail')).pipe(EmailSchema),
    website: HoneypotSchema.optional(),
  });

/** The fields of both forms for a new password. */
export const newPasswordForm = (t: Answers) =>
  z
    .object({ password: NewPasswordSchema, confirmPassword: z.string().min(1, t('repeatPassword')) })
    .refine(({ password, confirmPassword }) => password === confirmPassword, {
      path: ['confirmPassword'],
      message: t('passwordsDoNotMatch'),
    });

export interface ResetRequest {
  sentTo: string | null;
  state: FormState | undefined;
}

/** The response is the same for a known and an unknown address. */
export async function requestReset(request: Request, form: FormData): Promise<Shown<ResetRequest>> {
  const t = textsOf(request, accountAnswers);
  const checked = checkForm(form, requestForm(t));
  if (!checked.ok) return refused({ sentTo: null, state: checked.state });
  const { email } = checked.value;
  const asked = { ...checked.value, ...workIn(form) };
  const answer = await withWork(asked, (body) => api(request).POST('/api/v1/auth/password-reset', { body }));
  if (answer.ok) return shown({ sentTo: email, state: undefined });
  const state = refusedForm(form, answer.problem, t('mailNotSent'));
  return refused({ sentTo: null, state }, answer.problem.status);
}

export interface ResetState {
  state: FormState;
  isOver: boolean;
}

export async function resetPassword(
  request: Request,
  token: string,
  form: FormData,
): Promise<Outcome<ResetState>> {
  const t = textsOf(request, accountAnswers);
  const checked = checkForm(form, newPasswordForm(t));
  if (!checked.ok) return refused({ state: checked.state, isOver: false });
  const body = { token, password: checked.value.password };
  const answer = await api(request).POST('/api/v1/auth/password-reset/complete', { body });
  const outcome = await toOutcome(request, answer);
  if (outcome.kind === 'refused') {
    const { status } = outcome.problem;
    const state = refusedForm(form, outcome.problem, t('passwordNotChanged'));
    const isOver = status === 410 || status === 403;
    const headers = isOver ? { 'set-cookie': resetToken.forget() } : undefined;
    return { ...refused({ state, isOver }, status), headers };
  }
  if (outcome.kind === 'second-factor') {
    const headers = new Headers({ 'set-cookie': rememberSecondStep(outcome.required) });
    headers.append('set-cookie', resetToken.forget());
    return { to: SECOND_STEP, headers };
  }
  outcome.headers.append('set-cookie', resetToken.forget());
  return { to: destinationOf(outcome.result, null), headers: outcome.headers };
}
