import { SESSION_CHANGED } from '~/session-binding';
import { settleDrafts } from './drafts';

/** Dispatched to the page when a form received no response. */
export const CONNECTION_LOST = 'gatehouse:connection-lost';
/** Dispatched when the next request received one. */
export const CONNECTION_BACK = 'gatehouse:connection-back';
/** Dispatched, with its status, when a server in front of Gatehouse answered a form. */
export const FOREIGN_ANSWER = 'gatehouse:foreign-answer';
/**
 * Dispatched when a form was rejected because of its session. A handler prevents the default, which is a separate page.
 */
export const SESSION_REFUSED = 'gatehouse:session-refused';

/** Statuses of a gateway without an available upstream. */
const NOBODY_THERE = [502, 503, 504];

let isLost = false;

/**
 * Keeps forms after a lost connection, a proxy's response, or a changed session. Remix would treat each as a broken
 * page and replace the input with its error page. Here, the form gets the response of an action without effect, so that
 * the page stays.
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

/** Remix's stream of `{data: null}`; with this status, nothing is reloaded. Source: turbo-stream 2. */
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

/** Whether the request submits a form to one of our actions. */
function isSentForm(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const request = input instanceof Request ? input : null;
  const method = request?.method ?? init?.method ?? 'GET';
  const url = new URL(request?.url ?? String(input), window.location.href);
  return (
    method.toUpperCase() !== 'GET' && url.origin === window.location.origin && url.pathname.endsWith('.data')
  );
}

/**
 * Whether a proxy answered, or the gateway without an available upstream. The web app's own responses, including
 * errors, are streams of this type; all other responses of Gatehouse have a reference.
 */
function isForeign({ headers, status }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return !type.startsWith('text/x-script') && (NOBODY_THERE.includes(status) || !headers.has('x-request-id'));
}
