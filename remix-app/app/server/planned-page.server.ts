import { redirect } from '@remix-run/node';
import { findRoute, type RouteEntry } from '~/pages';
import { requireRoute } from './guards.server';

/**
 * The page of the table at this request's path, for somebody who may open it.
 *
 * @throws Response redirect: a twin leads to its page, an unknown path to /, a person without the right to
 * /login; 404 for a file that does not exist, since a script can't use a page in its place
 */
export async function requirePlannedPage(request: Request): Promise<RouteEntry> {
  const { pathname, search } = new URL(request.url);
  const route = findRoute(pathname);
  if (!route && /\.[a-z0-9]{2,5}$/i.test(pathname)) throw new Response('No such file', { status: 404 });
  if (!route || route.access === 'public') throw redirect('/');
  await requireRoute(request);
  if (route.twin) throw redirect(`${route.twin}${search}`);
  return route;
}
