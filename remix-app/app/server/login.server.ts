import {
  type AuthenticatedUser,
  DEMO_PASSWORD,
  findRoute,
  RegisterSchema,
  refusalOf,
  TEXTS,
} from '@gatehouse/contracts';
import {
  type AuthTab,
  REQUIRED_FIELDS,
  readTab,
  SignInFormSchema,
  SignUpFormSchema,
} from '~/features/auth/auth-forms';
import { demoAccount } from '~/features/auth/demo-accounts';
import { secondFactorText } from '~/features/auth/second-factor';
import { notConfigured, readSsoIntent } from '~/features/auth/sso-providers';
import { type EndReason, readEndReason } from '~/features/session/ended';
import type { FormState } from '~/form-state';
import { answerOf, api } from './api.server';
import { checkForm, refusedForm, typedTexts } from './forms.server';
import { safeReturnTo } from './return-to.server';
import { getSession } from './session.server';
import { settings } from './settings.server';
import { destinationOf, type SignInOutcome, signIn } from './sign-in.server';
import { rememberSignUp } from './sign-up-cookies.server';
import { beginWebSignIn } from './web-sign-in.server';

export interface LoginPageData {
  tab: AuthTab;
  /** Who is signed in already. */
  user: AuthenticatedUser | null;
  /** Why that person may not open what they asked for. */
  refusal: string | null;
  reason: EndReason | null;
  /** Whether the demo accounts may be offered. */
  hasDemo: boolean;
  /** The demo account that was picked without script. */
  demo: { email: string; password: string } | null;
}

export async function readLoginPage(request: Request): Promise<LoginPageData> {
  const { searchParams } = new URL(request.url);
  const user = (await getSession(request))?.user ?? null;
  const picked = settings.demoAccounts ? demoAccount(searchParams.get('demo')) : null;
  return {
    tab: readTab(searchParams.get('tab')),
    user,
    refusal: user && refusalAt(user, searchParams.get('returnTo')),
    reason: user ? null : readEndReason(searchParams.get('reason')),
    hasDemo: settings.demoAccounts,
    demo: picked && { email: picked.email, password: DEMO_PASSWORD },
  };
}

function refusalAt(user: AuthenticatedUser, returnTo: string | null): string | null {
  const safe = safeReturnTo(returnTo);
  const route = safe && findRoute(new URL(safe, 'http://path.invalid').pathname);
  return route ? refusalOf(user, route) : null;
}

/** Where a form leads: on, or back to itself with what is to be put right. */
export type FormAnswer =
  | { ok: true; to: string; headers: Headers /** Out of these pages. */; leaves?: boolean }
  | { ok: false; state: FormState; status: number };

/** @param otherwise what is said of a failure that has no sentence of its own */
export async function answerSignIn(
  request: Request,
  form: FormData,
  otherwise: string = TEXTS.auth.loginFailed,
): Promise<FormAnswer> {
  const checked = checkForm(form, SignInFormSchema);
  if (!checked.ok) return incomplete(form, checked.state, 'sign-in');
  const outcome = await signIn(request, checked.value);
  return toAnswer(request, form, outcome, otherwise);
}

/** The answer is the same for a known and an unknown address: what to do next stands in the mail. */
export async function answerSignUp(request: Request, form: FormData): Promise<FormAnswer> {
  const checked = checkForm(form, SignUpFormSchema);
  if (!checked.ok) return incomplete(form, checked.state, 'sign-up');
  const { confirmPassword: _typedTwice, company, ...person } = checked.value;
  const body = RegisterSchema.parse({ ...person, ...(company && { company }) });
  const answer = await answerOf(request, api(request).POST('/api/v1/auth/register', { body }));
  if (answer.ok) {
    return {
      ok: true,
      to: '/verify-email',
      headers: new Headers({ 'set-cookie': rememberSignUp(body.email) }),
    };
  }
  const { status } = answer.problem;
  // What went wrong on our side has one specified sentence; a refusal has its own.
  const problem = status >= 500 ? { ...answer.problem, detail: '' } : answer.problem;
  return { ok: false, state: refusedForm(form, problem, TEXTS.signIn.signUpFailed), status };
}

/** The answer to a button of a provider, or null where another button was pressed. */
export async function answerSso(request: Request, form: FormData): Promise<FormAnswer | null> {
  const provider = readSsoIntent(form.get('intent'));
  if (!provider) return null;
  const begun = provider === 'oauth2' ? await beginWebSignIn(request) : undefined;
  if (begun) {
    return { ok: true, to: begun.to, headers: new Headers({ 'set-cookie': begun.cookie }), leaves: true };
  }
  const message = begun === null ? TEXTS.signIn.failedToStart : notConfigured(provider);
  return { ok: false, state: { errors: {}, message, values: typedTexts(form) }, status: 409 };
}

function toAnswer(request: Request, form: FormData, outcome: SignInOutcome, otherwise: string): FormAnswer {
  if (outcome.kind === 'signed-in') {
    const returnTo = new URL(request.url).searchParams.get('returnTo');
    return { ok: true, to: destinationOf(outcome.result, returnTo), headers: outcome.headers };
  }
  if (outcome.kind === 'second-factor') {
    const message = secondFactorText(outcome.factors);
    return { ok: false, state: { errors: {}, message, values: typedTexts(form) }, status: 403 };
  }
  const { problem } = outcome;
  return { ok: false, state: refusedForm(form, problem, otherwise), status: problem.status };
}

function incomplete(form: FormData, state: FormState, tab: AuthTab): FormAnswer {
  const isEmpty = REQUIRED_FIELDS[tab].some((name) => !String(form.get(name) ?? '').trim());
  return {
    ok: false,
    state: { ...state, message: isEmpty ? TEXTS.auth.fillInAllFields : null },
    status: 422,
  };
}
