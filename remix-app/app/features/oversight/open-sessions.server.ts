import type { OpenSession } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { answerOf, api } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import { findTenant } from '~/server/tenant-names.server';

export interface OpenSessionsView extends Paged<OpenSession> {
  view: { of: string; email: string; network: string };
  isUnknown: boolean;
  /** All of whom can be ended at once. */
  whole: { kind: 'tenant' | 'user'; id: string; name: string } | null;
}

export async function readOpenSessions(request: Request, session: SignedIn): Promise<OpenSessionsView> {
  const { searchParams } = new URL(request.url);
  const field = (name: string, most: number) => (searchParams.get(name) ?? '').trim().slice(0, most);
  const view = { of: field('of', 120), email: field('email', 254), network: field('network', 50) };
  const tenant = view.of ? await findTenant(request, session, view.of) : null;
  const query = {
    ...cursorOf(request),
    ...(tenant && { tenantId: tenant.id }),
    ...(view.email && { email: view.email }),
    ...(view.network && { network: view.network }),
  };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/sessions', { params: { query } }),
  );
  const narrowed = Object.fromEntries(Object.entries(view).filter(([, value]) => value));
  const page = pageOf(request, answer, narrowed);
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

export type EndAnswer = { ok: true; notice: Notice } | { ok: false; state: FormState; status: number };

export async function endOpenSessions(
  request: Request,
  session: SignedIn,
  form: FormData,
): Promise<EndAnswer> {
  const id = String(form.get('id') ?? '');
  const client = api(request, session);
  const kind = form.get('intent');
  const answer =
    kind === 'end-tenant' || kind === 'end-user'
      ? await answerOf(
          request,
          client.POST('/api/v1/sessions/end', {
            body: kind === 'end-user' ? { userId: id } : { tenantId: id },
          }),
        )
      : await answerOf(request, client.DELETE('/api/v1/sessions/{id}', { params: { path: { id } } }));
  if (answer.ok) return { ok: true, notice: kind === 'end' ? 'session-ended' : 'sessions-ended' };
  // Somebody else was faster, or it ran out: it is over, which is what was wanted.
  if (answer.problem.status === 404) return { ok: true, notice: 'session-ended' };
  const state = refusedForm(form, answer.problem, 'Nothing was ended. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}
