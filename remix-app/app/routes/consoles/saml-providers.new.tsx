import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { NewProviderPage } from '~/features/saml-providers/new-provider-page';
import { createProvider, newProviderView } from '~/features/saml-providers/saml-providers.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return newProviderView(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await createProvider(request, session, await request.formData());
  if (!answer.ok) return data(answer.state, { status: answer.status });
  return redirect(answer.to, { headers: { 'set-cookie': leaveNotice('saml-provider-created') } });
}

export default function NewProvider() {
  return <NewProviderPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
