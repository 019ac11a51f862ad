import { homeOf, type Problem, type SsoResult } from '@gatehouse/contracts';
import type { Translate } from '@gatehouse/texts';
import { onIntoApplication } from '~/features/oauth2/answer-interaction.server';
import { api } from '~/server/api.server';
import { forgetApplication } from '~/server/asked-application.server';
import { explainedCause } from '~/server/causes.server';
import { referenceOf } from '~/server/forms.server';
import { afterFirstFactor, endJourney, journeyOf, nextStep } from '~/server/journey.server';
import { rememberDevice } from '~/server/known-device.server';
import { rememberSecondStep, SECOND_STEP } from '~/server/second-step-cookie.server';
import { endSession } from '~/server/session.server';
import { sessionCookie, tokenOf } from '~/server/session-cookie.server';
import { destinationOf } from '~/server/sign-in.server';
import { textsOf } from '~/server/texts.server';
import { keepFlow, type SsoEnd, type SsoFlow } from './sso-flows.server';
import { ssoAnswers } from './texts/sso-answers';
import type english from './texts/sso-answers/en';

type Answers = Translate<typeof english>;

export interface AskedSignIn {
  configurationId: string;
  way: SsoFlow['way'];
  mode: SsoFlow['mode'];
  /** Path on this origin. */
  returnTo: string | null;
  /** The input so far. */
  email: string | null;
}

export type Begun =
  | { ok: true; to: string; state: string; cookies: string[] }
  | { ok: false; message: string; reference: string | undefined; status: number };

/** Maximum length that the API accepts. */
const LONGEST_RETURN = 500;

/** Starts a sign-in through an identity provider: the redirect, and the cookies. */
export async function beginSso(request: Request, asked: AskedSignIn): Promise<Begun> {
  const { configurationId, way, mode, returnTo, email } = asked;
  const answer = await api(request).POST('/api/v1/sso/sign-ins', {
    body: {
      configurationId,
      mode,
      ...(returnTo && returnTo.length <= LONGEST_RETURN && { returnTo }),
      ...(email?.includes('@') && email.length <= 254 && { loginHint: email }),
    },
  });
  if (!answer.ok) {
    const { problem } = answer;
    const message = isTold(problem) ? problem.detail : textsOf(request, ssoAnswers)('failedToStart');
    return { ok: false, message, reference: referenceOf(problem), status: problem.status };
  }
  const { authorizationUrl, state, browserSecret } = answer.value;
  const cookies = [
    ...keepFlow(request, { state, browserSecret, way, mode, ...(email && { email }) }),
    ...atProvider(request),
  ];
  return { ok: true, to: authorizationUrl, state, cookies };
}

/** The time until the user presses the button of a connection that their address led to is that of the connection. */
function atProvider(request: Request): string[] {
  return journeyOf(request)?.step === 'identity_provider'
    ? []
    : nextStep(request, 'address', 'identity_provider');
}

/** An error of the identity provider has its own sentence; a server error has the specified one. */
function isTold({ status, code, detail }: Problem): boolean {
  return detail !== '' && (code.startsWith('idp_') || (status < 500 && status !== 400 && status !== 422));
}

export interface Ended {
  end: SsoEnd;
  cookies: string[];
}

/** Handles the parameters of the callback, and returns the result of the sign-in. */
export async function completeSso(
  request: Request,
  flow: SsoFlow | null,
  configurationId: string | undefined,
): Promise<Ended> {
  const { searchParams } = new URL(request.url);
  const given = (name: string, longest: number) => searchParams.get(name)?.slice(0, longest) || undefined;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/complete', {
    body: {
      state: given('state', 200) ?? '-',
      // The API rejects a response without a request anyway, and stores a trace of it.
      browserSecret: flow?.browserSecret ?? '-',
      code: given('code', 4096),
      iss: given('iss', 2048),
      error: given('error', 200),
      errorDescription: given('error_description', 1000),
      configurationId,
      user: given('user', 4096),
    },
  });
  if (answer.ok) return endOf(request, answer.value, flow);
  const end = refusedEnd(request, answer.problem, flow?.mode ?? 'signin');
  return { end: hasNoCookies(request, end.code) ? withoutCookies(request, end) : end, cookies: [] };
}

/** No cookie of the sign-in was sent: a browser that accepts cookies has at least one. */
function hasNoCookies(request: Request, code: string): boolean {
  return code === 'state_of_another_browser' && !request.headers.get('cookie');
}

function withoutCookies<End extends { message: string }>(request: Request, end: End): End {
  return { ...end, message: explainedCause(request, 'cookies_blocked').person };
}

/** Converts a result of the API. A signed-in user gets the session, which replaces the previous one. */
export async function endOf(request: Request, result: SsoResult, flow: SsoFlow | null): Promise<Ended> {
  if (result.status === 'link_required') {
    const { ticket, email, message } = result;
    return {
      end: { kind: 'link', ticket, browserSecret: flow?.browserSecret ?? '', email, message },
      cookies: [],
    };
  }
  if (result.status === 'tested') {
    const { passed, traceId } = result;
    const to = `${flow?.back ?? '/admin/sso'}?${new URLSearchParams({ trace: traceId })}`;
    return { end: { kind: 'tested', passed, to }, cookies: [] };
  }
  const { login, provider, email, domain, signedUp, returnTo } = result;
  if (login.status === 'second_factor_required') {
    return {
      end: { kind: 'second-step', to: SECOND_STEP },
      cookies: [
        rememberSecondStep(login, { returnTo }),
        rememberDevice(request),
        ...afterFirstFactor(request, 'identity_provider', login),
      ],
    };
  }
  await endSession(request, tokenOf(request));
  const cookies = [
    sessionCookie(login.accessToken),
    rememberDevice(request),
    forgetApplication(),
    ...endJourney(request),
  ];
  const home = destinationOf({ ...login, redirectTo: homeOf(login.user.role) }, returnTo);
  const onward = await onIntoApplication(request, home, login.accessToken, new Headers());
  return {
    end: { kind: 'signed-in', provider, email, domain, signedUp, to: onward?.to ?? home },
    cookies: [...cookies, ...(onward?.headers.getSetCookie() ?? [])],
  };
}

export function refusedEnd(
  request: Request,
  problem: Problem,
  mode: SsoFlow['mode'],
): SsoEnd & { kind: 'refused' } {
  const { code, status, requestId, detail, contact } = problem;
  const isOurs = status >= 500 && (!detail || code === 'internal_error');
  const otherwise = textsOf(request, ssoAnswers)(mode === 'signup' ? 'signUpFailed' : 'notCompleted');
  return {
    kind: 'refused',
    code,
    message: isOurs ? otherwise : detail,
    reference: requestId,
    status,
    ...(contact && { contact }),
  };
}

/**
 * The error in the URL of a sign-in that this browser did not start. The code is shown only if it has the form of one,
 * and a third party's description never.
 */
export function refusedAddress(t: Answers, searchParams: URLSearchParams): string {
  const error = searchParams.get('error');
  if (error !== null) return errorText(t, error, null);
  if (!searchParams.get('code') || !searchParams.get('state')) return t('noCodeOrState');
  return t('stateMismatch');
}

const KNOWN_ERRORS = {
  invalid_client: 'invalidClient',
  access_denied: 'accessDenied',
  invalid_request: 'invalidRequest',
} as const;

/** Like `callbackErrorText`, in the language of the page. A description has the language of the server that sent it. */
export function errorText(t: Answers, code: string, description: string | null): string {
  if (isKnown(code)) return t(KNOWN_ERRORS[code]);
  const shown = /^[a-z_]{1,60}$/.test(code) ? code : 'server_error';
  return description?.trim().slice(0, 300) || t('otherError', { code: shown });
}

function isKnown(code: string): code is keyof typeof KNOWN_ERRORS {
  return Object.hasOwn(KNOWN_ERRORS, code);
}
