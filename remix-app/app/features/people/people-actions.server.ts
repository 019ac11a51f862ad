import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';
import { named, type Organization } from './people.server';

export type PeopleAnswer = { ok: true; notice: Notice } | { ok: false; state: FormState; status: number };

/** How many of the ticked people were changed. */
export interface BulkDone {
  done: number;
  /** Why others were left alone, each sentence once. */
  reasons: string[];
}

const FAILED = 'Nothing was changed. Please try again.';

/** `tenant_admin`, `tenant_user`, or the id of a role of the tenant's own, as a select holds it. */
export function readRoleChoice(value: string) {
  if (value === 'tenant_admin' || value === 'tenant_user') return { role: value, roleId: null } as const;
  return { role: 'tenant_user', roleId: value } as const;
}

/** What the pressed button of a person's page asks for. */
export async function actOnMember(
  request: Request,
  session: SignedIn,
  organization: Organization,
  id: string,
  form: FormData,
): Promise<PeopleAnswer> {
  const done = await change(request, session, organization, id, Number(form.get('version')), form);
  if (done === null) return { ok: false, state: refused(form, 'There is no such action.'), status: 400 };
  const [notice, answer] = done;
  if (answer.ok) return { ok: true, notice };
  return { ok: false, state: refusedForm(form, answer.problem, FAILED), status: answer.problem.status };
}

async function change(
  request: Request,
  session: SignedIn,
  organization: Organization,
  id: string,
  version: number,
  form: FormData,
): Promise<[Notice, Answer<unknown>] | null> {
  const ask = api(request, session);
  const query = named(organization);
  const params = { path: { id }, query };
  switch (form.get('intent')) {
    case 'role': {
      const body = { version, ...readRoleChoice(String(form.get('role') ?? '')) };
      return ['person-saved', await answerOf(request, ask.PATCH('/api/v1/users/{id}', { params, body }))];
    }
    case 'suspend':
      return [
        'person-suspended',
        await answerOf(request, ask.POST('/api/v1/users/{id}/suspend', { params, body: { version } })),
      ];
    case 'reactivate':
      return [
        'person-reactivated',
        await answerOf(request, ask.POST('/api/v1/users/{id}/reactivate', { params, body: { version } })),
      ];
    case 'require-factor':
      return [
        'person-factor-required',
        await answerOf(request, ask.POST('/api/v1/users/{id}/second-factor', { params, body: { version } })),
      ];
    case 'release-factor':
      return [
        'person-factor-released',
        await answerOf(
          request,
          ask.DELETE('/api/v1/users/{id}/second-factor', {
            params: { path: { id }, query: { ...query, version } },
          }),
        ),
      ];
    case 'sign-out':
      return [
        'person-signed-out',
        await answerOf(request, ask.POST('/api/v1/users/{id}/sign-out', { params })),
      ];
    case 'remove':
      return [
        'person-removed',
        await answerOf(
          request,
          ask.DELETE('/api/v1/users/{id}', { params: { path: { id }, query: { ...query, version } } }),
        ),
      ];
    case 'end-session': {
      const path = { id, sessionId: String(form.get('session') ?? '') };
      return [
        'session-ended',
        await answerOf(
          request,
          ask.DELETE('/api/v1/users/{id}/sessions/{sessionId}', { params: { path, query } }),
        ),
      ];
    }
    default:
      return null;
  }
}

/** One thing for all who are ticked; each is tried by itself. */
export async function actOnMany(
  request: Request,
  session: SignedIn,
  organization: Organization,
  form: FormData,
): Promise<BulkDone> {
  const reasons = new Set<string>();
  let done = 0;
  for (const pick of form.getAll('pick')) {
    const [id = '', version] = String(pick).split(' ');
    const answer = await change(request, session, organization, id, Number(version), form);
    if (answer?.[1].ok) done += 1;
    else reasons.add(answer && !answer[1].ok ? answer[1].problem.detail : FAILED);
  }
  return { done, reasons: [...reasons] };
}

/** A button of the list of invitations. */
export async function actOnInvitation(
  request: Request,
  session: SignedIn,
  organization: Organization,
  form: FormData,
): Promise<PeopleAnswer> {
  const ask = api(request, session);
  const params = { path: { id: String(form.get('invitation') ?? '') }, query: named(organization) };
  const isResend = form.get('intent') === 'resend';
  const answer: Answer<unknown> = isResend
    ? await answerOf(request, ask.POST('/api/v1/invitations/{id}/resend', { params }))
    : await answerOf(request, ask.DELETE('/api/v1/invitations/{id}', { params }));
  if (answer.ok) return { ok: true, notice: isResend ? 'invitation-resent' : 'invitation-revoked' };
  return { ok: false, state: refusedForm(form, answer.problem, FAILED), status: answer.problem.status };
}

function refused(form: FormData, message: string): FormState {
  return { errors: {}, message, values: { intent: String(form.get('intent') ?? '') } };
}
