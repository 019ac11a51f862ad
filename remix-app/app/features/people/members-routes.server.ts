import { failedLines, readImport } from '~/features/imports/imports.server';
import { dataFile, openDataFile } from '~/server/data-file.server';
import { done, isDone, refused, shown } from '~/server/outcome.server';
import { fileLoader, pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';
import { type ListPlace, listLoader } from '~/server/saved-views.server';
import type { Visit } from '~/server/visit.server';
import { invite, readInvite } from './invite.server';
import { readLeftBehind, readMember } from './member.server';
import {
  type InvitationList,
  inOrganization,
  listMembers,
  type MemberList,
  organizationOf,
} from './people.server';
import { actOnInvitation, actOnMany, actOnMember } from './people-actions.server';

// On the superadmin's console, the URL contains the organization.

/** Members and invitations share a URL. */
function membersList({ url }: Visit): ListPlace {
  const view = url.searchParams.get('view');
  return view === 'invitations' ? { list: 'invitations', at: { view } } : { list: 'members' };
}

export const loadMembers = listLoader(membersList, ({ visit, params }) =>
  inOrganization<MemberList | InvitationList>(visit, params.tenantId, (organization) =>
    listMembers(visit, organization),
  ),
);

/** A button of an invitation names it; the bar above the list means all selected users. */
export const actOnMembers = pageAction(async ({ visit, params, form }) => {
  const organization = await organizationOf(visit, params.tenantId);
  if (form.has('many')) {
    const bulk = await actOnMany(visit, organization, form);
    return shown({ errors: {}, message: null, values: {}, bulk });
  }
  const outcome = await actOnInvitation(visit, organization, form);
  return isDone(outcome) ? outcome : refused({ ...outcome.state, bulk: undefined }, outcome.status);
});

export const loadMember = pageLoader(({ visit, params }) =>
  inOrganization(visit, params.tenantId, (organization) => readMember(visit, organization, idOf(params.id))),
);

export const actOnOneMember = pageAction(async ({ visit, params, form }) => {
  if (form.get('intent') === 'export-data') return openDataFile(visit, `${visit.url.pathname}/data.json`);
  const organization = await organizationOf(visit, params.tenantId);
  const outcome = await actOnMember(visit, organization, idOf(params.id), form);
  if (!isDone(outcome) || outcome.notice !== 'person-removed') return outcome;
  // The former member's page shows what they left for a decision.
  const leftBehind = await readLeftBehind(visit, organization, idOf(params.id));
  return leftBehind ? outcome : done(organization.base, outcome.notice);
});

/** The member's data as a file. */
export const loadMemberData = fileLoader(
  ({ pathname }) => pathname.replace(/\/data\.json$/, ''),
  async ({ visit, params }) => {
    const { other } = await organizationOf(visit, params.tenantId);
    const query = other ? `?tenantId=${other.id}` : '';
    const page = visit.url.pathname.replace(/\/data\.json$/, '');
    return dataFile(visit, `/api/v1/users/${idOf(params.id)}/data-export${query}`, page);
  },
);

export const loadInvite = pageLoader(({ visit, params }) =>
  inOrganization(visit, params.tenantId, (organization) => readInvite(visit, organization)),
);

export const sendInvitations = pageAction(async ({ visit, params, form }) =>
  invite(visit, await organizationOf(visit, params.tenantId), form),
);

export const loadImport = pageLoader(async ({ visit, params }) =>
  readImport(visit, await organizationOf(visit, params.tenantId), params.id),
);

/** The failed lines as a file. */
export const loadFailedLines = fileLoader(
  ({ pathname }) => pathname.replace(/\/failed\.csv$/, ''),
  async ({ visit, params }) => failedLines(visit, await organizationOf(visit, params.tenantId), params.id),
);
