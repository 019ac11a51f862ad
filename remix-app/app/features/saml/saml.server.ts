import type { SamlLogoutReport, SamlSignOn } from '@gatehouse/contracts';
import { signInForm } from '~/features/auth/auth-forms';
import type { UpstreamLogout } from '~/features/auth/sso-logout.server';
import { loginAnswers } from '~/features/auth/texts/login-answers';
import type { FormState } from '~/form-state';
import { type Answer, api, ofAnySession, orRefuse } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { endSession, getSession } from '~/server/session.server';
import { tokenOf } from '~/server/session-cookie.server';
import { signIn } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';

const PATH = '/api/v1/saml/sign-ons/{reference}';

/** A sign-on that an application began; null when it is over. */
export async function readSignOn(request: Request, reference: string): Promise<SamlSignOn | null> {
  const client = api(request, { token: tokenOf(request) });
  return unlessOver(await client.GET(PATH, { params: { path: { reference } } }));
}

/** Signs in, and leads on to the application. */
export async function signInToApplication(
  request: Request,
  reference: string,
  form: FormData,
): Promise<Outcome<FormState>> {
  await getSession(request);
  const signOn = await readSignOn(request, reference);
  if (!signOn) return { to: new URL(request.url).pathname, leaves: true };
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, signInForm(t));
  if (!checked.ok) return refused({ ...checked.state, message: t('fillInAllFields') });
  const outcome = await signIn(request, checked.value);
  if (outcome.kind === 'refused') return refusedBy(form, outcome.problem, t('loginFailed'));
  if (outcome.kind === 'second-factor') {
    const cookie = rememberSecondStep(outcome.required, { onward: signOn.continueUrl });
    return { to: SECOND_STEP, headers: { 'set-cookie': cookie }, leaves: true };
  }
  return { to: signOn.continueUrl, headers: outcome.headers, leaves: true };
}

interface EndedSession {
  /** The page that signs out of its applications, or null where it has none. */
  applications: string | null;
  /** The OpenID provider that it came from, where that has a session to end. */
  upstream: UpstreamLogout | null;
}

/** Ends a session. Of one that ended a moment ago, the answer is the same once more. */
export async function endSessionEverywhere(request: Request, token: string | null): Promise<EndedSession> {
  if (!token) return { applications: null, upstream: null };
  const answer = await ofAnySession(request, token).POST('/api/v1/saml/logout');
  if (answer.ok) {
    const { redirectTo, logoutUrl, provider } = answer.value;
    return { applications: redirectTo, upstream: logoutUrl && provider ? { logoutUrl, provider } : null };
  }
  await endSession(request, token);
  return { applications: null, upstream: null };
}

/** How far signing out of the applications is; null when nobody knows any more. */
export async function readLogout(request: Request, reference: string): Promise<SamlLogoutReport | null> {
  const call = api(request).GET('/api/v1/saml/logouts/{reference}', { params: { path: { reference } } });
  return unlessOver(await call);
}

/** Unknown, expired or no reference at all: the same to a person. */
function unlessOver<T>(answer: Answer<T>): T | null {
  const isOver = !answer.ok && [400, 404, 410].includes(answer.problem.status);
  return isOver ? null : orRefuse(answer);
}
