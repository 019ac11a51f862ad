import type { FormState } from '~/form-state';
import { type Answer, api, type Credentials } from '~/server/api.server';
import { withCookie } from '~/server/cookies.server';
import { type Done, isDone, refusedBy, type Shown } from '~/server/outcome.server';
import { SESSION_COOKIE, tokenOf } from '~/server/session-cookie.server';
import { textsOf } from '~/server/texts.server';
import { interactionAnswers } from './texts/interaction-answers';

const PATH = '/api/v1/oauth2/interactions/{uid}';

type Answered = (Done & { headers: Headers }) | (Shown<FormState> & { code: string; headers: Headers });

/** Continues an application's sign-in with the new session. */
export async function goOnInInteraction(
  request: Request,
  uid: string,
  token: string,
  headers: Headers,
): Promise<{ to: string; headers: Headers }> {
  const cookie = withCookie(request.headers.get('cookie'), SESSION_COOKIE, token);
  const answer = await goOn(request, uid, new FormData(), 'continue', { token, cookie }, headers);
  if (isDone(answer)) return answer;
  // The page is loaded again, because this request still has the cookie of the previous session.
  const query = new URLSearchParams({ problem: answer.code });
  return { to: `/interaction/${encodeURIComponent(uid)}?${query}`, headers: answer.headers };
}

/** Users who came from an application's sign-in continue there immediately; null for others. */
export async function onIntoApplication(request: Request, to: string, token: string, headers: Headers) {
  const uid = /^\/interaction\/([\w-]{1,64})$/.exec(to)?.[1];
  return uid ? goOnInInteraction(request, uid, token, headers) : null;
}

/** Submits the user's response, and follows the API's redirect. */
export async function goOn(
  request: Request,
  uid: string,
  form: FormData,
  answer: 'continue' | 'allow' | 'deny',
  credentials: Credentials,
  headers: Headers,
): Promise<Answered> {
  const said = await api(request, credentials).POST(PATH, { params: { path: { uid } }, body: { answer } });
  for (const cookie of passOn(said).getSetCookie()) headers.append('set-cookie', cookie);
  if (said.ok) return { to: said.value.redirectTo, headers, leaves: true };
  const { code } = said.problem;
  return {
    ...refusedBy(form, said.problem, textsOf(request, interactionAnswers)('notCompleted')),
    code,
    headers,
  };
}

export function credentialsOf(request: Request): Credentials {
  return { token: tokenOf(request), cookie: request.headers.get('cookie') };
}

/** The API's cookies are passed to the browser. */
export function passOn(answer: Answer<unknown>): Headers {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
