import { IdSchema } from '@gatehouse/contracts';
import { data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CallbackPage } from '~/features/auth/callback-page';
import { takeCallback } from '~/features/auth/sso-callback.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';

export const meta = titleFromTable;

export const handle: PageHandle = { keepsOpener: true };

/** The address of one connection, at which no other's answer counts. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { data: configurationId } = IdSchema.safeParse(params.configurationId);
  if (!configurationId) throw redirect('/');
  const answer = await takeCallback(request, configurationId);
  if (answer.kind === 'go') throw redirect(answer.to, { headers: answer.headers });
  return data(answer.view, { status: answer.status, headers: answer.headers });
}

export default function CallbackOfConnection() {
  return <CallbackPage view={useLoaderData<typeof loader>()} />;
}
