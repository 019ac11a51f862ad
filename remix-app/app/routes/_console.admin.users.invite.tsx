import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { InviteDialog } from '~/features/people/invite-dialog';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { invite, readInvite } from '~/server/invite.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';
import { requireMember } from '~/server/people.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  requireMember(session);
  return readInvite(request, session);
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  requireMember(session);
  const answer = await invite(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect('/admin/users?view=invitations', {
    headers: { 'set-cookie': leaveNotice(answer.sent === 1 ? 'invitation-sent' : 'invitations-sent') },
  });
}

export default function Invite() {
  return (
    <InviteDialog
      view={useLoaderData<typeof loader>()}
      list="/admin/users"
      state={useActionData<typeof action>()}
    />
  );
}
