import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readOAuthError, statusOfOAuthError } from '~/features/oauth2/oauth-error';
import { OAuthErrorPage } from '~/features/oauth2/oauth-error-page';
import { titleFromTable } from '~/meta';
import { isOurErrorPage } from '~/server/error-page.server';
import { openLoader } from '~/server/page.server';
import { getSession } from '~/server/session.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request }) => {
  const url = new URL(request.url);
  const isOurs = isOurErrorPage(url);
  const error = readOAuthError(url.searchParams, isOurs);
  const isSignedIn = error.isSignOut && (await getSession(request)) !== null;
  return data({ error, isSignedIn }, { status: statusOfOAuthError(error, isOurs) });
});

export default function OAuthError() {
  return <OAuthErrorPage {...useLoaderData<typeof loader>()} />;
}
