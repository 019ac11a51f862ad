import { redirect } from '@remix-run/node';

/**
 * The response for a URL without a route.
 *
 * @throws Response redirect to /; 404 for a missing file, because a script can't use a page in its place
 */
export function leadHome(request: Request): never {
  if (/\.[a-z0-9]{2,5}$/i.test(new URL(request.url).pathname)) {
    throw new Response('No such file', { status: 404 });
  }
  throw redirect('/');
}
