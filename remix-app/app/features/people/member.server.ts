import {
  type AuditEvent,
  type ConnectedApplicationDto,
  type CustomAttributeValues,
  type DeviceOfPerson,
  hasPermission,
  type LeftBehindDto,
  mayGive,
  type TenantRoleDto,
  type TenantUserDetailDto,
  type UserAccessDto,
  type UserGroupDto,
  type UserSessionDto,
} from '@gatehouse/contracts';
import { orRefuse, valueOrNull } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import { cursorOf, type Paged, pageOf } from '~/server/paging.server';
import type { Visit } from '~/server/visit.server';
import { named, type Organization } from './people.server';

export const MEMBER_TABS = ['access', 'sessions', 'devices', 'applications', 'activity'] as const;
export type MemberTab = (typeof MEMBER_TABS)[number];

/** One member of an organization, with the data of the open tab only. */
export interface MemberView {
  organization: Organization;
  person: TenantUserDetailDto;
  tab: MemberTab;
  roles: TenantRoleDto[];
  sessions: Paged<UserSessionDto> | null;
  devices: DeviceOfPerson[] | null;
  applications: Paged<ConnectedApplicationDto> | null;
  events: Paged<AuditEvent> | null;
  /** Null if the caller may not act on the user. */
  leftBehind: LeftBehindDto | null;
  /** Why the user has their access. */
  access: UserAccessDto | null;
  /** Groups of the user, and whether there are more. */
  groups: { groups: UserGroupDto[]; more: boolean } | null;
  /** Custom attributes of the organization with the values of the user; only where the tab shows them. */
  attributes: CustomAttributeValues;
  /** Name of the connection whose directory manages the user; null if the caller cannot read connections. */
  directoryName: string | null;
  isSelf: boolean;
}

/** A former member, and what they left behind. */
export interface FormerMemberView {
  organization: Organization;
  former: string;
  leftBehind: LeftBehindDto;
}

export async function readMember(
  visit: Visit,
  organization: Organization,
  id: string,
): Promise<MemberView | FormerMemberView> {
  const asked = visit.url.searchParams.get('tab');
  const tab = MEMBER_TABS.find((it) => it === asked) ?? 'access';
  const tenant = named(organization);
  const params = { path: { id }, query: { ...tenant, ...cursorOf(visit) } };
  const isAccess = tab === 'access';
  const [person, roles, access, groups, attributes] = await Promise.all([
    visit.api.GET('/api/v1/users/{id}', { params: { path: { id }, query: tenant } }),
    visit.api.GET('/api/v1/roles', { params: { query: tenant } }),
    isAccess ? visit.api.GET('/api/v1/users/{id}/access', { params: { path: { id }, query: tenant } }) : null,
    isAccess ? visit.api.GET('/api/v1/users/{id}/groups', { params: { path: { id }, query: tenant } }) : null,
    isAccess
      ? visit.api.GET('/api/v1/users/{id}/custom-attributes', { params: { path: { id }, query: tenant } })
      : null,
  ]);
  const leftBehind = () => readLeftBehind(visit, organization, id);
  if (!person.ok && person.problem.status === 404) {
    const left = await leftBehind();
    if (left) return { organization, former: id, leftBehind: left };
  }
  const mayAct = person.ok && mayGive(visit.session.user.permissions, person.value.permissions);
  const [left, directoryName] = await Promise.all([
    isAccess && mayAct ? leftBehind() : null,
    isAccess && person.ok ? directoryNameOf(visit, person.value) : null,
  ]);
  const mayReadTrail = READERS.some((permission) => hasPermission(visit.session.user, permission));
  return {
    organization,
    person: orRefuse(person),
    tab,
    roles: byName(visit.request, orRefuse(roles).items),
    sessions:
      tab === 'sessions'
        ? pageOf(visit, await visit.api.GET('/api/v1/users/{id}/sessions', { params }), {
            tab,
          })
        : null,
    devices:
      tab === 'devices'
        ? orRefuse(await visit.api.GET('/api/v1/users/{id}/devices', { params })).items
        : null,
    applications:
      tab === 'applications'
        ? pageOf(visit, await visit.api.GET('/api/v1/users/{id}/applications', { params }), {
            tab,
          })
        : null,
    events: tab === 'activity' && mayReadTrail ? await readEvents(visit, id, tenant) : null,
    leftBehind: left,
    access: access && orRefuse(access),
    groups: groups && orRefuse(groups),
    attributes: attributes ? orRefuse(attributes) : { isManaged: false, items: [] },
    directoryName,
    isSelf: visit.session.user.id === id,
  };
}

async function directoryNameOf(visit: Visit, { directoryId }: TenantUserDetailDto): Promise<string | null> {
  if (directoryId === null || !CONNECTION_READERS.some((permission) => visit.can(permission))) return null;
  const params = { path: { id: directoryId } };
  return valueOrNull(await visit.api.GET('/api/v1/sso-configurations/{id}', { params }))?.name ?? null;
}

const CONNECTION_READERS = ['tenant_management', 'platform_management'] as const;

/** User management does not include reading the audit log. */
const READERS = ['tenant_management', 'platform_management', 'reports_view'] as const;

async function readEvents(
  visit: Visit,
  id: string,
  tenant: { tenantId?: string },
): Promise<Paged<AuditEvent>> {
  const params = { query: { person: id, ...tenant, ...cursorOf(visit) } };
  const answer = await visit.api.GET('/api/v1/audit/events', { params });
  return pageOf(visit, answer, { tab: 'activity' });
}

/** Null for an unknown user. */
export async function readLeftBehind(
  visit: Visit,
  organization: Organization,
  id: string,
): Promise<LeftBehindDto | null> {
  const params = { path: { id }, query: named(organization) };
  const answer = await visit.api.GET('/api/v1/users/{id}/left-behind', { params });
  return answer.ok || answer.problem.status !== 404 ? orRefuse(answer) : null;
}
