import type { OpenSession } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { done, type Outcome, refusedBy } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf } from '~/server/paging.server';
import { findTenant } from '~/server/tenant-names.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { answersTexts } from './texts/answers';

export interface OpenSessionsView extends Paged<OpenSession> {
  view: { of: string; email: string; network: string };
  isUnknown: boolean;
  /** All of whom can be ended at once. */
  whole: { kind: 'tenant' | 'user'; id: string; name: string } | null;
}

export async function readOpenSessions(visit: Visit): Promise<OpenSessionsView> {
  const { searchParams } = visit.url;
  const field = (name: string, most: number) => (searchParams.get(name) ?? '').trim().slice(0, most);
  const view = { of: field('of', 120), email: field('email', 254), network: field('network', 50) };
  const tenant = view.of ? await findTenant(visit, view.of) : null;
  const query = {
    ...COUNTED,
    ...cursorOf(visit),
    ...(tenant && { tenantId: tenant.id }),
    ...(view.email && { email: view.email }),
    ...(view.network && { network: view.network }),
  };
  const answer = await visit.api.GET('/api/v1/sessions', { params: { query } });
  const narrowed = Object.fromEntries(Object.entries(view).filter(([, value]) => value));
  const page = pageOf(visit, answer, narrowed);
  return { ...page, view, isUnknown: !!view.of && !tenant, whole: wholeOf(page.items, view, tenant) };
}

/** A list that is narrowed to one person or one organization can be ended as a whole. */
function wholeOf(
  [first]: readonly OpenSession[],
  { email, network }: OpenSessionsView['view'],
  tenant: { id: string; name: string } | null,
): OpenSessionsView['whole'] {
  if (!first || network) return null;
  if (email && !tenant) return { kind: 'user', id: first.userId, name: first.name || first.email };
  return tenant && !email ? { kind: 'tenant', id: tenant.id, name: tenant.name } : null;
}

export async function endOpenSessions(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  const id = String(form.get('id') ?? '');
  const kind = form.get('intent');
  const answer =
    kind === 'end-tenant' || kind === 'end-user'
      ? await visit.api.POST('/api/v1/sessions/end', {
          body: kind === 'end-user' ? { userId: id } : { tenantId: id },
        })
      : await visit.api.DELETE('/api/v1/sessions/{id}', { params: { path: { id } } });
  if (answer.ok) return done(visit.here, kind === 'end' ? 'session-ended' : 'sessions-ended');
  // Somebody else was faster, or it expired: it is over, which is what was wanted.
  if (answer.problem.status === 404) return done(visit.here, 'session-ended');
  return refusedBy(form, answer.problem, textsOf(visit.request, answersTexts)('notEnded'));
}
