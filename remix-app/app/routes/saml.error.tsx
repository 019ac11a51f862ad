import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSamlError, statusOfSamlError } from '~/features/saml/saml-error';
import { SamlErrorPage } from '~/features/saml/saml-error-page';
import { titleFromTable } from '~/meta';
import { isOurErrorPage } from '~/server/error-page.server';
import { openLoader } from '~/server/page.server';
import { getSession } from '~/server/session.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request }) => {
  const url = new URL(request.url);
  const isOurs = isOurErrorPage(url);
  const error = readSamlError(url.searchParams, isOurs);
  const isSignedIn = error.isSignOut && (await getSession(request)) !== null;
  return data({ error, isSignedIn }, { status: statusOfSamlError(error) });
});

export default function SamlError() {
  return <SamlErrorPage {...useLoaderData<typeof loader>()} />;
}
