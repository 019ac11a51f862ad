import type { Brand } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { api } from '~/server/api.server';
import { referenceOf } from '~/server/forms.server';
import { onwardPage } from '~/server/onward.server';
import { type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import { hasDialog, headersWith, onwardOf } from './sso-callback.server';
import { flowIdOf, forgetFlow, keepEnd, readFlow } from './sso-flows.server';
import { endOf, refusedEnd } from './sso-sign-in.server';
import { directoryTexts } from './texts/directory';
import { ssoAnswers } from './texts/sso-answers';

/** Data of the page for the password of an LDAP directory. */
export interface AskedPassword {
  username: string;
  /** Whose directory it is. Null: unknown, for example while the rate limit applies. */
  organization: Brand | null;
}

/** @returns null if the sign-in is over, or began in another browser */
export async function readDirectorySignIn(request: Request): Promise<AskedPassword | null> {
  const state = stateOf(request) ?? '';
  const flow = readFlow(request, state);
  if (!flow) return null;
  const { browserSecret, email } = flow;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/password/open', {
    body: { state, browserSecret },
  });
  return { username: email ?? '', organization: answer.ok ? answer.value.organization : null };
}

/** Passes the password to the API, which binds with it. It is neither stored nor shown again. */
export async function answerDirectory(request: Request, form: FormData): Promise<Outcome<FormState>> {
  const t = textsOf(request, ssoAnswers);
  const state = stateOf(request) ?? '';
  const flow = readFlow(request, state);
  const username = String(form.get('username') ?? '').trim();
  const password = String(form.get('password') ?? '');
  const refuse = (message: string, status: number, more: Partial<FormState> = {}) =>
    refused({ errors: {}, message, values: { username }, ...more }, status);
  if (!flow) return refuse(t('stateMismatch'), 410);
  const errors = {
    ...(!username && { username: textsOf(request, directoryTexts)('enterUsername') }),
    ...(!password && { password: t('enterPassword') }),
  };
  if (Object.keys(errors).length > 0) return refuse(t('fillInAllFields'), 422, { errors });

  const { browserSecret, mode } = flow;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/password', {
    body: { state, browserSecret, username: username.slice(0, 254), password: password.slice(0, 1024) },
  });
  if (!answer.ok) {
    const { message, status } = refusedEnd(request, answer.problem, mode);
    return refuse(message, status, { reference: referenceOf(answer.problem) });
  }
  const { end, cookies } = await endOf(request, answer.value, flow);
  if (end.kind === 'refused') return refuse(end.message, end.status);
  const id = flowIdOf(state);
  const isTold = end.kind === 'link' || hasDialog(end);
  const to = onwardOf(end, id);
  const headers = headersWith([...cookies, isTold ? keepEnd(id, end) : forgetFlow(id)]);
  return { to: to.startsWith('/') ? to : onwardPage(to), headers, leaves: true };
}

function stateOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('state')?.slice(0, 200) ?? null;
}
