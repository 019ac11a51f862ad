import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ArrivalPage } from '~/features/auth/arrival-page';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeArrival } from '~/features/auth/saml-arrival.server';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';
import { getSession } from '~/server/session.server';

export const meta = titleFromTable;

/** Somebody who is signed in already says so first: another site may have sent them here. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await getSession(request);
  if (session) return { email: session.user.email, view: null };
  const answer = await takeArrival(request, params.reference ?? '');
  if (answer.kind === 'go') throw redirect(answer.to, { headers: answer.headers });
  return data({ email: null, view: answer.view }, { status: answer.status, headers: answer.headers });
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  await getSession(request);
  const answer = await takeArrival(request, params.reference ?? '');
  if (answer.kind === 'go') return redirectDocument(answer.to, { status: 303, headers: answer.headers });
  return data(answer.view, { status: answer.status, headers: answer.headers });
}

export default function Arrival() {
  const { email, view } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>() ?? view;
  return shown ? <CallbackPage view={shown} /> : <ArrivalPage email={email ?? ''} />;
}
