import { api } from '~/server/api.server';
import type { Outcome } from '~/server/outcome.server';
import type { CallbackView } from './callback-view';
import { settle } from './sso-callback.server';
import { endOf, refusedEnd } from './sso-sign-in.server';

/**
 * Lets somebody in whom a SAML directory sent without being asked, which its connection allows. From here on it is a
 * sign-in like any other that this browser began.
 *
 * @param reference works once, and for two minutes
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
