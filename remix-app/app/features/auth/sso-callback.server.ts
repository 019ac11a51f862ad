import { SSO_PROVIDERS } from '~/components/sso-providers';
import type { Outcome } from '~/server/outcome.server';
import { customOriginOf } from '~/server/sso-host.server';
import { textsOf } from '~/server/texts.server';
import type { CallbackView } from './callback-view';
import { flowIdOf, forgetFlow, keepEnd, readFlow, type SsoEnd, type SsoFlow } from './sso-flows.server';
import { completeSso, type Ended, refusedAddress } from './sso-sign-in.server';
import { ssoAnswers } from './texts/sso-answers';
import { finishWebSignIn, forgetWebSignIn, isWebSignIn } from './web-sign-in.server';

/**
 * Handles the response of our own provider or an identity provider. In a pop-up, the page that opened it continues; in
 * the page itself, the browser is redirected.
 *
 * @param configurationId of the connection whose own callback this is
 */
export async function takeCallback(
  request: Request,
  configurationId?: string,
): Promise<Outcome<CallbackView>> {
  const { searchParams } = new URL(request.url);
  const state = searchParams.get('state');
  if (!configurationId && isWebSignIn(request, state)) return ownProvider(request);
  const flow = readFlow(request, state);
  const isResponse = searchParams.has('code') || searchParams.has('error');
  const elsewhere = flow === null && state && isResponse ? await hostOf(request, state) : null;
  if (elsewhere) return { to: elsewhere, leaves: true };
  // This browser did not start it. The API stores a trace for a code, but an error is not worth one.
  const isAnswer = searchParams.has('code') || (flow !== null && searchParams.has('error'));
  if (state && isAnswer) return settle(await completeSso(request, flow, configurationId), state, flow);
  return shown(
    {
      message: refusedAddress(textsOf(request, ssoAnswers), searchParams),
      reference: null,
      relay: null,
      onward: null,
    },
    400,
  );
}

/**
 * Forwards the response to the custom domain where this browser started the sign-in, because the provider knows only
 * the platform's callback. Nothing is decided here: the cookie on that host binds the response to the browser.
 */
async function hostOf(request: Request, state: string): Promise<string | null> {
  const origin = await customOriginOf(request, state);
  if (origin === null) return null;
  const { pathname, search } = new URL(request.url);
  return `${origin}${pathname}${search}`;
}

async function ownProvider(request: Request): Promise<Outcome<CallbackView>> {
  const result = await finishWebSignIn(request);
  const headers = new Headers({ 'set-cookie': forgetWebSignIn() });
  if (result.ok) return { to: result.to, headers };
  return shown({ message: result.message, reference: null, relay: null, onward: null }, 400, headers);
}

/** The browser's next step. @param flow the sign-in that it started, or null */
export function settle({ end, cookies }: Ended, state: string, flow: SsoFlow | null): Outcome<CallbackView> {
  const id = flowIdOf(state);
  const inPopup = flow?.way === 'popup';
  const isTold = inPopup || end.kind === 'link' || hasDialog(end);
  const headers = headersWith([...cookies, ...(flow ? [isTold ? keepEnd(id, end) : forgetFlow(id)] : [])]);
  const onward = onwardOf(end, id);
  if (!inPopup && end.kind !== 'refused') return { to: onward, headers };
  const isRefused = end.kind === 'refused';
  return shown(
    {
      message: isRefused ? end.message : null,
      reference: isRefused ? end.reference : null,
      relay: inPopup ? (isRefused ? 'error' : 'success') : null,
      onward: isRefused ? null : onward,
      ...(isRefused && { code: end.code, ...(end.contact && { contact: end.contact }) }),
    },
    isRefused ? end.status : 200,
    headers,
  );
}

/** The target of a browser without a waiting page. */
export function onwardOf(end: SsoEnd, id: string): string {
  if (end.kind === 'link') return `/sso/link/${id}`;
  if (end.kind === 'refused') return '/login';
  if (end.kind === 'tested' || end.kind === 'second-step') return end.to;
  if (end.signedUp) return '/welcome';
  return hasDialog(end) ? `/login?${new URLSearchParams({ sso: id })}` : end.to;
}

/**
 * A business account is shown after its verification, if the target is our own page. A company's own identity provider
 * needs no such page, and an application does not wait.
 */
export function hasDialog(end: SsoEnd): boolean {
  if (end.kind !== 'signed-in' || end.signedUp) return false;
  const isForApplication = !end.to.startsWith('/') || end.to.startsWith('/saml/continue/');
  if (isForApplication) return false;
  return SSO_PROVIDERS[end.provider].showsAccount;
}

function shown(view: CallbackView, status: number, headers = new Headers()): Outcome<CallbackView> {
  return { state: view, status, headers };
}

export function headersWith(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}
