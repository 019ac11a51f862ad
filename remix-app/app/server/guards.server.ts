import { redirect } from '@remix-run/node';
import { mayEnter, normalizePath, routeAt } from '~/pages';
import { noteRefusal } from './refusal-note.server';
import { loginPath } from './return-to.server';
import { getSession, type SignedIn } from './session.server';
import { clearSessionCookie, hasSessionCookie } from './session-cookie.server';

/**
 * The session of the request.
 *
 * @throws Response redirect to /login without a session; an invalid cookie is deleted
 */
export async function requireUser(request: Request): Promise<SignedIn> {
  const session = await getSession(request);
  if (session) return session;
  noteRefusal('unauthenticated');
  if (!hasSessionCookie(request)) throw redirect(loginPath(request));
  throw redirect(loginPath(request, 'ended'), { headers: { 'set-cookie': clearSessionCookie() } });
}

/**
 * The session, if the route table allows its user to open this page.
 *
 * @throws Response redirect to /login for visitors and for users with an insufficient role: that page shows the
 * signed-in user and how to switch
 */
export function requireRoute(request: Request): Promise<SignedIn> {
  return requirePage(request, normalizePath(new URL(request.url).pathname));
}

/** As `requireRoute`, for a resource of the page at `path`, such as a file to download. */
export async function requirePage(request: Request, path: string): Promise<SignedIn> {
  const session = await requireUser(request);
  if (!mayEnter(session.user, routeAt(path))) {
    noteRefusal('forbidden');
    throw redirect(loginPath(request));
  }
  return session;
}
