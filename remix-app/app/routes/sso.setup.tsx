import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SetupPage } from '~/features/sso-wizard/setup-page';
import { actOnSetup, readSetup } from '~/features/sso-wizard/sso-setup.server';
import { keepSetupToken } from '~/features/sso-wizard/sso-setup-cookie.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { openAction, openLoader } from '~/server/page.server';

export const meta = titleFromTable;

/** Without script the button of the test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export const loader = openLoader(async ({ request }) => {
  const token = new URL(request.url).searchParams.get('token');
  if (token) throw redirect('/sso/setup', { headers: { 'set-cookie': keepSetupToken(token) } });
  const { view, status } = await readSetup(request);
  return data(view, { status });
});

export const action = openAction(({ request, form }) => actOnSetup(request, form));

export default function Setup() {
  return <SetupPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
