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
import { type Answer, answerOf, api, orRefuse } from '~/server/api.server';
import { checkForm, refusedForm } from '~/server/forms.server';
import { cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import type { SignedIn } from '~/server/session.server';
import type { PeopleAnswer } from './people-actions.server';

export interface PeopleList extends Paged<PersonDto> {
  search: string;
  role: string;
  status: string;
  sort: string;
  summary: PeopleSummary;
}

const ROLES = ['superadmin', 'tenant_admin', 'tenant_user', 'none'] as const;
const SORTS = ['name', 'email', 'newest', 'oldest'] as const;

/** Everybody who has an account, as the address asks for it. */
export async function listPeople(request: Request, session: SignedIn): Promise<PeopleList> {
  const { searchParams } = new URL(request.url);
  const search = searchOf(request);
  const role = ROLES.find((it) => it === searchParams.get('role'));
  const status = (['active', 'suspended'] as const).find((it) => it === searchParams.get('status'));
  const sort = SORTS.find((it) => it === searchParams.get('sort')) ?? 'name';
  const narrowed = { ...(search && { search }), ...(role && { role }), ...(status && { status }) };
  const ask = api(request, session);
  const [people, summary] = await Promise.all([
    answerOf(
      request,
      ask.GET('/api/v1/people', { params: { query: { ...cursorOf(request), ...narrowed, sort } } }),
    ),
    answerOf(request, ask.GET('/api/v1/people/summary')),
  ]);
  return {
    ...pageOf(request, people, { ...narrowed, ...(sort !== 'name' && { sort }) }),
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

export async function readPersonView(request: Request, session: SignedIn, id: string): Promise<PersonView> {
  const asked = new URL(request.url).searchParams.get('tab');
  const tab = PERSON_TABS.find((it) => it === asked) ?? 'tenants';
  const ask = api(request, session);
  const params = { path: { id } };
  const query = cursorOf(request);
  const person = orRefuse(await answerOf(request, ask.GET('/api/v1/people/{id}', { params })));
  const sessions =
    tab === 'sessions'
      ? pageOf(
          request,
          await answerOf(request, ask.GET('/api/v1/people/{id}/sessions', { params: { ...params, query } })),
          { tab },
        )
      : null;
  const devices =
    tab === 'devices'
      ? orRefuse(await answerOf(request, ask.GET('/api/v1/people/{id}/devices', { params }))).items
      : null;
  const events =
    tab === 'activity'
      ? pageOf(
          request,
          await answerOf(
            request,
            ask.GET('/api/v1/audit/events', { params: { query: { person: id, ...query } } }),
          ),
          { tab },
        )
      : null;
  const leftBehind =
    tab === 'tenants'
      ? orRefuse(await answerOf(request, ask.GET('/api/v1/people/{id}/left-behind', { params })))
      : null;
  return { person, tab, sessions, devices, events, leftBehind, isSelf: session.user.id === id };
}

/** What the pressed button of a person's page asks for. */
export async function actOnPerson(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<PeopleAnswer> {
  const ask = api(request, session);
  const params = { path: { id } };
  const body = { version: Number(form.get('version')) };
  const actions: Record<
    string,
    [Extract<PeopleAnswer, { ok: true }>['notice'], () => Promise<Answer<unknown>>]
  > = {
    suspend: [
      'person-suspended',
      () => answerOf(request, ask.POST('/api/v1/people/{id}/suspend', { params, body })),
    ],
    reactivate: [
      'person-reactivated',
      () => answerOf(request, ask.POST('/api/v1/people/{id}/reactivate', { params, body })),
    ],
    'sign-out': [
      'person-signed-out',
      () => answerOf(request, ask.POST('/api/v1/people/{id}/sign-out', { params })),
    ],
    'reset-factors': [
      'person-factors-reset',
      () =>
        answerOf(
          request,
          ask.POST('/api/v1/people/{id}/factors/reset', {
            params,
            body: { identifiedBy: String(form.get('identifiedBy') ?? '') },
          }),
        ),
    ],
    erase: [
      'person-erased',
      () => answerOf(request, ask.DELETE('/api/v1/people/{id}', { params: { path: { id }, query: body } })),
    ],
  };
  const chosen = actions[String(form.get('intent'))];
  if (!chosen) return { ok: false, state: EMPTY, status: 400 };
  if (form.get('intent') === 'erase') {
    const state = await unconfirmed(request, session, id, form);
    if (state) return { ok: false, state, status: 422 };
  }
  if (form.get('intent') === 'reset-factors') {
    const checked = checkForm(form, ResetFactorsSchema.strip());
    if (!checked.ok) return { ok: false, state: checked.state, status: 422 };
  }
  const answer = await chosen[1]();
  if (answer.ok) return { ok: true, notice: chosen[0] };
  const state = refusedForm(form, answer.problem, 'Nothing was changed. Please try again.');
  return { ok: false, state, status: answer.problem.status };
}

const EMPTY: FormState = { errors: {}, message: 'There is no such action.', values: {} };

/** What nothing brings back asks for the address of who is meant. */
async function unconfirmed(
  request: Request,
  session: SignedIn,
  id: string,
  form: FormData,
): Promise<FormState | null> {
  const params = { path: { id } };
  const person = orRefuse(
    await answerOf(request, api(request, session).GET('/api/v1/people/{id}', { params })),
  );
  const typed = String(form.get('confirm') ?? '');
  if (emailKey(typed) === emailKey(person.email)) return null;
  return { errors: { confirm: `Type ${person.email}` }, message: null, values: { confirm: typed } };
}
