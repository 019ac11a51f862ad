import { data, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readSignOn, signInToApplication } from '~/features/saml/saml.server';
import { SignOnPage } from '~/features/saml/sign-on-page';
import { titleFromTable } from '~/meta';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = openLoader(async ({ request, params }) => {
  const signOn = await readSignOn(request, params.reference ?? '');
  if (signOn && signOn.reason === null) return redirectDocument(signOn.continueUrl);
  return data({ signOn }, { status: signOn ? 200 : 410 });
});

export const action = openAction(({ request, params, form }) =>
  signInToApplication(request, params.reference ?? '', form),
);

export default function ContinueSignOn() {
  return <SignOnPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
