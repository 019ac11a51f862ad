import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import type { Answer } from '~/server/api.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { named, type Organization } from './people.server';
import { peopleAnswers } from './texts/answers';

/** Number of changed users. */
export interface BulkDone {
  done: number;
  /** Why others were not changed, each sentence once. */
  reasons: string[];
}

/** `tenant_admin`, `tenant_user`, or the ID of a custom role, as in a select. */
export function readRoleChoice(value: string) {
  if (value === 'tenant_admin' || value === 'tenant_user') return { role: value, roleId: null } as const;
  return { role: 'tenant_user', roleId: value } as const;
}

/** The action of the pressed button on a user's page. */
export async function actOnMember(
  visit: Visit,
  organization: Organization,
  id: string,
  form: FormData,
): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, peopleAnswers);
  const changed = await change(visit, organization, id, Number(form.get('version')), form);
  if (changed === null) {
    const values = { intent: String(form.get('intent') ?? '') };
    return refused({ errors: {}, message: t('noSuchAction'), values }, 400);
  }
  const [notice, answer] = changed;
  if (answer.ok) return done(visit.here, notice);
  return refusedBy(form, answer.problem, t('nothingChanged'));
}

async function change(
  visit: Visit,
  organization: Organization,
  id: string,
  version: number,
  form: FormData,
): Promise<[Notice, Answer<unknown>] | null> {
  const query = named(organization);
  const params = { path: { id }, query };
  switch (form.get('intent')) {
    case 'role': {
      const body = { version, ...readRoleChoice(String(form.get('role') ?? '')) };
      return ['person-saved', await visit.api.PATCH('/api/v1/users/{id}', { params, body })];
    }
    case 'attributes': {
      const body = { items: readAttributes(form), ...query };
      return [
        'person-saved',
        await visit.api.PATCH('/api/v1/users/{id}/custom-attributes', { params: { path: { id } }, body }),
      ];
    }
    case 'suspend':
      return [
        'person-suspended',
        await visit.api.POST('/api/v1/users/{id}/suspend', { params, body: { version } }),
      ];
    case 'reactivate':
      return [
        'person-reactivated',
        await visit.api.POST('/api/v1/users/{id}/reactivate', { params, body: { version } }),
      ];
    case 'require-factor':
      return [
        'person-factor-required',
        await visit.api.POST('/api/v1/users/{id}/second-factor', { params, body: { version } }),
      ];
    case 'release-factor':
      return [
        'person-factor-released',
        await visit.api.DELETE('/api/v1/users/{id}/second-factor', {
          params: { path: { id }, query: { ...query, version } },
        }),
      ];
    case 'sign-out':
      return ['person-signed-out', await visit.api.POST('/api/v1/users/{id}/sign-out', { params })];
    case 'remove':
      return [
        'person-removed',
        await visit.api.DELETE('/api/v1/users/{id}', {
          params: { path: { id }, query: { ...query, version } },
        }),
      ];
    case 'end-session': {
      const path = { id, sessionId: String(form.get('session') ?? '') };
      return [
        'session-ended',
        await visit.api.DELETE('/api/v1/users/{id}/sessions/{sessionId}', { params: { path, query } }),
      ];
    }
    default:
      return null;
  }
}

/** Custom attributes in the order of the form, with a value on each line. */
function readAttributes(form: FormData) {
  const prefix = 'value.';
  return [...form.entries()]
    .filter(([field]) => field.startsWith(prefix))
    .map(([field, value]) => ({
      name: field.slice(prefix.length),
      values: String(value)
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter((line) => line !== ''),
    }));
}

/** A bulk action; each user is processed independently. */
export async function actOnMany(visit: Visit, organization: Organization, form: FormData): Promise<BulkDone> {
  const t = textsOf(visit.request, peopleAnswers);
  const reasons = new Set<string>();
  let done = 0;
  for (const pick of form.getAll('pick')) {
    const [id = '', version] = String(pick).split(' ');
    const answer = await change(visit, organization, id, Number(version), form);
    if (answer?.[1].ok) done += 1;
    else reasons.add(answer && !answer[1].ok ? answer[1].problem.detail : t('nothingChanged'));
  }
  return { done, reasons: [...reasons] };
}

/** A button in the list of invitations. */
export async function actOnInvitation(
  visit: Visit,
  organization: Organization,
  form: FormData,
): Promise<Outcome<FormState>> {
  const params = { path: { id: String(form.get('invitation') ?? '') }, query: named(organization) };
  const isResend = form.get('intent') === 'resend';
  const answer: Answer<unknown> = isResend
    ? await visit.api.POST('/api/v1/invitations/{id}/resend', { params })
    : await visit.api.DELETE('/api/v1/invitations/{id}', { params });
  if (answer.ok) return done(visit.here, isResend ? 'invitation-resent' : 'invitation-revoked');
  return refusedBy(form, answer.problem, textsOf(visit.request, peopleAnswers)('nothingChanged'));
}
