import type { ApprovalState, LoginResult, PasskeyChallenge, Problem, TotpSetup } from '@gatehouse/contracts';
import { z } from 'zod';
import { onIntoApplication } from '~/features/oauth2/answer-interaction.server';
import type { FormState } from '~/form-state';
import { api } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { onwardPage } from '~/server/onward.server';
import { done, type Outcome, refused, shown } from '~/server/outcome.server';
import { safeReturnTo } from '~/server/return-to.server';
import {
  forgetSecondStep,
  rememberSecondStep,
  SECOND_STEP,
  type SecondStep,
} from '~/server/second-step-cookie.server';
import { destinationOf, toOutcome } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import { newPasswordForm } from './password-reset.server';
import { accountAnswers } from './texts/account-answers';

export type StepState =
  | { kind: 'codes'; recoveryCodes: string[]; to: string }
  | { kind: 'setup'; setup: TotpSetup; state?: FormState }
  | { kind: 'refused'; state: FormState; isOver: boolean };

const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

/** The code or passkey that completes a sign-in. */
export async function answerSecondStep(
  request: Request,
  step: SecondStep,
  form: FormData,
): Promise<Outcome<StepState>> {
  const intent = form.get('intent');
  if (step.mustAwaitApproval)
    return intent === 'cancel' ? cancelApproval(request, step) : enterApproved(request, step, form);
  if (step.mustChangePassword) return changePassword(request, step, form);
  if (step.mustEnrol)
    return intent === 'begin' ? beginEnrolment(request, step, form) : enrol(request, step, form);
  const answer = answerFrom(form);
  if (!answer) return empty(request, form);
  const body = { ticket: step.ticket, answer };
  const said = await api(request).POST('/api/v1/auth/second-factor', { body });
  if (!said.ok) return notVerified(request, form, said.problem);
  return { ...(await enter(request, step, said.value)), leaves: true };
}

async function changePassword(
  request: Request,
  step: SecondStep,
  form: FormData,
): Promise<Outcome<StepState>> {
  const checked = checkForm(form, newPasswordForm(textsOf(request, accountAnswers)));
  if (!checked.ok) return refused({ kind: 'refused', state: checked.state, isOver: false });
  const body = { ticket: step.ticket, password: checked.value.password };
  const said = await api(request).POST('/api/v1/auth/new-password', { body });
  if (!said.ok) return notVerified(request, form, said.problem);
  return { ...(await enter(request, step, said.value)), leaves: true };
}

/** Whether an admin has approved the sign-in; null if it no longer exists. */
export async function approvalOf(request: Request, { ticket }: SecondStep): Promise<ApprovalState | null> {
  const said = await api(request).POST('/api/v1/auth/approval/state', { body: { ticket } });
  return said.ok ? said.value : null;
}

async function enterApproved(
  request: Request,
  step: SecondStep,
  form: FormData,
): Promise<Outcome<StepState>> {
  const said = await api(request).POST('/api/v1/auth/approval', { body: { ticket: step.ticket } });
  if (!said.ok) return notVerified(request, form, said.problem);
  return { ...(await enter(request, step, said.value)), leaves: true };
}

/** Nobody can approve the sign-in any more, even if the API is not reached: the cookie has its only ticket. */
async function cancelApproval(request: Request, { ticket }: SecondStep): Promise<Outcome<StepState>> {
  await api(request).POST('/api/v1/auth/approval/cancel', { body: { ticket } });
  return { ...done('/login'), headers: new Headers({ 'set-cookie': forgetSecondStep() }) };
}

/** A passkey challenge; null if the ticket has expired. */
export async function challengeFor(
  request: Request,
  { ticket }: SecondStep,
): Promise<PasskeyChallenge | null> {
  const said = await api(request).POST('/api/v1/auth/second-factor/passkey', { body: { ticket } });
  return said.ok ? said.value : null;
}

async function beginEnrolment(
  request: Request,
  { ticket }: SecondStep,
  form: FormData,
): Promise<Outcome<StepState>> {
  const said = await api(request).POST('/api/v1/auth/second-factor/enrolment', { body: { ticket } });
  return said.ok ? shown({ kind: 'setup', setup: said.value }) : notVerified(request, form, said.problem);
}

/** The API returns the set-up only once, so the form contains it. */
async function enrol(request: Request, step: SecondStep, form: FormData): Promise<Outcome<StepState>> {
  const setup = readSetup(form);
  const code = String(form.get('code') ?? '').trim();
  if (!setup || !code) {
    const state = {
      errors: { code: textsOf(request, accountAnswers)('enterCode') },
      message: null,
      values: {},
    };
    return setup ? refused({ kind: 'setup', setup, state }) : empty(request, form);
  }
  const body = { ticket: step.ticket, code };
  const said = await api(request).POST('/api/v1/auth/second-factor/enrolment/confirm', { body });
  if (said.ok) {
    const { login, recoveryCodes } = said.value;
    const entered = await enter(request, step, login);
    // Users with existing codes keep them, so there is nothing to show.
    if (recoveryCodes.length === 0) return { ...entered, leaves: true };
    const { to, headers } = entered;
    return { ...shown({ kind: 'codes', recoveryCodes, to }), headers };
  }
  if (said.problem.code !== 'invalid_factor') return notVerified(request, form, said.problem);
  const state = { errors: { code: said.problem.detail }, message: null, values: {} };
  return refused({ kind: 'setup', setup, state });
}

/** The set-up in the form, until its code is entered. It is rendered as an image, never as markup. */
export function readSetup(form: FormData): TotpSetup | null {
  const [secret, uri, qrCode] = ['setup_secret', 'setup_uri', 'setup_qr'].map((name) => form.get(name));
  return typeof secret === 'string' && typeof uri === 'string' && typeof qrCode === 'string'
    ? { secret, uri, qrCode }
    : null;
}

/** Completes the sign-in with the session, and continues to the original target. */
async function enter(request: Request, step: SecondStep, result: LoginResult) {
  const outcome = await toOutcome(request, { ok: true, value: result, headers: new Headers() });
  // The user confirmed with the existing factor, and the organization requires a new one.
  if (outcome.kind === 'second-factor') {
    return {
      to: SECOND_STEP,
      headers: new Headers({ 'set-cookie': rememberSecondStep(outcome.required, step) }),
    };
  }
  if (outcome.kind !== 'signed-in')
    return { to: '/login', headers: new Headers({ 'set-cookie': forgetSecondStep() }) };
  const { headers } = outcome;
  headers.append('set-cookie', forgetSecondStep());
  const returnTo = safeReturnTo(step.returnTo) ?? '';
  const done = await onIntoApplication(request, returnTo, outcome.result.accessToken, headers);
  if (done) {
    // Only for a sign-in of an application, this page knows where its form may lead.
    return step.targets.length > 0 ? done : { ...done, to: onwardPage(done.to) };
  }
  return { to: step.onward ?? destinationOf(outcome.result, step.returnTo), headers };
}

function answerFrom(form: FormData) {
  const method = form.get('method');
  const code = String(form.get('code') ?? '').trim();
  const isCode = method === 'totp' || method === 'recovery_code' || method === 'emergency_code';
  if (isCode && code) return { method, code } as const;
  if (method !== 'passkey') return null;
  const passkey = PasskeySchema.safeParse(parseJson(String(form.get('passkey') ?? '')));
  return passkey.success ? ({ method, ...passkey.data } as const) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function empty(request: Request, form: FormData): Outcome<StepState> {
  const state = {
    errors: { code: textsOf(request, accountAnswers)('enterAnyCode') },
    message: null,
    values: { method: String(form.get('method')) },
  };
  return refused({ kind: 'refused', state, isOver: false });
}

function notVerified(request: Request, form: FormData, problem: Problem): Outcome<StepState> {
  const state = refusedForm(form, problem, textsOf(request, accountAnswers)('failed'));
  const isOver = problem.status === 410 || problem.status === 403;
  // 422 instead of 401: a wrong code does not sign the user out.
  const status = problem.status === 401 ? 422 : problem.status;
  const headers = isOver ? { 'set-cookie': forgetSecondStep() } : undefined;
  return { ...refused({ kind: 'refused', state, isOver }, status), headers };
}
