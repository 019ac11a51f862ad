import { refusal } from './api.server';
import { settings } from './settings.server';

/**
 * First line of every action: a form of another site must not act in a person's name.
 *
 * `Sec-Fetch-Site` is what browsers say by themselves and no page can forge, so where it stands it decides;
 * `Origin` serves browsers and addresses without it.
 *
 * @param publicUrl origin that browsers see
 * @throws Response 403 when the request does not come from this origin
 */
export function requireSameOrigin(request: Request, publicUrl = settings.publicUrl): void {
  const site = request.headers.get('sec-fetch-site');
  const isOurs = site === null ? request.headers.get('origin') === publicUrl : site === 'same-origin';
  if (!isOurs) throw refusal(403, null, 'This form was not sent from a page of this site.');
}
