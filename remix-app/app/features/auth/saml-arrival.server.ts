import { api } from '~/server/api.server';
import type { Outcome } from '~/server/outcome.server';
import type { CallbackView } from './callback-view';
import { settle } from './sso-callback.server';
import { endOf, refusedEnd } from './sso-sign-in.server';

/**
 * Signs in a user that a SAML identity provider sent without a request, if the connection allows it. It continues like
 * any other sign-in of this browser.
 *
 * @param reference works once, for two minutes
 */
export async function takeArrival(request: Request, reference: string): Promise<Outcome<CallbackView>> {
  const answer = await api(request).POST('/api/v1/sso/arrivals', { body: { reference } });
  if (!answer.ok) {
    return settle({ end: refusedEnd(request, answer.problem, 'signin'), cookies: [] }, reference, null);
  }
  const { result, browserSecret } = answer.value;
  const flow = { state: reference, browserSecret, way: 'page', mode: 'signin' } as const;
  return settle(await endOf(request, result, flow), reference, flow);
}
