import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { SignedOutPage } from '~/features/oauth2/signed-out-page';
import { titleFromTable } from '~/meta';
import { openLoader } from '~/server/page.server';
import { getSession } from '~/server/session.server';
import { clearSessionCookie, hasSessionCookie } from '~/server/session-cookie.server';

export const meta = titleFromTable;

/** The provider has ended the session; its cookie is the web's to take away. */
export const loader = openLoader(async ({ request }) => {
  const isSignedIn = (await getSession(request)) !== null;
  const isLeftOver = !isSignedIn && hasSessionCookie(request);
  return data({ isSignedIn }, { headers: isLeftOver ? { 'set-cookie': clearSessionCookie() } : {} });
});

export default function SignedOut() {
  return <SignedOutPage {...useLoaderData<typeof loader>()} />;
}
