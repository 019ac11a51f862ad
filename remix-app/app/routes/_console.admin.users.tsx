import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Outlet, useActionData, useLoaderData } from '@remix-run/react';
import { MembersPage } from '~/features/people/members-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { listMembers, requireMember } from '~/server/people.server';
import { actOnInvitation, actOnMany } from '~/server/people-actions.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  requireMember(session);
  return listMembers(request, session);
}

/** A button of an invitation names it; the bar above the list means everybody who is ticked. */
export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  requireMember(session);
  const form = await request.formData();
  if (form.has('many')) {
    const bulk = await actOnMany(request, session, form);
    return data({ errors: {}, message: null, values: {}, bulk });
  }
  const answer = await actOnInvitation(request, session, form);
  if (!answer.ok) return data({ ...answer.state, bulk: undefined }, { status: answer.status });
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}`, { headers: { 'set-cookie': leaveNotice(answer.notice) } });
}

export default function Users() {
  return (
    <>
      <MembersPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />
      <Outlet />
    </>
  );
}
