import { useActionData, useLoaderData } from '@remix-run/react';
import { InviteDialog } from '~/features/people/invite-dialog';
import { loadInvite, sendInvitations } from '~/features/people/members-routes.server';
import { titleFromTable } from '~/meta';

export const meta = titleFromTable;

export const loader = loadInvite;
export const action = sendInvitations;

export default function Invite() {
  return <InviteDialog view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
