import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { isUnhydrated } from '~/pages';
import { requirePage, requireRoute } from './guards.server';
import { leaveNotice } from './notices.server';
import { requireSameOrigin } from './origin.server';
import { type Done, isDone, type Outcome, type Shown } from './outcome.server';
import { readAhead } from './read-ahead.server';
import type { SignedIn } from './session.server';
import { type Visit, visitOf } from './visit.server';
import { unsealedForm } from './work-step.server';

type Params = LoaderFunctionArgs['params'];
type Guard = (request: Request) => Promise<SignedIn>;

type Loaded<T> = (args: LoaderFunctionArgs) => Promise<T>;
type Redirected = ReturnType<typeof redirect>;
type Answered<R> = R extends Done ? Redirected : R extends Shown<infer S> ? ReturnType<typeof data<S>> : R;
type Acted<R> = (args: ActionFunctionArgs) => Promise<Answered<R>>;

/** The loader of a page for signed-in users, guarded by the route table. */
export function pageLoader<T>(read: (asked: { visit: Visit; params: Params }) => T | Promise<T>): Loaded<T> {
  return ({ request, params }) => readAhead(request, (visit) => read({ visit, params }));
}

/**
 * The loader of a file to download, for users who may open its page.
 *
 * @param page the path of the page, or how to derive it from the file's URL
 */
export function fileLoader<T>(
  page: string | ((url: URL) => string),
  read: (asked: { visit: Visit; params: Params }) => T | Promise<T>,
): Loaded<T> {
  return async ({ request, params }) => {
    const path = typeof page === 'string' ? page : page(new URL(request.url));
    return read({ visit: visitOf(request, await requirePage(request, path)), params });
  };
}

/** The action of such a page, for forms of this site. */
export function pageAction<R extends Outcome<unknown>>(
  act: (asked: { visit: Visit; params: Params; form: FormData }) => R | Promise<R>,
  guard: Guard = requireRoute,
): Acted<R> {
  return async ({ request, params }) => {
    requireSameOrigin(request);
    const visit = visitOf(request, await guard(request));
    return answerWith(await act({ visit, params, form: await formOf(request) }));
  };
}

/** The loader of a public page. */
export function openLoader<T>(
  read: (asked: { request: Request; params: Params }) => T | Promise<T>,
): Loaded<T> {
  return async ({ request, params }) => read({ request, params });
}

/**
 * The action of a public page, for forms of this site.
 *
 * @param act may return its own response, for protocols and scripts
 */
export function openAction<R>(
  act: (asked: { request: Request; params: Params; form: FormData }) => R | Promise<R>,
): Acted<R> {
  return async ({ request, params }) => {
    requireSameOrigin(request);
    return answerWith(await act({ request, params, form: unsealedForm(await formOf(request)) }));
  };
}

const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** A script may send a request without a form. */
async function formOf(request: Request): Promise<FormData> {
  return FORM.test(request.headers.get('content-type') ?? '') ? request.formData() : new FormData();
}

function answerWith<R>(answer: R): Answered<R> {
  return (isOutcome(answer) ? settle(answer) : answer) as Answered<R>;
}

function isOutcome(answer: unknown): answer is Outcome<unknown> {
  const isPlain = typeof answer === 'object' && answer !== null && !(answer instanceof Response);
  return isPlain && ('to' in answer || ('state' in answer && 'status' in answer));
}

/** The response of an outcome, for a loader of a protocol. */
export function settle<State>(outcome: Outcome<State>): Redirected | ReturnType<typeof data<State>> {
  const headers = new Headers(outcome.headers);
  if (!isDone(outcome)) return data(outcome.state, { status: outcome.status, headers });
  if (outcome.notice) headers.append('set-cookie', leaveNotice(outcome.notice));
  const init = { status: outcome.status ?? (outcome.leaves ? 303 : 302), headers };
  // A hydrated page would first load the data of such a page, which consumes the notice, before it opens the document.
  return outcome.leaves || isUnhydrated(outcome.to)
    ? redirectDocument(outcome.to, init)
    : redirect(outcome.to, init);
}
