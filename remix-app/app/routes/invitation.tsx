import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { acceptInvitation, invitationToken, readInvitation } from '~/features/people/invitation.server';
import { InvitationPage } from '~/features/people/invitation-page';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

/** The mail's link brings a token, which moves into a cookie and out of the address at once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) {
    const cookie = invitationToken.remember(token);
    throw redirect('/invitation', { status: 303, headers: cookie ? { 'set-cookie': cookie } : {} });
  }
  return readInvitation(request, invitationToken.read(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const token = invitationToken.read(request);
  if (!token) return redirect('/invitation');
  const answer = await acceptInvitation(request, token, await request.formData());
  if (answer.ok) return redirect(answer.to, { headers: answer.headers });
  return data(answer.state, { status: answer.status });
}

export default function Invitation() {
  return <InvitationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
