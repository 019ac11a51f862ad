import {
  type AuthenticatedUser,
  type Brand,
  DEMO_PASSWORD,
  type DemoAccount,
  RegisterSchema,
  type SecondFactorRequired,
  type SsoOption,
} from '@gatehouse/contracts';
import { isbot } from 'isbot';
import { onIntoApplication } from '~/features/oauth2/answer-interaction.server';
import type { FormState } from '~/form-state';
import { findRoute, refusalOf } from '~/pages';
import { refusalText } from '~/refusal-text';
import { api, noteSignUpOpened, readOpen, UNREACHABLE } from '~/server/api.server';
import { checkForm } from '~/server/forms.server';
import { afterFirstFactor, beginJourney } from '~/server/journey.server';
import { languageOf } from '~/server/language.server';
import { onwardPage } from '~/server/onward.server';
import { type Done, refused, refusedBy, type Shown } from '~/server/outcome.server';
import { rememberedBrand } from '~/server/remembered-brand.server';
import { safeReturnTo } from '~/server/return-to.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { getSession } from '~/server/session.server';
import { settings } from '~/server/settings.server';
import { destinationOf, type SignedIn, type SignInOutcome, signIn } from '~/server/sign-in.server';
import { siteOf } from '~/server/site.server';
import { refusalTexts } from '~/server/texts/refusals';
import { textsOf } from '~/server/texts.server';
import { withWork, workIn } from '~/server/work-step.server';
import { type EndReason, readEndReason } from '~/session-ended';
import { type AuthTab, REQUIRED_FIELDS, readTab, signInForm, signUpForm } from './auth-forms';
import { demoAccount } from './demo-accounts';
import type { SignInState } from './home-realm';
import type { VerifiedAccount } from './popup-answers';
import type { SignInStart } from './sign-in-steps';
import { rememberSignUp } from './sign-up-cookies.server';
import { readEnd } from './sso-flows.server';
import { discoverRoute, readSsoOptions, targetsOf } from './sso-options.server';
import { loginAnswers } from './texts/login-answers';

export interface LoginPageData extends SignInStart {
  tab: AuthTab;
  /** The signed-in user. */
  user: AuthenticatedUser | null;
  /** Why that user may not open the requested page. */
  refusal: string | null;
  reason: EndReason | null;
  /** The demo accounts that exist. */
  demoAccounts: readonly DemoAccount['key'][];
  /** Enabled sign-in methods besides a password: the platform's, or a tenant's; null if unknown. */
  options: readonly SsoOption[] | null;
  /** Slug of the tenant in the URL. */
  tenant: string | null;
  /** Form targets of this page besides this origin. */
  formActionTargets: readonly string[];
  /** The last organization in this browser, if it has its own brand. */
  brand: Brand | null;
  /** The business account that has just signed in. */
  verified: VerifiedAccount | null;
}

export async function readLoginPage(request: Request): Promise<LoginPageData> {
  const { searchParams } = new URL(request.url);
  const site = siteOf(request);
  const tenant = site?.slug ?? readSlug(searchParams.get('tenant'));
  const email = readEmail(searchParams.get('email'));
  const isNew = request.method === 'GET' && !isbot(request.headers.get('user-agent'));
  if (isNew && !site && readTab(searchParams.get('tab')) === 'sign-up') noteSignUpOpened(request);
  const [session, options, realm, demoAccounts] = await Promise.all([
    getSession(request),
    readSsoOptions(request, tenant ? { tenant } : {}),
    email ? discoverRoute(request, email) : null,
    settings.demoAccounts && !site ? readDemoAccounts(request) : [],
  ]);
  const user = session?.user ?? null;
  const end = user && readEnd(request, searchParams.get('sso'));
  const picked = demoAccount(searchParams.get('demo'), demoAccounts);
  return {
    tab: site ? 'sign-in' : readTab(searchParams.get('tab')),
    user,
    refusal: user && refusalAt(request, user, searchParams.get('returnTo')),
    reason: user ? null : readEndReason(searchParams.get('reason')),
    demoAccounts,
    demo: picked && { email: picked.email, password: DEMO_PASSWORD },
    email,
    realm,
    options,
    tenant,
    formActionTargets: [
      ...targetsOf([...(options ?? []), ...(realm?.options ?? [])]),
      // An identity provider without prompts redirects to the callback there immediately.
      ...(site ? [settings.publicUrl] : []),
    ],
    brand: site ? site.brand : rememberedBrand(request),
    verified: end?.kind === 'signed-in' ? verifiedOf(end) : null,
  };
}

async function readDemoAccounts(request: Request): Promise<readonly DemoAccount['key'][]> {
  const answer = await readOpen(request, (open) => open.GET('/api/v1/demo-accounts'));
  return answer.ok ? answer.value.items : [];
}

function verifiedOf({ provider, email, domain, to }: VerifiedAccount): VerifiedAccount {
  return { provider, email, domain, to };
}

/** Text in the form of an address; null for anything else. */
function readEmail(value: string | null): string | null {
  return value !== null && value.length <= 254 && /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.test(value) ? value : null;
}

/** Text in the form of a tenant slug; null for anything else. */
function readSlug(value: string | null): string | null {
  return value !== null && /^[a-z][a-z0-9-]{1,62}$/.test(value) ? value : null;
}

function refusalAt(request: Request, user: AuthenticatedUser, returnTo: string | null): string | null {
  const safe = safeReturnTo(returnTo);
  const route = safe && findRoute(new URL(safe, 'http://path.invalid').pathname);
  const refusal = route && refusalOf(user, route);
  return refusal && refusalText(refusal, textsOf(request, refusalTexts));
}

/** The result of a form: a redirect, or the form with its errors. */
export type FormOutcome =
  | (Done & {
      /** The authentication was only the first factor. */
      secondStep?: SecondFactorRequired;
    })
  | (Shown<SignInState> & {
      /** Of the API's error. */
      code?: string;
    });

/** The targets of a sign-in form. */
export interface Onward {
  /** Return path on this origin after a sign-in at an identity provider. */
  returnTo: string | null;
  signedIn: (outcome: SignedIn) => Done | Promise<Done>;
  /** The cookies that the second step needs for the same targets. */
  secondStep: (required: SecondFactorRequired) => string | Promise<string>;
}

/** The target in the URL, or the home of the account. */
export function onwardOf(request: Request): Onward {
  const { searchParams } = new URL(request.url);
  const returnTo = searchParams.get('returnTo');
  return {
    returnTo: safeReturnTo(returnTo ?? pathOf(searchParams.get('RelayState'))),
    signedIn: async ({ result, headers }) => {
      const to = destinationOf(result, returnTo);
      const into = await onIntoApplication(request, to, result.accessToken, headers);
      // The policy of these pages allows no form to lead to an application.
      return into ? { to: onwardPage(into.to), headers: into.headers, leaves: true } : { to, headers };
    },
    secondStep: (required) => rememberSecondStep(required, { returnTo }),
  };
}

function pathOf(relayState: string | null): string | null {
  const url = relayState ? URL.parse(relayState) : null;
  return url?.origin === settings.publicUrl && url.pathname !== '/' ? `${url.pathname}${url.search}` : null;
}

/** @param otherwise message for an error without its own sentence */
export async function answerSignIn(
  request: Request,
  form: FormData,
  otherwise?: string,
  onward: Onward = onwardOf(request),
): Promise<FormOutcome> {
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, signInForm(t));
  if (!checked.ok) return incomplete(form, checked.state, 'sign-in', t('fillInAllFields'));
  beginJourney(request, form, 'password');
  const outcome = await signIn(request, { ...checked.value, ...workIn(form) });
  return toAnswer(request, form, outcome, otherwise ?? t('loginFailed'), onward);
}

/** The response is the same for a known and an unknown address: the email contains the next step. */
export async function answerSignUp(request: Request, form: FormData): Promise<FormOutcome> {
  const t = textsOf(request, loginAnswers);
  const checked = checkForm(form, signUpForm(t));
  if (!checked.ok) return incomplete(form, checked.state, 'sign-up', t('fillInAllFields'));
  const { confirmPassword: _typedTwice, company, ...person } = checked.value;
  const register = RegisterSchema.parse({
    ...person,
    ...(company && { company }),
    ...workIn(form),
    locale: languageOf(request),
  });
  const answer = await withWork(register, (body) => api(request).POST('/api/v1/auth/register', { body }));
  if (answer.ok) {
    return { to: '/verify-email', headers: { 'set-cookie': rememberSignUp(register.email) } };
  }
  // A server error has one specified sentence; other errors have their own.
  const problem = answer.problem.status >= 500 ? { ...answer.problem, detail: '' } : answer.problem;
  return refusedBy(form, problem, t('signUpFailed'));
}

async function toAnswer(
  request: Request,
  form: FormData,
  outcome: SignInOutcome,
  otherwise: string,
  onward: Onward,
): Promise<FormOutcome> {
  if (outcome.kind === 'signed-in') return onward.signedIn(outcome);
  if (outcome.kind === 'second-factor') {
    const headers = new Headers({ 'set-cookie': await onward.secondStep(outcome.required) });
    for (const cookie of afterFirstFactor(request, 'password', outcome.required))
      headers.append('set-cookie', cookie);
    return { to: SECOND_STEP, headers, secondStep: outcome.required };
  }
  const { code } = outcome.problem;
  // A repetition is harmless, so an attempt without a response need not be checked first.
  const problem = code === UNREACHABLE ? { ...outcome.problem, detail: '' } : outcome.problem;
  return { ...refusedBy(form, problem, otherwise), code };
}

export function incomplete(
  form: FormData,
  state: FormState,
  asked: keyof typeof REQUIRED_FIELDS,
  message: string,
): FormOutcome {
  const isEmpty = REQUIRED_FIELDS[asked].some((name) => !String(form.get(name) ?? '').trim());
  return refused({ ...state, message: isEmpty ? message : null });
}
