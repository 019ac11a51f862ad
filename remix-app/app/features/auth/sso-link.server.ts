import { TEXTS } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { hasDialog, headersWith, onwardOf } from './sso-callback.server';
import { forgetFlow, keepEnd, readEnd, type SsoEnd } from './sso-flows.server';
import { endOf } from './sso-sign-in.server';

/** An account that waits for its password, to be linked with what the upstream has proven. */
export interface Linkable {
  email: string;
  message: string;
}

/** @returns null where it is over, was done already, or waits in another browser */
export function readLink(request: Request, flow: string | undefined): Linkable | null {
  const end = linkOf(request, flow);
  return end && { email: end.email, message: end.message };
}

export type LinkAnswer =
  | { ok: true; to: string; headers: Headers }
  | { ok: false; state: FormState; status: number };

export async function answerLink(
  request: Request,
  flow: string | undefined,
  form: FormData,
): Promise<LinkAnswer> {
  const end = linkOf(request, flow);
  const password = String(form.get('password') ?? '');
  if (!flow || !end) return refused(TEXTS.signIn.stateMismatch, 410);
  if (!password) return refused(TEXTS.auth.fillInAllFields, 422, { password: 'Enter your password' });

  const { ticket, browserSecret } = end;
  const call = api(request).POST('/api/v1/sso/link', { body: { ticket, browserSecret, password } });
  const answer = await answerOf(request, call);
  if (!answer.ok) {
    const { problem } = answer;
    return {
      ok: false,
      state: refusedForm(form, problem, TEXTS.signIn.notCompleted),
      status: problem.status,
    };
  }
  const ended = await endOf(request, answer.value, null);
  if (ended.end.kind === 'refused') return refused(ended.end.message, ended.end.status);
  const kept = hasDialog(ended.end) ? keepEnd(flow, ended.end) : forgetFlow(flow);
  return { ok: true, to: onwardOf(ended.end, flow), headers: headersWith([...ended.cookies, kept]) };
}

function linkOf(request: Request, flow: string | undefined): (SsoEnd & { kind: 'link' }) | null {
  const end = readEnd(request, flow ?? null);
  return end?.kind === 'link' ? end : null;
}

function refused(message: string, status: number, errors = {}): LinkAnswer {
  return { ok: false, state: { errors, message, values: {} }, status };
}
