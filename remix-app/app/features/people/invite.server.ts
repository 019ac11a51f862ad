import { IdSchema, type InvitationImportCheck, LIMITS, type TenantRoleDto } from '@gatehouse/contracts';
import {
  afterSilence,
  failedText,
  importPage,
  type RecentImport,
  recentImports,
} from '~/features/imports/imports.server';
import type { FormState } from '~/form-state';
import { orRefuse } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import { chosenId, textOf } from '~/server/csv-form.server';
import { refusedForm, typedTexts } from '~/server/forms.server';
import { done, type Outcome, refused } from '~/server/outcome.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { named, type Organization } from './people.server';
import { readRoleChoice } from './people-actions.server';
import { peopleAnswers } from './texts/answers';

export const INVITE_WAYS = ['one', 'list', 'csv'] as const;
export type InviteWay = (typeof INVITE_WAYS)[number];

export interface InviteView {
  organization: Organization;
  way: InviteWay;
  roles: TenantRoleDto[];
  recent: RecentImport[];
  /** The failed lines of the import in the query parameter `correct`. */
  text: string;
}

/** The result of a check; the form contains the text, so that the file need not be selected again. */
export interface InviteState extends FormState {
  result: InvitationImportCheck | null;
}

export async function readInvite(visit: Visit, organization: Organization): Promise<InviteView> {
  const asked = visit.url.searchParams.get('way');
  const params = { query: named(organization) };
  const correct = IdSchema.safeParse(visit.url.searchParams.get('correct'));
  const [roles, recent, text] = await Promise.all([
    visit.api.GET('/api/v1/roles', { params }),
    recentImports(visit, organization),
    correct.success ? failedText(visit, organization, correct.data) : '',
  ]);
  return {
    organization,
    way: INVITE_WAYS.find((way) => way === asked) ?? 'one',
    roles: byName(visit.request, orRefuse(roles).items),
    recent,
    text,
  };
}

export async function invite(
  visit: Visit,
  organization: Organization,
  form: FormData,
): Promise<Outcome<InviteState>> {
  const tenant = named(organization);
  const role = readRoleChoice(String(form.get('role') ?? 'tenant_user'));
  if (form.get('way') === 'one') {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const body = {
      email: text('email'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      ...role,
      ...tenant,
    };
    const answer = await visit.api.POST('/api/v1/invitations', { body });
    return answer.ok
      ? done(`${organization.base}?view=invitations`, 'invitation-sent')
      : refuse(
          refusedForm(form, answer.problem, textsOf(visit.request, peopleAnswers)('notInvited')),
          answer.problem.status,
        );
  }
  return inviteMany(visit, organization, form);
}

/** First previews the result line by line, then imports the valid lines. */
async function inviteMany(
  visit: Visit,
  organization: Organization,
  form: FormData,
): Promise<Outcome<InviteState>> {
  const t = textsOf(visit.request, peopleAnswers);
  const text = await textOf(form, 'text');
  const id = chosenId(form);
  const values = { ...typedTexts(form), text, id };
  const notSent = (state: Partial<InviteState>, status: number) =>
    refused({ errors: {}, message: null, result: null, ...state, values }, status);
  if (!text.trim()) return notSent({ errors: { text: t('noText') } }, 422);
  if (text.length > LIMITS.invitationTextLength) {
    return notSent({ errors: { text: t('tooLong') } }, 422);
  }
  const body = {
    format: form.get('way') === 'csv' ? ('csv' as const) : ('list' as const),
    text,
    ...readRoleChoice(String(form.get('role') ?? 'tenant_user')),
    ...named(organization),
  };
  if (form.get('intent') !== 'send') {
    const answer = await visit.api.POST('/api/v1/invitations/imports/check', { body });
    if (!answer.ok) return notSent(refusedForm(form, answer.problem, t('notChecked')), answer.problem.status);
    return notSent({ result: answer.value }, answer.value.error > 0 ? 422 : 200);
  }
  const answer = await visit.api.POST('/api/v1/invitations/imports', { body: { ...body, id } });
  if (answer.ok) return done(importPage(organization, answer.value.id));
  const { status } = answer.problem;
  if (status < 500) return notSent(refusedForm(form, answer.problem, t('notInvited')), status);
  const known = await afterSilence(visit, organization, id, answer.problem);
  return 'page' in known ? done(known.page) : notSent({ message: known.message }, status);
}

function refuse(state: FormState, status: number): Outcome<InviteState> {
  return refused({ ...state, result: null }, status);
}
