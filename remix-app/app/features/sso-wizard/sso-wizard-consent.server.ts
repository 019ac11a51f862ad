import { TEXTS, WIZARD_CONSENT_SECONDS, WIZARD_STATE_PREFIX, type WizardConsent } from '@gatehouse/contracts';
import { z } from 'zod';
import { type Answer, api } from '~/server/api.server';
import { cookieName, dropCookie, readCookie, setCookie } from '~/server/cookies.server';
import { seal, unseal } from '~/server/seal.server';
import { tokenOf } from '~/server/session-cookie.server';
import { customOriginOf } from '~/server/sso-host.server';
import { textsOf } from '~/server/texts.server';
import {
  finishPullConsent,
  forgetPullConsent,
  isPullAnswer,
  readPullConsent,
} from '../directory/pull-consent.server';
import { readSetupToken } from './sso-setup-cookie.server';
import { wizardAnswers } from './texts/answers';

const COOKIE = cookieName('gatehouse_wizard');
const PURPOSE = "consent of a directory's admin";
const RUNS = '/api/v1/sso-wizard/runs';
const PORTAL = '/api/v1/set-up-portal';
/** Where answers to a consent are taken; they come to a callback first. */
const ANSWER = '/sso/wizard';

const SentSchema = z.object({
  /** Null for whoever holds a link. */
  run: z.string().nullable(),
  back: z.string(),
  state: z.string(),
  browserSecret: z.string(),
  popup: z.boolean(),
});
type Sent = z.infer<typeof SentSchema>;

export type ConsentBegun =
  | { ok: true; authorizationUrl: string; state: string; cookie: string }
  | { ok: false; problem: (Answer<never> & { ok: false })['problem'] };

/** Begins a consent. What the answer is held against stays in a sealed cookie of this browser. */
export async function beginConsent(
  request: Request,
  { run, back, popup }: Pick<Sent, 'run' | 'back' | 'popup'>,
): Promise<ConsentBegun> {
  const answer: Answer<WizardConsent> = await (run ? asAdmin(request, run) : asHolder(request));
  if (!answer.ok) return { ok: false, problem: answer.problem };
  const { authorizationUrl, state, browserSecret } = answer.value;
  const sent: Sent = { run, back, popup, state, browserSecret };
  const cookie = setCookie(COOKIE, seal(PURPOSE, sent), WIZARD_CONSENT_SECONDS);
  return { ok: true, authorizationUrl, state, cookie };
}

function asAdmin(request: Request, id: string) {
  const client = api(request, { token: tokenOf(request) });
  return client.POST(`${RUNS}/{id}/consent`, { params: { path: { id } } });
}

function asHolder(request: Request) {
  return api(request).POST(`${PORTAL}/consent`, { body: { token: readSetupToken(request) ?? '' } });
}

/**
 * Where an answer that came to a callback goes on to if it answers a consent; else null. A consent that this browser did not
 * begin on this host may have begun on a custom domain, whose cookie binds it.
 */
export async function consentAnswerAt(request: Request): Promise<string | null> {
  const { search } = new URL(request.url);
  const state = stateOf(request);
  const isPull = isPullAnswer(state);
  if (!state || !(isPull || state.startsWith(WIZARD_STATE_PREFIX))) return null;
  const isHere = (isPull ? readPullConsent(request) : readSent(request))?.state === state;
  return `${isHere ? '' : ((await customOriginOf(request, state)) ?? '')}${ANSWER}${search}`;
}

function readSent(request: Request): Sent | undefined {
  const sealed = readCookie(request, COOKIE);
  return SentSchema.safeParse(sealed && unseal(PURPOSE, sealed)).data;
}

export interface ConsentEnd {
  /** Why it did not come through, or null. */
  message: string | null;
  /** In a pop-up: what the page that opened it is told. */
  relay: 'success' | 'error' | null;
  back: string;
  /** Whether it was the consent to read a directory. */
  isDirectory?: boolean;
}

export function forgetConsent(request: Request): string {
  return isPullAnswer(stateOf(request)) ? forgetPullConsent() : dropCookie(COOKIE);
}

function stateOf(request: Request): string | null {
  return new URL(request.url).searchParams.get('state');
}

/** Takes the provider's answer, for the browser in which it was asked for. */
export async function finishConsent(request: Request): Promise<ConsentEnd> {
  if (isPullAnswer(stateOf(request))) {
    const ended = await finishPullConsent(request, readSetupToken(request) ?? '');
    return { ...ended, relay: null, isDirectory: true };
  }
  const { searchParams } = new URL(request.url);
  const sent = readSent(request);
  if (!sent || sent.state !== searchParams.get('state')) {
    const message = textsOf(request, wizardAnswers)('stateMismatch');
    return { message, relay: null, back: sent?.back ?? '/login' };
  }
  const answer = await complete(request, sent, searchParams);
  const relay = sent.popup ? (answer.ok ? 'success' : 'error') : null;
  const message = answer.ok ? null : answer.problem.detail || TEXTS.wizard.captureFailed;
  return { message, relay, back: sent.back };
}

function complete(request: Request, { run, state, browserSecret }: Sent, query: URLSearchParams) {
  const text = (name: string) => query.get(name) ?? undefined;
  const answer = {
    state,
    browserSecret,
    code: text('code'),
    iss: text('iss'),
    error: text('error')?.slice(0, 200),
    errorDescription: text('error_description')?.slice(0, 1000),
  };
  if (!run) {
    const body = { token: readSetupToken(request) ?? '', ...answer };
    return api(request).POST(`${PORTAL}/consent/complete`, { body });
  }
  const params = { path: { id: run } };
  return api(request, { token: tokenOf(request) }).POST(`${RUNS}/{id}/consent/complete`, {
    params,
    body: answer,
  });
}
