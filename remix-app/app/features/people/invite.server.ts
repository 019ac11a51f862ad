import { IdSchema, type InvitationImportCheck, LIMITS, type TenantRoleDto } from '@gatehouse/contracts';
import {
  afterSilence,
  failedText,
  importPage,
  type RecentImport,
  recentImports,
} from '~/features/imports/imports.server';
import type { FormState } from '~/form-state';
import { answerOf, api, orRefuse } from '~/server/api.server';
import { chosenId, textOf } from '~/server/csv-form.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import type { SignedIn } from '~/server/session.server';
import { named, type Organization } from './people.server';
import { readRoleChoice } from './people-actions.server';

export const INVITE_WAYS = ['one', 'list', 'csv'] as const;
export type InviteWay = (typeof INVITE_WAYS)[number];

export interface InviteView {
  organization: Organization;
  way: InviteWay;
  roles: TenantRoleDto[];
  recent: RecentImport[];
  /** The failed lines of the import that `correct` of the address names. */
  text: string;
}

/** What a check found; the text goes along, so that it need not be chosen anew. */
export interface InviteState extends FormState {
  result: InvitationImportCheck | null;
}

/** `to`: the page of an import that started; null where one person was invited. */
export type InviteAnswer =
  | { ok: true; to: string | null }
  | { ok: false; state: InviteState; status: number };

export async function readInvite(
  request: Request,
  session: SignedIn,
  organization: Organization,
): Promise<InviteView> {
  const asked = new URL(request.url).searchParams.get('way');
  const params = { query: named(organization) };
  const roles = orRefuse(await answerOf(request, api(request, session).GET('/api/v1/roles', { params })));
  const correct = IdSchema.safeParse(new URL(request.url).searchParams.get('correct'));
  return {
    organization,
    way: INVITE_WAYS.find((way) => way === asked) ?? 'one',
    roles: roles.items,
    recent: await recentImports(request, session, organization),
    text: correct.success ? await failedText(request, session, organization, correct.data) : '',
  };
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
      ? { ok: true, to: null }
      : refuse(refusedForm(form, answer.problem, FAILED), answer.problem.status);
  }
  return inviteMany(request, session, organization, form);
}

/** First it says line by line what would happen; then the import of the good lines starts. */
async function inviteMany(
  request: Request,
  session: SignedIn,
  organization: Organization,
  form: FormData,
): Promise<InviteAnswer> {
  const ask = api(request, session);
  const text = await textOf(form, 'text');
  const id = chosenId(form);
  const values = { ...typedTexts(form), text, id };
  const refused = (state: Partial<InviteState>, status: number): InviteAnswer => ({
    ok: false,
    state: { errors: {}, message: null, result: null, ...state, values },
    status,
  });
  if (!text.trim()) return refused({ errors: { text: 'Choose a file or paste at least one address' } }, 422);
  if (text.length > LIMITS.invitationTextLength) {
    return refused({ errors: { text: 'At most 2 MB: divide it into several' } }, 422);
  }
  const body = {
    format: form.get('way') === 'csv' ? ('csv' as const) : ('list' as const),
    text,
    ...readRoleChoice(String(form.get('role') ?? 'tenant_user')),
    ...named(organization),
  };
  if (form.get('intent') !== 'send') {
    const answer = await answerOf(request, ask.POST('/api/v1/invitations/imports/check', { body }));
    if (!answer.ok) return refused(refusedForm(form, answer.problem, NOT_CHECKED), answer.problem.status);
    return refused({ result: answer.value }, answer.value.error > 0 ? 422 : 200);
  }
  const answer = await answerOf(request, ask.POST('/api/v1/invitations/imports', { body: { ...body, id } }));
  if (answer.ok) return { ok: true, to: importPage(organization, answer.value.id) };
  const { status } = answer.problem;
  if (status < 500) return refused(refusedForm(form, answer.problem, FAILED), status);
  const known = await afterSilence(request, session, organization, id, answer.problem);
  return 'page' in known ? { ok: true, to: known.page } : refused({ message: known.message }, status);
}

const FAILED = 'Nobody was invited. Please try again.';
const NOT_CHECKED = 'The list could not be checked. Nobody was invited. Try again.';

function refuse(state: FormState, status: number): InviteAnswer {
  return { ok: false, state: { ...state, result: null }, status };
}
