import { randomUUID } from 'node:crypto';
import {
  JOURNEY,
  type Journey,
  journeyText,
  parseJourney,
  passStep,
  type SecondFactorRequired,
  type SignInStep,
} from '@gatehouse/contracts';
import { cookieName, dropCookie, readCookie, setCookie } from './cookies.server';

/** The progress of a sign-in, for the statistics of its duration. It names nobody and grants no access. */
const COOKIE = cookieName('gatehouse_journey');
/** Field with the milliseconds since the page was opened; only a script fills it. */
const SHOWN_FOR = 'shownFor';

/** Sign-ins that begin with this request. */
const begun = new WeakMap<Request, Journey>();

/** The sign-in under way in this browser; null if it has none. */
export function journeyOf(request: Request): Journey | null {
  const sent = readCookie(request, COOKIE);
  return begun.get(request) ?? (sent === null ? null : parseJourney(sent, Date.now()));
}

/** Begins a sign-in at the time its page was opened, unless one is under way. Without script, it begins now. */
export function beginJourney(request: Request, form: FormData, step: SignInStep): void {
  if (journeyOf(request)) return;
  const shown = Number(form.get(SHOWN_FOR) ?? 0);
  const ms = shown > 0 && shown < JOURNEY.minutes * 60_000 ? Math.round(shown) : 0;
  begun.set(request, { id: randomUUID(), since: Date.now() - ms, step, took: {} });
}

/** `Set-Cookie` values for the next step. @param done the step that the time since the last one counts for */
export function nextStep(request: Request, done: SignInStep, next: SignInStep): string[] {
  const journey = journeyOf(request);
  if (!journey) return [];
  const after = passStep(journey, done, next, Date.now());
  return [setCookie(COOKIE, journeyText(after), JOURNEY.minutes * 60)];
}

/** The same once the first factor is verified. */
export function afterFirstFactor(
  request: Request,
  done: SignInStep,
  required: SecondFactorRequired,
): string[] {
  const { mustEnrol, mustChangePassword, mustAwaitApproval } = required;
  if (mustAwaitApproval) return nextStep(request, done, 'approval');
  return nextStep(request, done, mustEnrol || mustChangePassword ? 'set_up' : 'second_factor');
}

/** `Set-Cookie` values after the sign-in. */
export function endJourney(request: Request): string[] {
  return journeyOf(request) ? [dropCookie(COOKIE)] : [];
}
