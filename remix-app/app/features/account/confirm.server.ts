import type { StepUpAnswer } from '@gatehouse/contracts';
import { z } from 'zod';
import { orRefuse } from '~/server/api.server';
import { type Outcome, refused } from '~/server/outcome.server';
import { type ConfirmView, waysFor } from '~/server/reauthentication.server';
import { safeReturnTo } from '~/server/return-to.server';
import { fieldsOf } from '~/server/sent-form.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { accountAnswers } from './texts/account-answers';

export interface ConfirmState {
  view: ConfirmView;
  message: string;
}

const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

/** Re-authenticates the user. The browser then repeats the original form itself. */
export async function confirm(visit: Visit, form: FormData): Promise<Outcome<ConfirmState>> {
  const target = safeReturnTo(String(form.get('_confirm_target'))) ?? '/dashboard';
  const body = answerFrom(form);
  if (!body) return again(visit, form, target, textsOf(visit.request, accountAnswers)('fillIn'), 422);
  const answer = await visit.api.POST('/api/v1/auth/step-up', { body });
  // 307: the browser repeats the form unchanged, to the action that required re-authentication. Source: RFC 9110
  // §15.4.8.
  if (answer.ok) return isForMove(form) ? { to: target } : { to: target, status: 307 };
  const { problem } = answer;
  const message =
    problem.code === 'invalid_credentials'
      ? textsOf(visit.request, accountAnswers)('wrongPassword')
      : problem.detail;
  return again(visit, form, target, message, problem.status === 401 ? 422 : problem.status);
}

/** A page waits, which no form asked for. */
function isForMove(form: FormData): boolean {
  return form.get('_confirm_move') === '1';
}

function answerFrom(form: FormData): StepUpAnswer | null {
  const text = (name: string) => String(form.get(`_confirm_${name}`) ?? '');
  const method = text('method');
  if (method === 'password' && text('password')) return { method, password: text('password') };
  if (method === 'password_totp' && text('password') && text('code')) {
    return { method, password: text('password'), code: text('code') };
  }
  if (method === 'totp' && text('code')) return { method, code: text('code') };
  if (method !== 'passkey') return null;
  const passkey = PasskeySchema.safeParse(parseJson(text('passkey')));
  return passkey.success ? { method, ...passkey.data } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function again(
  visit: Visit,
  form: FormData,
  target: string,
  message: string,
  status: number,
): Promise<Outcome<ConfirmState>> {
  const ways = orRefuse(await visit.api.POST('/api/v1/auth/step-up/options'));
  const view: ConfirmView = {
    target,
    fields: await fieldsOf(form),
    email: visit.session.user.email,
    ...waysFor(target, ways),
    isForMove: isForMove(form),
  };
  return refused({ view, message }, status);
}
