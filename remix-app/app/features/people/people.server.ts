import type { InvitationDto, TenantRoleDto, TenantUserDto, TenantUserSummary } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { orRefuse } from '~/server/api.server';
import { byName } from '~/server/by-name.server';
import { COUNTED, cursorOf, type Paged, pageOf, searchOf } from '~/server/paging.server';
import { idOf } from '~/server/parameters.server';
import { titleOf } from '~/server/texts.server';
import type { Visit } from '~/server/visit.server';

/** The filters of a list of members, from the URL. */
export interface MemberView {
  search: string;
  /** `tenant_admin`, `tenant_user`, or the ID of a custom role. */
  role: string;
  status: string;
  sort: string;
}

/** The organization of a page: the user's own, or the one that a superadmin manages. */
export interface Organization {
  /** Path of the list of its users. */
  base: string;
  /** Name of the organization if it is not the user's own. */
  other: { id: string; name: string } | null;
}

/** Parameters for the API, whose default is the user's own organization. */
export function named({ other }: Organization): { tenantId?: string } {
  return other ? { tenantId: other.id } : {};
}

export interface MemberList extends Paged<TenantUserDto> {
  kind: 'members';
  title: string;
  organization: Organization;
  view: MemberView;
  summary: TenantUserSummary;
  roles: TenantRoleDto[];
  /** Query of the list, for pages that return to it. */
  query: string;
}

export interface InvitationList extends Paged<InvitationDto> {
  kind: 'invitations';
  title: string;
  organization: Organization;
  search: string;
  status: string;
  summary: TenantUserSummary;
  query: string;
}

const BUILT_IN = ['tenant_admin', 'tenant_user'] as const;
const SORTS = ['name', 'email', 'newest', 'oldest'] as const;

/** Superadmins have a separate page for users. @throws Response redirect */
export function requireMember(visit: Visit): void {
  if (visit.can('platform_management')) throw redirect('/superadmin/users');
}

/**
 * The organization of a page: the one in the URL on the superadmin's console, otherwise the user's own.
 *
 * @param tenantId of the URL
 * @throws Response redirect: superadmins have a separate page for users
 */
export async function organizationOf(visit: Visit, tenantId: string | undefined): Promise<Organization> {
  if (tenantId === undefined) {
    requireMember(visit);
    return { base: '/admin/users', other: null };
  }
  const id = idOf(tenantId);
  const params = { path: { id } };
  const tenant = orRefuse(await visit.api.GET('/api/v1/tenants/{id}', { params }));
  return { base: membersOf(id), other: { id, name: tenant.name } };
}

/**
 * The result of `read` for the organization. Its name is read in parallel, so that the page takes one call to the API.
 */
export async function inOrganization<Page extends { organization: Organization }>(
  visit: Visit,
  tenantId: string | undefined,
  read: (organization: Organization) => Promise<Page>,
): Promise<Page> {
  if (tenantId === undefined) return read(await organizationOf(visit, undefined));
  const id = idOf(tenantId);
  const unnamed = { base: membersOf(id), other: { id, name: '' } };
  const [organization, page] = await Promise.all([organizationOf(visit, id), read(unnamed)]);
  return { ...page, organization };
}

function membersOf(tenantId: string): string {
  return `/superadmin/tenants/${tenantId}/users`;
}

export async function listMembers(
  visit: Visit,
  organization: Organization,
): Promise<MemberList | InvitationList> {
  const { searchParams, search: query } = visit.url;
  if (searchParams.get('view') === 'invitations') return listInvitations(visit, organization);
  const tenant = named(organization);
  const view: MemberView = {
    search: searchOf(visit),
    role: searchParams.get('role') ?? '',
    status: searchParams.get('status') ?? '',
    sort: SORTS.find((it) => it === searchParams.get('sort')) ?? 'newest',
  };
  const role = BUILT_IN.find((it) => it === view.role);
  const status = (['active', 'suspended'] as const).find((it) => it === view.status);
  const [members, summary, roles] = await Promise.all([
    visit.api.GET('/api/v1/users', {
      params: {
        query: {
          ...COUNTED,
          ...cursorOf(visit),
          ...(view.search && { search: view.search }),
          ...(role ? { role } : view.role && { roleId: view.role }),
          ...(status && { status }),
          sort: view.sort as (typeof SORTS)[number],
          ...tenant,
        },
      },
    }),
    visit.api.GET('/api/v1/users/summary', { params: { query: tenant } }),
    visit.api.GET('/api/v1/roles', { params: { query: tenant } }),
  ]);
  const narrowed = Object.fromEntries(
    Object.entries(view).filter(([name, value]) => value && !(name === 'sort' && value === 'newest')),
  );
  return {
    kind: 'members',
    title: titleOfMembers(visit, organization),
    organization,
    ...pageOf(visit, members, narrowed),
    view,
    summary: orRefuse(summary),
    roles: byName(visit.request, orRefuse(roles).items),
    query,
  };
}

function titleOfMembers({ request }: Visit, { other }: Organization): string {
  return titleOf(request, other ? '/superadmin/tenants/:tenantId/users' : '/admin/users');
}

async function listInvitations(visit: Visit, organization: Organization): Promise<InvitationList> {
  const tenant = named(organization);
  const { searchParams, search: query } = visit.url;
  const search = searchOf(visit);
  const status = (['pending', 'expired', 'accepted', 'revoked'] as const).find(
    (it) => it === searchParams.get('status'),
  );
  const [invitations, summary] = await Promise.all([
    visit.api.GET('/api/v1/invitations', {
      params: {
        query: {
          ...COUNTED,
          ...cursorOf(visit),
          ...(search && { search }),
          ...(status && { status }),
          ...tenant,
        },
      },
    }),
    visit.api.GET('/api/v1/users/summary', { params: { query: tenant } }),
  ]);
  const narrowed = { view: 'invitations', ...(search && { search }), ...(status && { status }) };
  return {
    kind: 'invitations',
    title: titleOfMembers(visit, organization),
    organization,
    ...pageOf(visit, invitations, narrowed),
    search,
    status: status ?? '',
    summary: orRefuse(summary),
    query,
  };
}
