import { createHash, timingSafeEqual } from 'node:crypto';
import {
  type ApiClient,
  type CallParams,
  createApiClient,
  type InitOf,
  type Method,
  type PathOf,
  pathOf,
  type ValueOf,
} from '@gatehouse/api-client';
import {
  type AuthenticatedUser,
  JOURNEY,
  journeyText,
  OPENED_HEADER,
  type Problem,
  ProblemSchema,
  REAUTHENTICATION_REQUIRED,
} from '@gatehouse/contracts';
import { answerInLanguage } from './api-sentences.server';
import { askedApplication } from './asked-application.server';
import { readTogether } from './batched-reads.server';
import { logError } from './errors.server';
import { explained } from './explained.server';
import { journeyOf } from './journey.server';
import { deviceOf, knownDevice } from './known-device.server';
import { confirmMove, confirmPage } from './reauthentication.server';
import { noteRefusal } from './refusal-note.server';
import { isUnbound } from './session-binding.server';
import { tokenOf } from './session-cookie.server';
import { settings } from './settings.server';

/** The header with the internal secret that gateway, web app and API share. */
export const INTERNAL_HEADER = 'x-gatehouse-internal';

const DEVICE_HEADER = 'x-gatehouse-device';
const APPLICATION_HEADER = 'x-gatehouse-application';
const FORWARDED = ['x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host'] as const;
/** What browsers on Chromium say about themselves, for the risk of a sign-in. */
const CLIENT_HINTS = ['sec-ch-ua', 'sec-ch-ua-platform'] as const;
const TIMEOUT_MS = 15_000;

/** Credentials in addition to the browser's request. */
export interface Credentials {
  token?: string | null | undefined;
  /** The browser's `Cookie` header, for the few endpoints of flows between pages. */
  cookie?: string | null | undefined;
}

/** The API's response: a value, or a problem. */
export type Answer<T> =
  | { ok: true; value: T; headers: Headers }
  | { ok: false; problem: Problem; headers: Headers };

/** The problem code if the API does not respond. */
export const UNREACHABLE = 'api_unreachable';

/** The message if the response to a change is missing. */
const UNKNOWN =
  'The server did not answer in time. It is not known whether this was done: check before you try again.';

/** Whether a change was certainly not made, because the request reached no server. */
export function wasNotDone({ code, detail }: Problem): boolean {
  return code === UNREACHABLE && detail === '';
}

type Ask<M extends Method> = <P extends PathOf<M>>(
  path: P,
  ...init: InitOf<M, P>
) => Promise<Answer<ValueOf<M, P>>>;

/**
 * The API for pages: calls return a response and never throw an error. If re-authentication is required, the call
 * throws its page, which then repeats the action. An unavailable API is a response too: a problem with the code
 * `UNREACHABLE`. It has a sentence only if it is unknown whether a change was made.
 */
export type Api = { [M in Method as Uppercase<M>]: Ask<M> };

/**
 * The API on behalf of a browser's request, with the browser's address if known.
 *
 * @throws Error an action uses the browser's session without a call of `getSession`
 */
export function api(request: Request, credentials: Credentials = {}): Api {
  refuseUnbound(request, credentials);
  return answering(request, credentials);
}

/** For calls that any session may make: reading the session, reporting activity, signing out. */
export function ofAnySession(request: Request, token: string): Api {
  return answering(request, { token });
}

/** Public data. With a session, it shares the batch that reads the session, which fails if the session has ended. */
export async function readOpen<T>(
  request: Request,
  ask: (api: Api) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const token = tokenOf(request);
  const shared = token ? await ask(ofAnySession(request, token)) : null;
  return shared?.ok ? shared : ask(api(request));
}

function answering(request: Request, credentials: Credentials): Api {
  const headers = headersFor(request, credentials);
  const asked = client(headers);
  const ask = (method: Uppercase<Method>) => (path: string, init?: unknown) =>
    answerOf(request, (asked[method] as (path: string, init?: unknown) => Call<unknown>)(path, init));
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
  const api = Object.fromEntries(methods.map((method) => [method, ask(method)]));
  // A batch requires a session and ignores cookies.
  if (credentials.token && !credentials.cookie) {
    const shared = sharedHeaders(request, headers);
    api.GET = (path, init) => answerOf(request, read(shared, path, init as { params?: CallParams }));
  }
  return api as Api;
}

/** Each loader has its own request, and so a different device ID for a browser without one. */
function sharedHeaders(request: Request, headers: Headers): Headers {
  if (knownDevice(request)) return headers;
  const shared = new Headers(headers);
  shared.delete(DEVICE_HEADER);
  return shared;
}

async function read(headers: Headers, path: string, init: { params?: CallParams } = {}): Call<unknown> {
  const { status, body, headers: said } = await readTogether(pathOf(path, init.params), headers, TIMEOUT_MS);
  const ok = status >= 200 && status <= 299;
  return { [ok ? 'data' : 'error']: body, response: { ok, headers: said } };
}

/** The form may be older than the session: no action changes anything before the two were compared. */
function refuseUnbound(request: Request, { token }: Credentials): void {
  if (token && isUnbound(request, token)) throw new Error('An action must call getSession before the API');
}

function client(headers: Headers): ApiClient {
  return createApiClient({
    baseUrl: settings.apiUrl,
    headers,
    fetch: (call) => fetch(call, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }),
  });
}

/** `fetch` for the provider's endpoints. They have the public origin, which this process may be unable to reach. */
export function providerFetch(request: Request): typeof fetch {
  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const target = url.origin === settings.publicUrl ? `${settings.apiUrl}${url.pathname}${url.search}` : url;
    const headers = headersFor(request, {});
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    return fetch(target, { ...init, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
  };
}

/** A call of the API that the generated client does not contain: its path comes from the contract at run time. */
export function plainFetch(
  request: Request,
  credentials: Credentials,
  path: string,
  init: { method: string; body?: string; headers?: Record<string, string>; timeoutMs?: number },
): Promise<Response> {
  refuseUnbound(request, credentials);
  const headers = headersFor(request, credentials);
  for (const [name, value] of Object.entries(init.headers ?? {})) headers.set(name, value);
  const { method, body } = init;
  return fetch(`${settings.apiUrl}${path}`, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(init.timeoutMs ?? TIMEOUT_MS),
    ...(body !== undefined && { body }),
  });
}

/** A response of the API that stays open. It ends when the browser leaves, or when it does not begin in time. */
export async function openStream(
  request: Request,
  credentials: Credentials,
  path: string,
): Promise<Response> {
  refuseUnbound(request, credentials);
  const given = new AbortController();
  const limit = setTimeout(() => given.abort(), TIMEOUT_MS);
  try {
    const headers = headersFor(request, credentials);
    headers.set('accept', 'text/event-stream');
    return await fetch(`${settings.apiUrl}${path}`, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, given.signal]),
    });
  } finally {
    clearTimeout(limit);
  }
}

/** The page that requires re-authentication and then repeats the action; null if there is no action to repeat. */
export function confirmOrNull(request: Request, { token }: Credentials): Promise<Response | null> {
  refuseUnbound(request, { token });
  return confirmPage(request, client(headersFor(request, { token })));
}

/** The page that requires re-authentication because the session moved, and then opens the requested page. */
export function confirmPlace(
  request: Request,
  { token, user }: { token: string; user: AuthenticatedUser },
): Promise<Response> {
  return confirmMove(request, client(headersFor(request, { token })), user);
}

/** One call of the client. */
type Call<T> = Promise<{ data?: T; error?: unknown; response: Pick<Response, 'ok' | 'headers'> }>;

/** @throws Response the page for re-authentication, which repeats the action */
async function answerOf<T>(request: Request, call: Call<T>): Promise<Answer<T>> {
  const answer = await wait(request, call);
  if (answer.ok || answer.problem.code !== REAUTHENTICATION_REQUIRED) return answer;
  const page = await confirmOrNull(request, { token: tokens.get(request) });
  if (page) throw page;
  return answer;
}

async function wait<T>(request: Request, call: Call<T>): Promise<Answer<T>> {
  try {
    const { data, error, response } = await call;
    const { headers } = response;
    if (response.ok) return { ok: true, value: answerInLanguage(request, data as T), headers };
    const problem = explained(request, ProblemSchema.parse(error));
    noteRefusal(problem.code);
    return { ok: false, problem, headers };
  } catch (error) {
    const detail = request.method === 'GET' || wasNeverSent(error) ? '' : UNKNOWN;
    const problem = explained(request, unreachable(logError(error, request), detail));
    return { ok: false, problem, headers: new Headers() };
  }
}

/**
 * The value of a response that a page requires.
 *
 * @throws Response with the API's status and a `Refusal`, which the error page shows
 */
export function orRefuse<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  const { status, requestId, detail, code } = answer.problem;
  if (code !== WORKS_COUNCIL_MODE) throw refusal(status, requestId, detail || null);
  noteRefusal(code);
  throw Response.json({ reference: requestId, detail, isHidden: true } satisfies Refusal, { status });
}

/** The value of a response that a page does not require; null if it is missing. */
export function valueOrNull<T>(answer: Answer<T> | null): T | null {
  return answer?.ok ? answer.value : null;
}

/** As `valueOrNull`, for a list. */
export function itemsOrNull<T>(answer: Answer<{ items: T[] }> | null): T[] | null {
  return valueOrNull(answer)?.items ?? null;
}

/** Data of the error page for a response that a loader or an action throws. */
export interface Refusal {
  reference: string | null;
  detail: string | null;
  /** Replaces the general sentence for the status. */
  explanation?: string;
  /** The works-council mode hides the page, and `detail` says who enabled it. */
  isHidden?: true;
}

/** Code of the API for what the works-council mode hides. */
const WORKS_COUNCIL_MODE = 'works_council_mode';

/** A response to throw. The error page shows the problem and the reference. */
export function refusal(status: number, reference: string | null, detail: string | null = null): Response {
  noteRefusal(CODES[status] ?? `status_${status}`);
  return Response.json({ reference, detail } satisfies Refusal, { status });
}

/** Codes of the web app's own errors. Errors of the API have their own. */
const CODES: Record<number, string> = {
  400: 'bad_request',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  503: 'unavailable',
};

/** No server was listening, so the request had no effect. */
function wasNeverSent(error: unknown): boolean {
  return (error as { cause?: { code?: unknown } } | null)?.cause?.code === 'ECONNREFUSED';
}

function unreachable(requestId: string, detail: string): Problem {
  return {
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    detail,
    code: UNREACHABLE,
    requestId,
  };
}

/** The token of each request, for calls that follow from the response. */
const tokens = new WeakMap<Request, string>();

/** Requests that open the page of sign-ups. */
const opened = new WeakSet<Request>();

export function noteSignUpOpened(request: Request): void {
  opened.add(request);
}

function headersFor(request: Request, { token, cookie }: Credentials): Headers {
  if (token) tokens.set(request, token);
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (cookie) headers.set('cookie', cookie);
  const agent = request.headers.get('user-agent');
  if (agent) headers.set('user-agent', agent);
  for (const name of CLIENT_HINTS) {
    const hint = request.headers.get(name);
    if (hint) headers.set(name, hint);
  }
  headers.set(DEVICE_HEADER, deviceOf(request));
  const application = askedApplication(request);
  if (application) headers.set(APPLICATION_HEADER, application);
  if (opened.has(request)) headers.set(OPENED_HEADER, 'sign_up');
  const journey = journeyOf(request);
  if (journey) headers.set(JOURNEY.header, journeyText(journey));
  // Forwarded headers are trusted only from the gateway, and the API trusts ours in the same way.
  if (settings.internalSecret && isSame(request.headers.get(INTERNAL_HEADER), settings.internalSecret)) {
    headers.set(INTERNAL_HEADER, settings.internalSecret);
    for (const name of FORWARDED) {
      const value = request.headers.get(name);
      if (value) headers.set(name, value);
    }
  }
  return headers;
}

/** Compares two secrets in constant time. */
function isSame(given: string | null, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}
