import type { SamlLogoutReport, SamlSignOn } from '@gatehouse/contracts';
import type { FormOutcome } from '~/features/auth/login.server';
import type { SignInStart } from '~/features/auth/sign-in-steps';
import { answerAddressFirst } from '~/features/auth/sso-login.server';
import type { UpstreamLogout } from '~/features/auth/sso-logout.server';
import { readSignInStart, targetsOf } from '~/features/auth/sso-options.server';
import { type Answer, api, ofAnySession, orRefuse } from '~/server/api.server';
import { refusedBy } from '~/server/outcome.server';
import { rememberSecondStep } from '~/server/second-step-cookie.server';
import { endSession, getSession } from '~/server/session.server';
import { tokenOf } from '~/server/session-cookie.server';
import { settings } from '~/server/settings.server';
import { siteOf } from '~/server/site.server';
import { textsOf } from '~/server/texts.server';
import { interactionAnswers } from '../oauth2/texts/interaction-answers';

const PATH = '/api/v1/saml/sign-ons/{reference}';

/** A sign-on that an application started; null if it is over. */
export async function readSignOn(request: Request, reference: string): Promise<SamlSignOn | null> {
  const client = api(request, { token: tokenOf(request) });
  return unlessOver(await client.GET(PATH, { params: { path: { reference } } }));
}

export interface SignOnView {
  /** Null if it is over. */
  signOn: SamlSignOn | null;
  /** Initial data of the sign-in form. */
  start: SignInStart;
  /** Form targets of this page besides this origin. */
  formActionTargets: readonly string[];
}

export async function signOnView(request: Request, signOn: SamlSignOn | null): Promise<SignOnView> {
  const start = await readSignInStart(request, signOn && addressOf(signOn));
  const targets = targetsOf(start.realm?.options);
  // An identity provider without prompts redirects to the platform's callback immediately.
  return { signOn, start, formActionTargets: siteOf(request) ? [...targets, settings.publicUrl] : targets };
}

function addressOf({ loginHint, reason, user }: SamlSignOn): string | null {
  return loginHint ?? (reason === 'force_authn' || reason === 'risk_sign_in' ? (user?.email ?? null) : null);
}

/** Signs in and continues to the application. */
export async function signInToApplication(
  request: Request,
  reference: string,
  form: FormData,
): Promise<FormOutcome> {
  await getSession(request);
  if (form.get('intent') === 'confirm') return confirmForApplication(request, reference, form);
  const signOn = await readSignOn(request, reference);
  const { pathname } = new URL(request.url);
  if (!signOn) return { to: pathname, leaves: true };
  return answerAddressFirst(request, form, {
    returnTo: pathname,
    signedIn: ({ headers }) => ({ to: signOn.continueUrl, headers, leaves: true }),
    secondStep: (required) => rememberSecondStep(required, { onward: signOn.continueUrl }),
  });
}

/** Continues if the user has confirmed their identity; the API asks for it otherwise. */
async function confirmForApplication(
  request: Request,
  reference: string,
  form: FormData,
): Promise<FormOutcome> {
  const client = api(request, { token: tokenOf(request) });
  const answer = await client.POST(PATH, { params: { path: { reference } } });
  if (answer.ok) return { to: answer.value.continueUrl, leaves: true };
  return refusedBy(form, answer.problem, textsOf(request, interactionAnswers)('notCompleted'));
}

interface EndedSession {
  /** The page of the single logout from the session's applications, or null without any. */
  applications: string | null;
  /** The session's OpenID provider, if that has a session to end. */
  upstream: UpstreamLogout | null;
}

/** Ends a session. A repeated call shortly afterwards returns the same response. */
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

/** The progress of the single logout from applications; null if it is unknown. */
export async function readLogout(request: Request, reference: string): Promise<SamlLogoutReport | null> {
  const call = api(request).GET('/api/v1/saml/logouts/{reference}', { params: { path: { reference } } });
  return unlessOver(await call);
}

/** An unknown, an expired and a missing reference are the same for the user. */
function unlessOver<T>(answer: Answer<T>): T | null {
  const isOver = !answer.ok && [400, 404, 410].includes(answer.problem.status);
  return isOver ? null : orRefuse(answer);
}
