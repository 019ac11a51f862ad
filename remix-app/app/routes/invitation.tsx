import { useActionData, useLoaderData } from '@remix-run/react';
import { acceptInvitation, invitationToken, readInvitation } from '~/features/people/invitation.server';
import { InvitationPage } from '~/features/people/invitation-page';
import { titleFromTable } from '~/meta';
import { done } from '~/server/outcome.server';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** The mail's link brings a token, which moves into a cookie and out of the address at once. */
export const loader = openLoader(({ request }) => {
  invitationToken.take(request);
  return readInvitation(request, invitationToken.read(request));
});

export const action = openAction(({ request, form }) => {
  const token = invitationToken.read(request);
  return token ? acceptInvitation(request, token, form) : done('/invitation');
});

export default function Invitation() {
  return <InvitationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
