import { api } from '~/server/api.server';
import { beginJourney } from '~/server/journey.server';
import { safeReturnTo } from '~/server/return-to.server';
import { textsOf } from '~/server/texts.server';
import type { PopupEnd, PopupOutcome, PopupStart } from './popup-answers';
import { onwardOf } from './sso-callback.server';
import { flowIdOf, readEnd, readFlow, type SsoEnd } from './sso-flows.server';
import { beginSso } from './sso-sign-in.server';
import { readWay, wayOf } from './sso-ways.server';
import { ssoAnswers } from './texts/sso-answers';

export interface PopupBegun {
  body: PopupStart;
  cookies: string[];
  status: number;
}

/** Starts a sign-in for a page that opens the pop-up itself. */
export async function beginInPopup(request: Request, form: FormData): Promise<PopupBegun> {
  const text = (name: string) => String(form.get(name) ?? '');
  const pressed = readWay(form.get('intent'));
  const way = pressed && (await wayOf(request, pressed));
  if (!way?.ok) {
    const message = way?.message ?? textsOf(request, ssoAnswers)('noMethod');
    return { body: { ok: false, message }, cookies: [], status: way ? 409 : 400 };
  }
  beginJourney(request, form, 'address');
  const begun = await beginSso(request, {
    configurationId: way.configurationId,
    way: 'popup',
    mode: text('mode') === 'signup' ? 'signup' : 'signin',
    returnTo: safeReturnTo(text('returnTo')),
    email: text('email').trim(),
  });
  if (!begun.ok) {
    const { message, reference, status } = begun;
    return { body: { ok: false, message, reference }, cookies: [], status };
  }
  const { to, state, cookies } = begun;
  return { body: { ok: true, authorizationUrl: to, state }, cookies, status: 200 };
}

/** The progress of a sign-in that this browser started in a pop-up. */
export async function readPopup(request: Request, state: string): Promise<PopupOutcome> {
  const id = flowIdOf(state);
  const end = readEnd(request, id);
  if (end) return { status: 'ended', end: shownEnd(end, id) };
  const flow = readFlow(request, state);
  if (!flow) return { status: 'unknown' };
  const { browserSecret } = flow;
  const answer = await api(request).POST('/api/v1/sso/sign-ins/status', { body: { state, browserSecret } });
  // The server has a result, and the pop-up's response is about to reach this browser.
  const isEnding = answer.ok && (answer.value.status === 'succeeded' || answer.value.status === 'failed');
  return { status: isEnding ? 'ending' : 'pending' };
}

/** Without values that only the server may know. */
function shownEnd(end: SsoEnd, id: string): PopupEnd {
  if (end.kind === 'refused') {
    const { code, message, reference } = end;
    return { kind: 'refused', code, message, reference };
  }
  return { kind: 'go', to: onwardOf(end, id) };
}
