import { data, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { signInTargets } from '~/features/auth/login-targets';
import { readSignOn, type SignOnView, signInToApplication, signOnView } from '~/features/saml/saml.server';
import { SignOnPage } from '~/features/saml/sign-on-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { noteApplication } from '~/server/asked-application.server';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** Without script the button of a connection leads to its identity provider. */
export const handle: PageHandle = {
  formActionTargets: (view, answered) => signInTargets(view as SignOnView | undefined, answered),
};

export const loader = openLoader(async ({ request, params }) => {
  const signOn = await readSignOn(request, params.reference ?? '');
  if (signOn && signOn.reason === null) return redirectDocument(signOn.continueUrl);
  const asked = signOn && noteApplication(signOn.service_provider.id);
  return data(await signOnView(request, signOn), {
    status: signOn ? 200 : 410,
    ...(asked && { headers: { 'set-cookie': asked } }),
  });
});

export const action = openAction(({ request, params, form }) =>
  signInToApplication(request, params.reference ?? '', form),
);

export default function ContinueSignOn() {
  return <SignOnPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
