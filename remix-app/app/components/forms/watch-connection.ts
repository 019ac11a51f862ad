import { SESSION_CHANGED } from '~/session-binding';
import { settleDrafts } from './drafts';

/** Told to the page when what a form sent got no answer. */
export const CONNECTION_LOST = 'gatehouse:connection-lost';
/** Told when the next request got one. */
export const CONNECTION_BACK = 'gatehouse:connection-back';
/** Told, with its status, when the answer to a form came from a server in front of Gatehouse. */
export const FOREIGN_ANSWER = 'gatehouse:foreign-answer';
/** Told when a form was refused for its session. Whoever shows it prevents the default, which is a page of its own. */
export const SESSION_REFUSED = 'gatehouse:session-refused';

/** What a gateway says when nobody stands behind it. */
const NOBODY_THERE = [502, 503, 504];

let isLost = false;

/**
 * Has forms survive a lost connection, an answer of a proxy, and a session that is another one by now. Remix takes each
 * for a broken page and puts its error page in the place of what was typed; here the form gets the answer of an action
 * that did nothing, so that the page stays.
 */
export function watchConnection(): void {
  const send = window.fetch;
  window.fetch = async (input, init) => {
    if (!isSentForm(input, init)) return send(input, init);
    try {
      const response = await send(input, init);
      if (isForeign(response)) {
        return NOBODY_THERE.includes(response.status) ? lost() : rejected(response.status);
      }
      if (isLost) tell(false);
      settleDrafts(response.status < 400);
      return isShown(response) ? nothingDone() : response;
    } catch (error) {
      const signal = input instanceof Request ? input.signal : init?.signal;
      if (signal?.aborted) throw error;
      return lost();
    }
  };
}

function lost(): Response {
  settleDrafts(false);
  tell(true);
  return nothingDone();
}

function rejected(status: number): Response {
  settleDrafts(false);
  isLost = true;
  window.dispatchEvent(new CustomEvent(FOREIGN_ANSWER, { detail: status }));
  return nothingDone();
}

/** Remix's stream of `{data: null}`; by this status nothing is loaded anew. Source: turbo-stream 2. */
function nothingDone(): Response {
  return new Response('[{"_1":-5},"data"]\n', { status: 503, headers: { 'content-type': 'text/x-script' } });
}

function isShown({ status }: Response): boolean {
  return status === SESSION_CHANGED && tellSessionRefused();
}

/** @returns whether the page shows it */
export function tellSessionRefused(): boolean {
  return !window.dispatchEvent(new Event(SESSION_REFUSED, { cancelable: true }));
}

function tell(now: boolean): void {
  isLost = now;
  window.dispatchEvent(new Event(now ? CONNECTION_LOST : CONNECTION_BACK));
}

/** Whether it is a form on its way to an action of ours. */
function isSentForm(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const request = input instanceof Request ? input : null;
  const method = request?.method ?? init?.method ?? 'GET';
  const url = new URL(request?.url ?? String(input), window.location.href);
  return (
    method.toUpperCase() !== 'GET' && url.origin === window.location.origin && url.pathname.endsWith('.data')
  );
}

/**
 * Whether a proxy gave the answer, or the gateway for want of anybody behind it. The web app's own answers, refusals
 * among them, are streams of this type; what else comes from Gatehouse has a reference.
 */
function isForeign({ headers, status }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return !type.startsWith('text/x-script') && (NOBODY_THERE.includes(status) || !headers.has('x-request-id'));
}
