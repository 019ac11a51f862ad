import { data } from '@remix-run/node';
import { signInForm } from '~/features/auth/auth-forms';
import { loginAnswers } from '~/features/auth/texts/login-answers';
import type { FormState } from '~/form-state';
import { type Answer, api, type Credentials, orRefuse } from '~/server/api.server';
import { withCookie } from '~/server/cookies.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { type Done, isDone, refusedBy, type Shown } from '~/server/outcome.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { formActionSource } from '~/server/security-headers.server';
import { getSession } from '~/server/session.server';
import { SESSION_COOKIE, tokenOf } from '~/server/session-cookie.server';
import { signIn } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import type { InteractionView } from './interaction-page';
import { interactionProblem } from './interaction-problem';
import { interactionAnswers } from './texts/interaction-answers';

const PATH = '/api/v1/oauth2/interactions/{uid}';

/** A sign-in that an application began, as the API knows it by the browser's cookies. */
export async function readInteraction(request: Request, uid: string) {
  const { searchParams } = new URL(request.url);
  const view = {
    wantsOther: searchParams.has('other'),
    problem: interactionProblem(textsOf(request, interactionAnswers), searchParams.get('problem')),
  };
  const answer = await api(request, credentialsOf(request)).GET(PATH, { params: { path: { uid } } });
  const headers = passOn(answer);
  if (!answer.ok && isOver(answer.problem.status)) {
    return data<InteractionView>(
      { ...view, interaction: null, formActionTargets: [] },
      { status: 410, headers },
    );
  }
  const interaction = orRefuse(answer);
  const formActionTargets = [formActionSource(interaction.redirectOrigin)];
  return data<InteractionView>({ ...view, interaction, formActionTargets }, { headers });
}

/** Unknown, expired, answered already, or begun in another browser. */
function isOver(status: number): boolean {
  return status === 404 || status === 410 || status === 400;
}

type InteractionOutcome =
  | (Done & { headers: Headers })
  | (Shown<FormState> & { code: string; headers: Headers });

/** What the person answers: who they are, whether the application may know it, or who else they are. */
export async function answerInteraction(
  request: Request,
  uid: string,
  form: FormData,
): Promise<InteractionOutcome> {
  await getSession(request);
  const intent = form.get('intent');
  if (intent === 'sign-in') return signInAndGoOn(request, uid, form);
  const answer = intent === 'allow' || intent === 'deny' ? intent : 'continue';
  return goOn(request, uid, form, answer, credentialsOf(request), new Headers());
}

async function signInAndGoOn(request: Request, uid: string, form: FormData): Promise<InteractionOutcome> {
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, signInForm(t));
  if (!checked.ok) return refused({ ...checked.state, message: t('fillInAllFields') }, 422);

  const outcome = await signIn(request, checked.value);
  if (outcome.kind === 'refused') {
    return refused(refusedForm(form, outcome.problem, t('loginFailed')), outcome.problem.status);
  }
  if (outcome.kind === 'second-factor') {
    const returnTo = `/interaction/${uid}`;
    const targets = await targetsOf(request, uid);
    const cookie = rememberSecondStep(outcome.required, { returnTo, targets });
    return { to: SECOND_STEP, headers: new Headers({ 'set-cookie': cookie }), leaves: true };
  }
  const { to, headers } = await goOnInInteraction(request, uid, outcome.result.accessToken, outcome.headers);
  return { to, headers, leaves: true };
}

/** Where the form of the step after may lead besides this origin. */
async function targetsOf(request: Request, uid: string): Promise<string[]> {
  const answer = await api(request, credentialsOf(request)).GET(PATH, { params: { path: { uid } } });
  return answer.ok ? [formActionSource(answer.value.redirectOrigin)] : [];
}

/** Leads on into an application's sign-in with the session that was just made. */
export async function goOnInInteraction(
  request: Request,
  uid: string,
  token: string,
  headers: Headers,
): Promise<{ to: string; headers: Headers }> {
  const cookie = withCookie(request.headers.get('cookie'), SESSION_COOKIE, token);
  const answer = await goOn(request, uid, new FormData(), 'continue', { token, cookie }, headers);
  if (isDone(answer)) return answer;
  // The page is asked for anew: this request still has the cookie of the session before.
  const query = new URLSearchParams({ problem: answer.code });
  return { to: `/interaction/${encodeURIComponent(uid)}?${query}`, headers: answer.headers };
}

async function goOn(
  request: Request,
  uid: string,
  form: FormData,
  answer: 'continue' | 'allow' | 'deny',
  credentials: Credentials,
  headers: Headers,
): Promise<InteractionOutcome> {
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

function refused(state: FormState, status: number): InteractionOutcome {
  return { state, code: 'not_signed_in', status, headers: new Headers() };
}

function credentialsOf(request: Request): Credentials {
  return { token: tokenOf(request), cookie: request.headers.get('cookie') };
}

/** The API's cookies belong to the browser. */
function passOn(answer: Answer<unknown>): Headers {
  const headers = new Headers();
  for (const cookie of answer.headers.getSetCookie()) headers.append('set-cookie', cookie);
  return headers;
}
