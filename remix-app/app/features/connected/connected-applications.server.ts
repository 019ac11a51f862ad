import type { ConnectedApplicationDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { PageLinks } from '~/page-links';
import { type Answer, orRefuse } from '~/server/api.server';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { cursorOf, pageLinks } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { connectedAnswers } from './texts/connected-answers';

const PATH = '/api/v1/oauth2/grants';

export interface ConnectedList {
  applications: ConnectedApplicationDto[];
  pages: PageLinks;
}

/** A page of the applications that know who is signed in. */
export async function listConnected(visit: Visit): Promise<ConnectedList> {
  const query = cursorOf(visit);
  const { items, nextCursor } = orRefuse(await visit.api.GET(PATH, { params: { query } }));
  return { applications: items, pages: pageLinks(visit, {}, nextCursor) };
}

/** Withdraws the access of an application, or one scope of it: without an API's identifier one about the person. */
export async function withdraw(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const params = { path: { id: idOf(String(form.get('id'))) } };
  const isScope = form.get('intent') === 'withdraw-scope';
  const body = { scope: String(form.get('scope')), resource: String(form.get('resource') ?? '') || null };
  const answer: Answer<unknown> = isScope
    ? await visit.api.POST(`${PATH}/{id}/scopes/withdraw`, { params, body })
    : await visit.api.DELETE(`${PATH}/{id}`, { params });
  // Withdrawn in another tab already: what the person wants is the case.
  if (answer.ok || answer.problem.status === 404) {
    return done('/user/applications', isScope ? 'scope-withdrawn' : 'consent-withdrawn');
  }
  return refusedBy(form, answer.problem, textsOf(visit.request, connectedAnswers)('notWithdrawn'));
}
