import { answerOf, api } from './api.server';
import { headersWith, onwardOf } from './sso-callback.server';
import { flowIdOf, keepEnd } from './sso-flows.server';
import { endOf, refusedEnd } from './sso-sign-in.server';

export type Arrival =
  | { ok: true; to: string; headers: Headers }
  | { ok: false; message: string; reference: string | null; code: string; status: number };

/** Lets somebody in whom a SAML directory sent without being asked; the API has checked what it said of them. */
export async function takeArrival(request: Request, reference: string): Promise<Arrival> {
  const answer = await answerOf(request, api(request).POST('/api/v1/sso/arrivals', { body: { reference } }));
  if (!answer.ok) {
    const { message, reference: known, code, status } = refusedEnd(answer.problem, 'signin');
    return { ok: false, message, reference: known, code, status };
  }
  const { result, browserSecret } = answer.value;
  // From here on it is a sign-in like one that began in this very browser.
  const flow = { state: reference, browserSecret, way: 'page', mode: 'signin' } as const;
  const { end, cookies } = await endOf(request, result, flow);
  const id = flowIdOf(reference);
  const kept = end.kind === 'link' ? [keepEnd(id, end)] : [];
  return { ok: true, to: onwardOf(end, id), headers: headersWith([...cookies, ...kept]) };
}
