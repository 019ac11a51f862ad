import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeCallback } from '~/features/auth/sso-callback.server';
import { wizardAnswerAt } from '~/features/sso-wizard/sso-wizard-consent.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';

export const meta = titleFromTable;

/** It may be a pop-up, whose opener waits for it. */
export const handle: PageHandle = { keepsOpener: true };

export async function loader({ request }: LoaderFunctionArgs) {
  const wizard = wizardAnswerAt(request);
  if (wizard) throw redirect(wizard);
  const answer = await takeCallback(request);
  if (answer.kind === 'go') throw redirect(answer.to, { headers: answer.headers });
  return data(answer.view, { status: answer.status, headers: answer.headers });
}

export default function Callback() {
  return <CallbackPage view={useLoaderData<typeof loader>()} />;
}
