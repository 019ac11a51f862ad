import type { TenantRoleDto, TenantRolePermission } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, answerOf, api, orRefuse, refusal } from '~/server/api.server';
import { refusedForm } from '~/server/forms.server';
import { isPlatform } from '~/server/guards.server';
import type { SignedIn } from '~/server/session.server';

export type RoleAnswer = { ok: true; notice: Notice } | { ok: false; state: RoleState; status: number };

/** What was typed, with the ticked permissions. */
export interface RoleState extends FormState {
  permissions: string[];
}

/** The roles of the organization; somebody of the platform has none. */
export async function listRoles(request: Request, session: SignedIn): Promise<TenantRoleDto[] | null> {
  if (isPlatform(session)) return null;
  return orRefuse(await answerOf(request, api(request, session).GET('/api/v1/roles'))).items;
}

export async function readRole(request: Request, session: SignedIn, id: string): Promise<TenantRoleDto> {
  const role = (await listRoles(request, session))?.find((it) => it.id === id);
  if (!role) throw refusal(404, null, 'There is no such role.');
  return role;
}

/** @param id null for a new one */
export async function saveRole(
  request: Request,
  session: SignedIn,
  id: string | null,
  form: FormData,
): Promise<RoleAnswer> {
  const ask = api(request, session);
  if (form.get('intent') === 'delete' && id) {
    const answer = await answerOf(request, ask.DELETE('/api/v1/roles/{id}', { params: { path: { id } } }));
    return answer.ok ? { ok: true, notice: 'role-deleted' } : refuse(form, answer);
  }
  const body = {
    name: String(form.get('name') ?? ''),
    description: String(form.get('description') ?? ''),
    permissions: form.getAll('permissions').map(String) as TenantRolePermission[],
  };
  const version = Number(form.get('version'));
  const answer = id
    ? await answerOf(
        request,
        ask.PATCH('/api/v1/roles/{id}', { params: { path: { id } }, body: { ...body, version } }),
      )
    : await answerOf(request, ask.POST('/api/v1/roles', { body }));
  return answer.ok ? { ok: true, notice: 'role-saved' } : refuse(form, answer);
}

function refuse(form: FormData, answer: Extract<Answer<unknown>, { ok: false }>): RoleAnswer {
  const { problem } = answer;
  const state = refusedForm(form, problem, 'The role was not saved. Please try again.');
  return {
    ok: false,
    state: { ...state, permissions: form.getAll('permissions').map(String) },
    status: problem.status,
  };
}
