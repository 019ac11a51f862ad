import type { StepUpAnswer } from '@gatehouse/contracts';
import { z } from 'zod';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { type ConfirmView, waysFor } from '~/server/fresh-proof.server';
import { safeReturnTo } from '~/server/return-to.server';
import { fieldsOf } from '~/server/sent-form.server';
import type { SignedIn } from '~/server/session.server';

export type Confirmed =
  | { ok: true; target: string }
  | { ok: false; view: ConfirmView; message: string; status: number };

const PasskeySchema = z.object({ challengeId: z.string(), response: z.record(z.string(), z.unknown()) });

/** Takes a proof; what was asked for is then sent again by the browser itself. */
export async function confirm(request: Request, session: SignedIn, form: FormData): Promise<Confirmed> {
  const target = safeReturnTo(String(form.get('_confirm_target'))) ?? '/dashboard';
  const body = answerFrom(form);
  if (!body) return again(request, session, form, target, 'Fill in what is asked for.', 422);
  const answer = await answerOf(request, api(request, session).POST('/api/v1/auth/step-up', { body }));
  if (answer.ok) return { ok: true, target };
  const { problem } = answer;
  const message = problem.code === 'invalid_credentials' ? 'This is not your password.' : problem.detail;
  return again(request, session, form, target, message, problem.status === 401 ? 422 : problem.status);
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
  request: Request,
  session: SignedIn,
  form: FormData,
  target: string,
  message: string,
  status: number,
): Promise<Confirmed> {
  const ways = orRefuse(await answerOf(request, api(request, session).POST('/api/v1/auth/step-up/options')));
  const view: ConfirmView = {
    target,
    fields: await fieldsOf(form),
    email: session.user.email,
    ...waysFor(target, ways),
  };
  return { ok: false, view, message, status };
}
