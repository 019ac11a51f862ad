import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { SetupPage } from '~/features/sso-wizard/setup-page';
import { actOnSetup, readSetup } from '~/features/sso-wizard/sso-setup.server';
import { keepSetupToken } from '~/features/sso-wizard/sso-setup-cookie.server';
import { titleFromTable } from '~/meta';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token) throw redirect('/sso/setup', { headers: { 'set-cookie': keepSetupToken(token) } });
  const { view, status } = await readSetup(request);
  return data(view, { status });
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const answer = await actOnSetup(request, await request.formData());
  const init = answer.cookie ? { headers: { 'set-cookie': answer.cookie } } : {};
  if (answer.kind === 'show') return data(answer.state, { status: answer.status, ...init });
  return redirect(answer.to, init);
}

export default function Setup() {
  return <SetupPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
