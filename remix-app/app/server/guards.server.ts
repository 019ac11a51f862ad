import { redirect } from '@remix-run/node';
import { mayEnter, normalizePath, routeAt } from '~/pages';
import { noteRefusal } from './refusal-note.server';
import { loginPath } from './return-to.server';
import { getSession, type SignedIn } from './session.server';
import { clearSessionCookie, hasSessionCookie } from './session-cookie.server';

/**
 * The session of whoever sent this request.
 *
 * @throws Response redirect to /login when there is none; a cookie that stands for nothing is taken away
 */
export async function requireUser(request: Request): Promise<SignedIn> {
  const session = await getSession(request);
  if (session) return session;
  noteRefusal('unauthenticated');
  if (!hasSessionCookie(request)) throw redirect(loginPath(request));
  throw redirect(loginPath(request, 'ended'), { headers: { 'set-cookie': clearSessionCookie() } });
}

/**
 * The session, when the route table lets its user open the page at this request's path.
 *
 * @throws Response redirect to /login for a visitor, and for somebody whose role is not enough: that page
 * shows who is signed in and how to switch
 */
export function requireRoute(request: Request): Promise<SignedIn> {
  return requirePage(request, normalizePath(new URL(request.url).pathname));
}

/** As `requireRoute`, for what belongs to the page at `path` without being one: a file to download. */
export async function requirePage(request: Request, path: string): Promise<SignedIn> {
  const session = await requireUser(request);
  if (!mayEnter(session.user, routeAt(path))) {
    noteRefusal('forbidden');
    throw redirect(loginPath(request));
  }
  return session;
}
