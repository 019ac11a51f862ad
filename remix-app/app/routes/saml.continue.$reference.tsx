import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readSignOn, signInToApplication } from '~/features/saml/saml.server';
import { SignOnPage } from '~/features/saml/sign-on-page';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const signOn = await readSignOn(request, params.reference ?? '');
  if (signOn && signOn.reason === null) return redirectDocument(signOn.continueUrl);
  return data({ signOn }, { status: signOn ? 200 : 410 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const step = await signInToApplication(request, params.reference ?? '');
  if (step.ok) return redirectDocument(step.to, { headers: step.headers });
  return data(step.state, { status: step.status });
}

export default function ContinueSignOn() {
  return <SignOnPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
