import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { titleFromTable } from '~/meta';
import { takeArrival } from '~/server/saml-arrival.server';

export const meta = titleFromTable;

/** Where a browser comes from a SAML directory that began the sign-in by itself. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const arrival = await takeArrival(request, params.reference ?? '');
  if (arrival.ok) throw redirect(arrival.to, { headers: arrival.headers });
  const { message, reference, code, status } = arrival;
  return data({ message, reference, relay: null, onward: null, code }, { status });
}

export default function ArriveBySaml() {
  return <CallbackPage view={useLoaderData<typeof loader>()} />;
}
