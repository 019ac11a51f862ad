import type { FormState } from '~/form-state';
import { api } from '~/server/api.server';
import { onwardPage } from '~/server/onward.server';
import { type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import { hasDialog, headersWith, onwardOf } from './sso-callback.server';
import { forgetFlow, keepEnd, readEnd, type SsoEnd } from './sso-flows.server';
import { endOf } from './sso-sign-in.server';
import { ssoAnswers } from './texts/sso-answers';

/** An account that requires its password, to be linked with the identity that the provider confirmed. */
export interface Linkable {
  email: string;
  message: string;
}

/** @returns null if it is over, is completed, or belongs to another browser */
export function readLink(request: Request, flow: string | undefined): Linkable | null {
  const end = linkOf(request, flow);
  return end && { email: end.email, message: end.message };
}

export async function answerLink(
  request: Request,
  flow: string | undefined,
  form: FormData,
): Promise<Outcome<FormState>> {
  const t = textsOf(request, ssoAnswers);
  const end = linkOf(request, flow);
  const password = String(form.get('password') ?? '');
  if (!flow || !end) return notLinked(t('stateMismatch'), 410);
  if (!password) return notLinked(t('fillInAllFields'), 422, { password: t('enterPassword') });

  const { ticket, browserSecret } = end;
  const answer = await api(request).POST('/api/v1/sso/link', { body: { ticket, browserSecret, password } });
  if (!answer.ok) return refusedBy(form, answer.problem, t('notCompleted'));
  const ended = await endOf(request, answer.value, null);
  if (ended.end.kind === 'refused') return notLinked(ended.end.message, ended.end.status);
  const kept = hasDialog(ended.end) ? keepEnd(flow, ended.end) : forgetFlow(flow);
  const to = onwardOf(ended.end, flow);
  const headers = headersWith([...ended.cookies, kept]);
  return { to: to.startsWith('/') ? to : onwardPage(to), headers, leaves: true };
}

function linkOf(request: Request, flow: string | undefined): (SsoEnd & { kind: 'link' }) | null {
  const end = readEnd(request, flow ?? null);
  return end?.kind === 'link' ? end : null;
}

function notLinked(message: string, status: number, errors = {}): Outcome<FormState> {
  return refused({ errors, message, values: {} }, status);
}
