import type {
  GroupDetailDto,
  GroupDto,
  GroupMemberDto,
  GroupRef,
  TenantRoleDto,
  TenantUserDto,
} from '@gatehouse/contracts';
import type { FormState } from '~/form-state';
import type { Notice } from '~/notices';
import { type Answer, orRefuse } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import { done, type Outcome, refused, refusedBy } from '~/server/outcome.server';
import { COUNTED, cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import { textsOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';
import { groupsPath } from '../people/groups-path';
import { named, type Organization } from '../people/people.server';
import { readRoleChoice } from '../people/people-actions.server';
import { groupTexts } from './texts/groups';

export const GROUP_TABS = ['members', 'effective', 'gives', 'settings'] as const;
export type GroupTab = (typeof GROUP_TABS)[number];

export interface GroupList extends Paged<GroupDto> {
  organization: Organization;
  search: string;
  source: string;
}

/** One group; of its parts only the one that is open. */
export interface GroupView {
  organization: Organization;
  group: GroupDetailDto;
  tab: GroupTab;
  members: Paged<GroupMemberDto> | null;
  /** What members were searched for. */
  search: string;
  roles: TenantRoleDto[];
  /** What was searched for to be added, and what was found. */
  find: string;
  foundUsers: TenantUserDto[];
  foundGroups: GroupRef[];
}

/** Users and groups that a search for members offers. */
const FOUND_AT_MOST = 6;

export async function listGroups(visit: Visit, organization: Organization): Promise<GroupList> {
  const search = searchOf(visit);
  const source = (['local', 'directory'] as const).find((it) => it === visit.url.searchParams.get('source'));
  const answer = await visit.api.GET('/api/v1/groups', {
    params: {
      query: {
        ...COUNTED,
        ...cursorOf(visit),
        ...named(organization),
        ...(search && { search }),
        ...(source && { source }),
      },
    },
  });
  const narrowed = { ...(search && { search }), ...(source && { source }) };
  return { organization, ...pageOf(visit, answer, narrowed), search, source: source ?? '' };
}

export async function createGroup(
  visit: Visit,
  organization: Organization,
  form: FormData,
): Promise<Outcome<FormState>> {
  const { tenantId } = named(organization);
  const body = { ...said(form), ...(tenantId && { tenantId }) };
  const answer = await visit.api.POST('/api/v1/groups', { body });
  if (answer.ok) return done(`${groupsPath(organization)}/${answer.value.id}`, 'group-saved');
  return refusedBy(form, answer.problem, textsOf(visit.request, groupTexts)('notSaved'));
}

export async function readGroup(visit: Visit, organization: Organization, id: string): Promise<GroupView> {
  const { searchParams } = visit.url;
  const tab = GROUP_TABS.find((it) => it === searchParams.get('tab')) ?? 'members';
  const find = (searchParams.get('find') ?? '').trim().slice(0, 120);
  const query = named(organization);
  const params = { path: { id }, query };
  const isList = tab === 'members' || tab === 'effective';
  const isSearch = tab === 'members' && find !== '';
  const wanted = searchOf(visit);
  const search = { ...query, search: find, limit: FOUND_AT_MOST };
  const [group, members, roles, users, groups] = await Promise.all([
    visit.api.GET('/api/v1/groups/{id}', { params }),
    isList
      ? visit.api.GET('/api/v1/groups/{id}/members', {
          params: {
            path: { id },
            query: {
              ...query,
              ...COUNTED,
              ...cursorOf(visit),
              view: tab === 'members' ? 'direct' : tab,
              ...(wanted && { search: wanted }),
            },
          },
        })
      : null,
    tab === 'gives' ? visit.api.GET('/api/v1/roles', { params: { query } }) : null,
    isSearch ? visit.api.GET('/api/v1/users', { params: { query: { ...search, sort: 'name' } } }) : null,
    isSearch ? visit.api.GET('/api/v1/groups', { params: { query: search } }) : null,
  ]);
  const narrowed = { ...(tab !== 'members' && { tab }), ...(wanted && { search: wanted }) };
  return {
    organization,
    group: orRefuse(group),
    tab,
    members: members && pageOf(visit, members, narrowed),
    search: wanted,
    roles: roles ? byName(visit.request, orRefuse(roles).items) : [],
    find,
    foundUsers: users ? orRefuse(users).items : [],
    foundGroups: groups ? orRefuse(groups).items.filter((found) => found.id !== id) : [],
  };
}

export async function actOnGroup(
  visit: Visit,
  organization: Organization,
  id: string,
  form: FormData,
): Promise<Outcome<FormState>> {
  const t = textsOf(visit.request, groupTexts);
  const intent = String(form.get('intent') ?? '');
  const params = { path: { id }, query: named(organization) };
  if (intent === 'delete') {
    const answer = await visit.api.DELETE('/api/v1/groups/{id}', { params });
    return answer.ok
      ? done(groupsPath(organization), 'group-deleted')
      : refusedBy(form, answer.problem, t('notSaved'));
  }
  const changed = await change(visit, params, intent, form);
  if (changed === null) return refused({ errors: {}, message: t('noSuchAction'), values: { intent } }, 400);
  const [notice, answer] = changed;
  return answer.ok ? done(visit.here, notice) : refusedBy(form, answer.problem, t('notSaved'));
}

const NO_MEMBERS: Record<'addUsers' | 'removeUsers' | 'addGroups' | 'removeGroups', string[]> = {
  addUsers: [],
  removeUsers: [],
  addGroups: [],
  removeGroups: [],
};

async function change(
  visit: Visit,
  params: { path: { id: string }; query: { tenantId?: string } },
  intent: string,
  form: FormData,
): Promise<[Notice, Answer<unknown>] | null> {
  const member = String(form.get('member') ?? '');
  const members = (orders: Partial<typeof NO_MEMBERS>) =>
    visit.api.POST('/api/v1/groups/{id}/members', { params, body: { ...NO_MEMBERS, ...orders } });
  switch (intent) {
    case 'add-user':
      return ['group-members-saved', await members({ addUsers: [member] })];
    case 'add-group':
      return ['group-members-saved', await members({ addGroups: [member] })];
    case 'remove-user':
      return ['group-members-saved', await members({ removeUsers: [member] })];
    case 'remove-group':
      return ['group-members-saved', await members({ removeGroups: [member] })];
    case 'role': {
      const chosen = String(form.get('role') ?? '');
      const body = chosen === '' ? { role: null, roleId: null } : readRoleChoice(chosen);
      return ['group-saved', await visit.api.PUT('/api/v1/groups/{id}/role', { params, body })];
    }
    case 'rename': {
      const body = { ...said(form), version: Number(form.get('version')) };
      return ['group-saved', await visit.api.PATCH('/api/v1/groups/{id}', { params, body })];
    }
    default:
      return null;
  }
}

function said(form: FormData) {
  return {
    name: String(form.get('name') ?? ''),
    description: String(form.get('description') ?? ''),
  };
}
