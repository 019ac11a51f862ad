import type { TenantRoleDto, TenantRolePermission } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { type Answer, orRefuse, refusal } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import { refusedForm } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { roleAnswers } from './texts/answers';

/** What was typed, with the ticked permissions. */
export interface RoleState extends FormState {
  permissions: string[];
}

/** The roles of the organization; somebody of the platform has none. */
export async function listRoles(visit: Visit): Promise<TenantRoleDto[] | null> {
  if (visit.can('platform_management')) return null;
  return byName(visit.request, orRefuse(await visit.api.GET('/api/v1/roles')).items);
}

export async function readRole(visit: Visit, id: string): Promise<TenantRoleDto> {
  const role = (await listRoles(visit))?.find((it) => it.id === id);
  if (!role) throw refusal(404, null, textsOf(visit.request, roleAnswers)('unknownRole'));
  return role;
}

/** @param id null for a new one */
export async function saveRole(visit: Visit, id: string | null, form: FormData): Promise<Outcome<RoleState>> {
  if (form.get('intent') === 'delete' && id) {
    const answer = await visit.api.DELETE('/api/v1/roles/{id}', { params: { path: { id } } });
    return answer.ok ? done(visit.base('roles'), 'role-deleted') : refuse(visit, form, answer);
  }
  const body = {
    name: String(form.get('name') ?? ''),
    description: String(form.get('description') ?? ''),
    permissions: form.getAll('permissions').map(String) as TenantRolePermission[],
  };
  const version = Number(form.get('version'));
  const answer = id
    ? await visit.api.PATCH('/api/v1/roles/{id}', { params: { path: { id } }, body: { ...body, version } })
    : await visit.api.POST('/api/v1/roles', { body });
  return answer.ok ? done(visit.base('roles'), 'role-saved') : refuse(visit, form, answer);
}

function refuse(
  visit: Visit,
  form: FormData,
  answer: Extract<Answer<unknown>, { ok: false }>,
): Outcome<RoleState> {
  const { problem } = answer;
  const state = refusedForm(form, problem, textsOf(visit.request, roleAnswers)('notSaved'));
  return refused({ ...state, permissions: form.getAll('permissions').map(String) }, problem.status);
}
