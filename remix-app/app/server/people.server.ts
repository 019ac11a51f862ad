import {
  hasPermission,
  type InvitationDto,
  type TenantRoleDto,
  type TenantUserDto,
  type TenantUserSummary,
} from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { answerOf, api, orRefuse } from './api.server';
import { isPlatform } from './applications.server';
import { cursorOf, type Paged, pageOf, searchOf } from './paging.server';
import type { SignedIn } from './session.server';

/** What a list of members is narrowed to, as its address says. */
export interface MemberView {
  search: string;
  /** `tenant_admin`, `tenant_user`, or the id of a role of the tenant's own. */
  role: string;
  status: string;
  sort: string;
}

export interface MemberList extends Paged<TenantUserDto> {
  kind: 'members';
  view: MemberView;
  summary: TenantUserSummary;
  roles: TenantRoleDto[];
  /** Query of the list, for pages that come back to it. */
  query: string;
}

export interface InvitationList extends Paged<InvitationDto> {
  kind: 'invitations';
  search: string;
  status: string;
  summary: TenantUserSummary;
  query: string;
}

const BUILT_IN = ['tenant_admin', 'tenant_user'] as const;
const SORTS = ['name', 'email', 'newest', 'oldest'] as const;

/** The people of a superadmin are on a page of their own. @throws Response redirect */
export function requireMember(session: SignedIn): void {
  if (isPlatform(session)) throw redirect('/superadmin/users');
}

export async function listMembers(request: Request, session: SignedIn): Promise<MemberList | InvitationList> {
  const { searchParams, search: query } = new URL(request.url);
  if (searchParams.get('view') === 'invitations') return listInvitations(request, session);
  const view: MemberView = {
    search: searchOf(request),
    role: searchParams.get('role') ?? '',
    status: searchParams.get('status') ?? '',
    sort: SORTS.find((it) => it === searchParams.get('sort')) ?? 'name',
  };
  const ask = api(request, session);
  const role = BUILT_IN.find((it) => it === view.role);
  const status = (['active', 'suspended'] as const).find((it) => it === view.status);
  const [members, summary, roles] = await Promise.all([
    answerOf(
      request,
      ask.GET('/api/v1/users', {
        params: {
          query: {
            ...cursorOf(request),
            ...(view.search && { search: view.search }),
            ...(role ? { role } : view.role && { roleId: view.role }),
            ...(status && { status }),
            sort: view.sort as (typeof SORTS)[number],
          },
        },
      }),
    ),
    answerOf(request, ask.GET('/api/v1/users/summary')),
    answerOf(request, ask.GET('/api/v1/roles')),
  ]);
  const narrowed = Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value && !(name === 'sort' && value === 'name')),
  );
  return {
    kind: 'members',
    ...pageOf(request, members, narrowed),
    view,
    summary: orRefuse(summary),
    roles: orRefuse(roles).items,
    query,
  };
}

async function listInvitations(request: Request, session: SignedIn): Promise<InvitationList> {
  const { searchParams, search: query } = new URL(request.url);
  const search = searchOf(request);
  const status = (['pending', 'expired', 'accepted', 'revoked'] as const).find(
    (it) => it === searchParams.get('status'),
  );
  const ask = api(request, session);
  const [invitations, summary] = await Promise.all([
    answerOf(
      request,
      ask.GET('/api/v1/invitations', {
        params: { query: { ...cursorOf(request), ...(search && { search }), ...(status && { status }) } },
      }),
    ),
    answerOf(request, ask.GET('/api/v1/users/summary')),
  ]);
  const narrowed = { view: 'invitations', ...(search && { search }), ...(status && { status }) };
  return {
    kind: 'invitations',
    ...pageOf(request, invitations, narrowed),
    search,
    status: status ?? '',
    summary: orRefuse(summary),
    query,
  };
}

export interface MemberPage {
  person: Awaited<ReturnType<typeof readPerson>>;
  tab: MemberTab;
  roles: TenantRoleDto[];
  sessions: Awaited<ReturnType<typeof readSessions>> | null;
  applications: Awaited<ReturnType<typeof readApplications>> | null;
  events: Awaited<ReturnType<typeof readEvents>>;
  isSelf: boolean;
}

export const MEMBER_TABS = ['access', 'sessions', 'applications', 'activity'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

export async function readMemberPage(request: Request, session: SignedIn, id: string): Promise<MemberPage> {
  const asked = new URL(request.url).searchParams.get('tab');
  const tab = MEMBER_TABS.find((it) => it === asked) ?? 'access';
  const [person, roles] = await Promise.all([
    readPerson(request, session, id),
    answerOf(request, api(request, session).GET('/api/v1/roles')),
  ]);
  return {
    person,
    tab,
    roles: orRefuse(roles).items,
    sessions: tab === 'sessions' ? await readSessions(request, session, id) : null,
    applications: tab === 'applications' ? await readApplications(request, session, id) : null,
    events: tab === 'activity' ? await readEvents(request, session, id) : null,
    isSelf: session.user.id === id,
  };
}

async function readPerson(request: Request, session: SignedIn, id: string) {
  return orRefuse(
    await answerOf(request, api(request, session).GET('/api/v1/users/{id}', { params: { path: { id } } })),
  );
}

async function readSessions(request: Request, session: SignedIn, id: string) {
  const params = { path: { id }, query: cursorOf(request) };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/users/{id}/sessions', { params }),
  );
  return pageOf(request, answer, { tab: 'sessions' });
}

async function readApplications(request: Request, session: SignedIn, id: string) {
  const params = { path: { id }, query: cursorOf(request) };
  const answer = await answerOf(
    request,
    api(request, session).GET('/api/v1/users/{id}/applications', { params }),
  );
  return pageOf(request, answer, { tab: 'applications' });
}

/** Null for somebody who may look after people and not read the trail. */
async function readEvents(request: Request, session: SignedIn, id: string) {
  const mayRead = (['tenant_management', 'platform_management', 'reports_view'] as const).some((permission) =>
    hasPermission(session.user, permission),
  );
  if (!mayRead) return null;
  const params = { query: { person: id, ...cursorOf(request) } };
  const answer = await answerOf(request, api(request, session).GET('/api/v1/audit/events', { params }));
  return pageOf(request, answer, { tab: 'activity' });
}
