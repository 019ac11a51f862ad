import type { ClientSignals } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { streamTexts } from './texts/stream';

const PATH = '/api/v1/admin/oauth2/clients/{id}/signals';

/** Whether an application may receive security events, and its stream. */
export async function readClientSignals(visit: Visit, id: string): Promise<ClientSignals> {
  return orRefuse(await visit.api.GET(PATH, { params: { path: { id } } }));
}

/** Lets an application receive security events, or no longer. */
export async function allowEvents(visit: Visit, id: string, allowed: boolean): Promise<Outcome<FormState>> {
  const answer = await visit.api.PUT(PATH, { params: { path: { id } }, body: { allowed } });
  if (answer.ok) return done(`${visit.url.pathname}?tab=events`, 'application-events-saved');
  const otherwise = textsOf(visit.request, streamTexts)('notDone');
  return refused(refusedForm(new FormData(), answer.problem, otherwise), answer.problem.status);
}
