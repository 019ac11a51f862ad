import { data, redirect } from '@remix-run/node';
import { failedLines, readImport } from '~/features/imports/imports.server';
import { requirePage, requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';
import { invite, readInvite } from './invite.server';
import { readLeftBehind, readMember } from './member.server';
import { listMembers, organizationOf } from './people.server';
import { actOnInvitation, actOnMany, actOnMember } from './people-actions.server';

/** What Remix hands to a page of people: on the superadmin's console its address names the organization. */
interface Asked {
  request: Request;
  params: { tenantId?: string | undefined; id?: string | undefined };
}

/** Who asks, about which organization's people. @throws Response redirect */
async function entered({ request, params }: Asked) {
  const session = await requireRoute(request);
  return { session, organization: await organizationOf(request, session, params.tenantId) };
}

export async function loadMembers(asked: Asked) {
  const { session, organization } = await entered(asked);
  return listMembers(asked.request, session, organization);
}

/** A button of an invitation names it; the bar above the list means everybody who is ticked. */
export async function actOnMembers(asked: Asked) {
  const { request } = asked;
  requireSameOrigin(request);
  const { session, organization } = await entered(asked);
  const form = await request.formData();
  if (form.has('many')) {
    const bulk = await actOnMany(request, session, organization, form);
    return data({ errors: {}, message: null, values: {}, bulk });
  }
  const answer = await actOnInvitation(request, session, organization, form);
  if (!answer.ok) return data({ ...answer.state, bulk: undefined }, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export async function loadMember(asked: Asked) {
  const { session, organization } = await entered(asked);
  return readMember(asked.request, session, organization, idOf(asked.params.id));
}

export async function actOnOneMember(asked: Asked) {
  const { request, params } = asked;
  requireSameOrigin(request);
  const { session, organization } = await entered(asked);
  const answer = await actOnMember(request, session, organization, idOf(params.id), await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  // What a removed person leaves for a decision is on the page that is theirs still.
  const isGone =
    answer.notice === 'person-removed' &&
    !(await readLeftBehind(request, session, organization, idOf(params.id)));
  return redirect(isGone ? organization.base : `${pathname}${search}`, {
    headers: { 'set-cookie': leaveNotice(answer.notice) },
  });
}

export async function loadInvite(asked: Asked) {
  const { session, organization } = await entered(asked);
  return readInvite(asked.request, session, organization);
}

export async function sendInvitations(asked: Asked) {
  const { request } = asked;
  requireSameOrigin(request);
  const { session, organization } = await entered(asked);
  const answer = await invite(request, session, organization, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  if (answer.to) return redirect(answer.to);
  return redirect(`${organization.base}?view=invitations`, {
    headers: { 'set-cookie': leaveNotice('invitation-sent') },
  });
}

export async function loadImport(asked: Asked) {
  const { session, organization } = await entered(asked);
  return readImport(asked.request, session, organization, asked.params.id);
}

/** The failed lines as a file. `page` is the route of the import. */
export async function loadFailedLines(asked: Asked) {
  const { request, params } = asked;
  const { pathname } = new URL(request.url);
  const session = await requirePage(request, pathname.replace(/\/failed\.csv$/, ''));
  const organization = await organizationOf(request, session, params.tenantId);
  return failedLines(request, session, organization, params.id);
}
