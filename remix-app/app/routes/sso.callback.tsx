import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { finishWebSignIn, forgetWebSignIn } from '~/server/web-sign-in.server';

export const meta = titleFromTable;

/** It may be a pop-up, whose opener waits for it. */
export const handle: PageHandle = { keepsOpener: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const result = await finishWebSignIn(request);
  const headers = { 'set-cookie': forgetWebSignIn() };
  if (result.ok) throw redirect(result.to, { headers });
  return data({ message: result.message }, { status: 400, headers });
}

export default function Callback() {
  return <CallbackPage message={useLoaderData<typeof loader>().message} />;
}
