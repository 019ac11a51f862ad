import { settings } from './settings.server';

/**
 * First line of every action: a form of another site must not act in a person's name.
 *
 * `Sec-Fetch-Site` is what browsers say by themselves; `Origin` serves those that do not.
 *
 * @param publicUrl origin that browsers see
 * @throws Response 403 when the request does not come from this origin
 */
export function requireSameOrigin(request: Request, publicUrl = settings.publicUrl): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const isOurs = origin === publicUrl && (site === null || site === 'same-origin');
  if (!isOurs)
    throw new Response('This form was not sent from this site.', { status: 403, statusText: 'Forbidden' });
}
