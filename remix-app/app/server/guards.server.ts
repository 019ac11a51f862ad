import { redirect } from '@remix-run/node';
import { mayEnter, normalizePath, routeAt } from '~/pages';
import type { EndReason } from '~/session-ended';
import { confirmPlace, ofAnySession } from './api.server';
import { noteRefusal } from './refusal-note.server';
import { loginPath } from './return-to.server';
import { getSession, type SignedIn } from './session.server';
import { isAction } from './session-binding.server';
import { clearSessionCookie, hasSessionCookie, tokenOf } from './session-cookie.server';

/**
 * The session of the request.
 *
 * @throws Response redirect to /login without a session; an invalid cookie is deleted. 403 with the page for
 *   re-authentication if the session moved
 */
export async function requireUser(request: Request): Promise<SignedIn> {
  const session = await getSession(request);
  if (session?.session.mustReauthenticate && !isAction(request)) throw await confirmPlace(request, session);
  if (session) return session;
  noteRefusal('unauthenticated');
  if (!hasSessionCookie(request)) throw redirect(loginPath(request));
  throw redirect(loginPath(request, await endOf(request)), {
    headers: { 'set-cookie': clearSessionCookie() },
  });
}

/** The API names the reason only to who has the token. */
async function endOf(request: Request): Promise<EndReason> {
  const token = tokenOf(request);
  const answer = token ? await ofAnySession(request, token).GET('/api/v1/auth/me') : null;
  return answer && !answer.ok && answer.problem.code === 'session_moved' ? 'moved' : 'ended';
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
