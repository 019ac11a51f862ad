import { isSameOrigin } from '../../server/same-origin.mjs';
import { refusal } from './api.server';
import { keepForLater } from './sent-form.server';
import { originOf } from './site.server';

/**
 * First line of every action: a form of another site must not act on behalf of the user. The process already rejects
 * such requests earlier; this check works under any server.
 *
 * @param publicUrl origin that browsers see
 * @throws Response 403 if the request does not come from this origin
 */
export function requireSameOrigin(request: Request, publicUrl = originOf(request)): void {
  const { headers } = request;
  if (!isSameOrigin(headers.get('origin'), headers.get('sec-fetch-site'), publicUrl)) {
    throw refusal(403, null, 'This form was not sent from a page of this site.');
  }
  keepForLater(request);
}
