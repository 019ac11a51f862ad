import type { Authenticated, Login, LoginResult, Problem, SecondFactorRequired } from '@gatehouse/contracts';
import { findRoute, mayEnter } from '~/pages';
import { type Answer, api } from './api.server';
import { forgetApplication } from './asked-application.server';
import { endJourney } from './journey.server';
import { rememberDevice } from './known-device.server';
import { rememberUser } from './last-seen.server';
import { safeReturnTo } from './return-to.server';
import { endSession } from './session.server';
import { sessionCookie, tokenOf } from './session-cookie.server';
import { withWork } from './work-step.server';

export interface SignedIn {
  kind: 'signed-in';
  result: Authenticated;
  headers: Headers;
}

export type SignInOutcome =
  | SignedIn
  | { kind: 'second-factor'; required: SecondFactorRequired }
  | { kind: 'refused'; problem: Problem };

/** Signs in with email and password, and ends the previous session of this browser. */
export async function signIn(request: Request, login: Login): Promise<SignInOutcome> {
  const answer = await withWork(login, (body) => api(request).POST('/api/v1/auth/login', { body }));
  return toOutcome(request, answer);
}

/** Verifies the address of a sign-up, which creates its organization and signs its admin in. */
export async function verifyEmail(request: Request, token: string): Promise<SignInOutcome> {
  const answer = await api(request).POST('/api/v1/auth/verify-email', { body: { token } });
  return toOutcome(request, answer);
}

export async function toOutcome(request: Request, answer: Answer<LoginResult>): Promise<SignInOutcome> {
  if (!answer.ok) return { kind: 'refused', problem: answer.problem };
  const result = answer.value;
  if (result.status === 'second_factor_required') return { kind: 'second-factor', required: result };
  await endSession(request, tokenOf(request));
  rememberUser(result.accessToken, result.user);
  const headers = new Headers({ 'set-cookie': sessionCookie(result.accessToken) });
  headers.append('set-cookie', rememberDevice(request));
  headers.append('set-cookie', forgetApplication());
  for (const cookie of endJourney(request)) headers.append('set-cookie', cookie);
  return { kind: 'signed-in', result, headers };
}

/** The target after a sign-in: the original page, if the user may open it. */
export function destinationOf({ user, redirectTo }: Authenticated, returnTo: string | null): string {
  const safe = safeReturnTo(returnTo);
  const route = safe && findRoute(new URL(safe, 'http://path.invalid').pathname);
  return safe && route && mayEnter(user, route) ? safe : redirectTo;
}
