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
 * Takes what a provider sent the browser back with: our own, or an upstream. In a pop-up the page that opened it goes
 * on; in the page itself this is the way on.
 *
 * @param configurationId of the connection whose own address this is
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
  // Nobody began it here: the API keeps a trace of a code, and an error is not worth one.
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
 * Where a sign-in began that this browser knows on another host: the provider knows the callback of the platform alone.
 * Nothing is decided here. The answer goes on as it came, to the host whose cookie binds it to this browser.
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

/** What the browser does now. @param flow what it began, or null where it began nothing */
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

/** Where a browser goes on that has no page waiting for it. */
export function onwardOf(end: SsoEnd, id: string): string {
  if (end.kind === 'link') return `/sso/link/${id}`;
  if (end.kind === 'refused') return '/login';
  if (end.kind === 'tested' || end.kind === 'second-step') return end.to;
  if (end.signedUp) return '/welcome';
  return hasDialog(end) ? `/login?${new URLSearchParams({ sso: id })}` : end.to;
}

/**
 * A business account is shown once it is verified, on the way to a page of ours; a company's own directory needs no such
 * word, and an application waits for nobody.
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
