import { useActionData, useLoaderData } from '@remix-run/react';
import { ArrivalPage } from '~/features/auth/arrival-page';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeArrival } from '~/features/auth/saml-arrival.server';
import { titleFromTable } from '~/meta';
import { isDone } from '~/server/outcome.server';
import { openAction, openLoader, settle } from '~/server/page.server';
import { getSession } from '~/server/session.server';

export const meta = titleFromTable;

/** Somebody who is signed in already says so first: another site may have sent them here. */
export const loader = openLoader(async ({ request, params }) => {
  const session = await getSession(request);
  if (session) return { email: session.user.email, view: null };
  const outcome = await takeArrival(request, params.reference ?? '');
  if (isDone(outcome)) throw settle(outcome);
  const { state, status, headers } = outcome;
  return settle({ state: { email: null, view: state }, status, headers });
});

export const action = openAction(async ({ request, params }) => {
  await getSession(request);
  const outcome = await takeArrival(request, params.reference ?? '');
  return isDone(outcome) ? { ...outcome, leaves: true } : outcome;
});

export default function Arrival() {
  const { email, view } = useLoaderData<typeof loader>();
  const shown = useActionData<typeof action>() ?? view;
  return shown ? <CallbackPage view={shown} /> : <ArrivalPage email={email ?? ''} />;
}
