import { type InvitationBatchResult, LIMITS, type TenantRoleDto } from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import { answerOf, api, orRefuse } from './api.server';
import { refusedForm, typedTexts } from './forms.server';
import { named, type Organization } from './people.server';
import { readRoleChoice } from './people-actions.server';
import type { SignedIn } from './session.server';

export const INVITE_WAYS = ['one', 'list', 'csv'] as const;
export type InviteWay = (typeof INVITE_WAYS)[number];

export interface InviteView {
  organization: Organization;
  way: InviteWay;
  roles: TenantRoleDto[];
}

/** What became of a list or a file: tried, or sent; what it held goes along, so that it need not be chosen anew. */
export interface InviteState extends FormState {
  result: InvitationBatchResult | null;
}

export type InviteAnswer = { ok: true; sent: number } | { ok: false; state: InviteState; status: number };

export async function readInvite(
  request: Request,
  session: SignedIn,
  organization: Organization,
): Promise<InviteView> {
  const asked = new URL(request.url).searchParams.get('way');
  const params = { query: named(organization) };
  const roles = orRefuse(await answerOf(request, api(request, session).GET('/api/v1/roles', { params })));
  return { organization, way: INVITE_WAYS.find((way) => way === asked) ?? 'one', roles: roles.items };
}

export async function invite(
  request: Request,
  session: SignedIn,
  organization: Organization,
  form: FormData,
): Promise<InviteAnswer> {
  const tenant = named(organization);
  const role = readRoleChoice(String(form.get('role') ?? 'tenant_user'));
  const ask = api(request, session);
  if (form.get('way') === 'one') {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      ...role,
      ...tenant,
    };
    const answer = await answerOf(request, ask.POST('/api/v1/invitations', { body }));
    return answer.ok
      ? { ok: true, sent: 1 }
      : refuse(form, refusedForm(form, answer.problem, FAILED), answer.problem.status);
  }
  const text = await textOf(form);
  if (!text.trim()) return incomplete(form, 'Choose a file or paste at least one address');
  if (text.length > LIMITS.invitationTextLength) {
    return incomplete(form, 'This is too long: divide it into several');
  }
  const body = {
    format: form.get('way') === 'csv' ? ('csv' as const) : ('list' as const),
    text,
    dryRun: form.get('intent') !== 'send',
    ...role,
    ...tenant,
  };
  const answer = await answerOf(request, ask.POST('/api/v1/invitations/batches', { body }));
  if (!answer.ok) {
    return refuse(
      form,
      { ...refusedForm(form, answer.problem, FAILED), values: typed(form, text) },
      answer.problem.status,
    );
  }
  if (answer.value.sent > 0) return { ok: true, sent: answer.value.sent };
  const state = { errors: {}, message: null, values: typed(form, text), result: answer.value };
  return { ok: false, state, status: answer.value.error > 0 ? 422 : 200 };
}

const FAILED = 'Nobody was invited. Please try again.';

function refuse(_form: FormData, state: FormState, status: number): InviteAnswer {
  return { ok: false, state: { ...state, result: null }, status };
}

function incomplete(form: FormData, message: string): InviteAnswer {
  return refuse(form, { errors: { text: message }, message: null, values: typedTexts(form) }, 422);
}

/** A file counts before what stands in the field, which may be what was tried before. */
async function textOf(form: FormData): Promise<string> {
  const file = form.get('file');
  if (file instanceof File && file.size > 0) return file.text();
  // As a form brings it that was sent again, after a fresh proof.
  if (typeof file === 'string' && file.trim()) return file;
  return String(form.get('text') ?? '');
}

function typed(form: FormData, text: string): Record<string, string> {
  return { ...typedTexts(form), text };
}
