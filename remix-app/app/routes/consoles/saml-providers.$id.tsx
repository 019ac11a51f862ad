import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ProviderPage } from '~/features/saml-providers/provider-page';
import { readProvider } from '~/features/saml-providers/saml-provider.server';
import { actOnProvider } from '~/features/saml-providers/saml-provider-actions.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readProvider(request, session, idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnProvider(request, session, idOf(params.id), await request.formData());
  if (answer.ok) return redirect(answer.to, { headers: { 'set-cookie': answer.cookie } });
  return data(answer.state, { status: answer.status });
}

export default function Provider() {
  return <ProviderPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
