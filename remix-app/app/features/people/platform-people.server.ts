import {
  type AuditEvent,
  type DeviceOfPerson,
  emailKey,
  type LeftBehindDto,
  type PeopleSummary,
  type PersonDto,
  ResetFactorsSchema,
  type UserSessionDto,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, orRefuse } from '~/server/api.server';
import { openDataFile } from '~/server/data-file.server';
import { checkForm } from '~/server/forms.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { peopleAnswers } from './texts/answers';

export interface PeopleList extends Paged<PersonDto> {
  search: string;
  role: string;
  status: string;
  sort: string;
  summary: PeopleSummary;
}

const ROLES = ['superadmin', 'tenant_admin', 'tenant_user', 'none'] as const;
const SORTS = ['name', 'email', 'newest', 'oldest'] as const;

/** All users with an account, with the filters of the URL. */
export async function listPeople(visit: Visit): Promise<PeopleList> {
  const { searchParams } = visit.url;
  const search = searchOf(visit);
  const role = ROLES.find((it) => it === searchParams.get('role'));
  const status = (['active', 'suspended'] as const).find((it) => it === searchParams.get('status'));
  const sort = SORTS.find((it) => it === searchParams.get('sort')) ?? 'newest';
  const narrowed = { ...(search && { search }), ...(role && { role }), ...(status && { status }) };
  const [people, summary] = await Promise.all([
    visit.api.GET('/api/v1/people', {
      params: { query: { ...COUNTED, ...cursorOf(visit), ...narrowed, sort } },
    }),
    visit.api.GET('/api/v1/people/summary'),
  ]);
  return {
    ...pageOf(visit, people, { ...narrowed, ...(sort !== 'newest' && { sort }) }),
    search,
    role: role ?? '',
    status: status ?? '',
    sort,
    summary: orRefuse(summary),
  };
}

export const PERSON_TABS = ['tenants', 'sessions', 'devices', 'activity'] as const;
export type PersonTab = (typeof PERSON_TABS)[number];

export interface PersonView {
  person: PersonDto;
  tab: PersonTab;
  sessions: Paged<UserSessionDto> | null;
  devices: DeviceOfPerson[] | null;
  events: Paged<AuditEvent> | null;
  leftBehind: LeftBehindDto | null;
  isSelf: boolean;
}

export async function readPersonView(visit: Visit, id: string): Promise<PersonView> {
  const asked = visit.url.searchParams.get('tab');
  const tab = PERSON_TABS.find((it) => it === asked) ?? 'tenants';
  const params = { path: { id } };
  const query = cursorOf(visit);
  const person = orRefuse(await visit.api.GET('/api/v1/people/{id}', { params }));
  const sessions =
    tab === 'sessions'
      ? pageOf(visit, await visit.api.GET('/api/v1/people/{id}/sessions', { params: { ...params, query } }), {
          tab,
        })
      : null;
  const devices =
    tab === 'devices' ? orRefuse(await visit.api.GET('/api/v1/people/{id}/devices', { params })).items : null;
  const events =
    tab === 'activity'
      ? pageOf(
          visit,
          await visit.api.GET('/api/v1/audit/events', { params: { query: { person: id, ...query } } }),
          { tab },
        )
      : null;
  const leftBehind =
    tab === 'tenants' ? orRefuse(await visit.api.GET('/api/v1/people/{id}/left-behind', { params })) : null;
  return { person, tab, sessions, devices, events, leftBehind, isSelf: visit.session.user.id === id };
}

/** The action of the pressed button on a user's page. */
export async function actOnPerson(visit: Visit, id: string, form: FormData): Promise<Outcome<FormState>> {
  if (form.get('intent') === 'export-data') return openDataFile(visit, `/superadmin/users/${id}/data.json`);
  const params = { path: { id } };
  const body = { version: Number(form.get('version')) };
  const actions: Record<string, [Notice, () => Promise<Answer<unknown>>]> = {
    suspend: ['person-suspended', () => visit.api.POST('/api/v1/people/{id}/suspend', { params, body })],
    reactivate: [
      'person-reactivated',
      () => visit.api.POST('/api/v1/people/{id}/reactivate', { params, body }),
    ],
    'sign-out': ['person-signed-out', () => visit.api.POST('/api/v1/people/{id}/sign-out', { params })],
    'reset-factors': [
      'person-factors-reset',
      () =>
        visit.api.POST('/api/v1/people/{id}/factors/reset', {
          params,
          body: { identifiedBy: String(form.get('identifiedBy') ?? '') },
        }),
    ],
    erase: [
      'person-erased',
      () => visit.api.DELETE('/api/v1/people/{id}', { params: { path: { id }, query: body } }),
    ],
  };
  const chosen = actions[String(form.get('intent'))];
  const t = textsOf(visit.request, peopleAnswers);
  if (!chosen) return refused({ errors: {}, message: t('noSuchAction'), values: {} }, 400);
  if (form.get('intent') === 'erase') {
    const state = await unconfirmed(visit, id, form);
    if (state) return refused(state);
  }
  if (form.get('intent') === 'reset-factors') {
    const checked = checkForm(form, ResetFactorsSchema.strip(), visit.request);
    if (!checked.ok) return refused(checked.state);
  }
  const answer = await chosen[1]();
  if (answer.ok) return done(visit.here, chosen[0]);
  return refusedBy(form, answer.problem, t('nothingChanged'));
}

/** The action of a row's menu; the list is shown again. */
export function actOnListed(visit: Visit, form: FormData): Promise<Outcome<FormState>> {
  return actOnPerson(visit, idOf(String(form.get('id') ?? '')), form);
}

/** Irreversible actions require the user's email address. */
async function unconfirmed(visit: Visit, id: string, form: FormData): Promise<FormState | null> {
  const params = { path: { id } };
  const person = orRefuse(await visit.api.GET('/api/v1/people/{id}', { params }));
  const typed = String(form.get('confirm') ?? '');
  if (emailKey(typed) === emailKey(person.email)) return null;
  const t = textsOf(visit.request, peopleAnswers);
  const confirm = t('typeEmail', { email: person.email });
  return { errors: { confirm }, message: null, values: { confirm: typed } };
}
