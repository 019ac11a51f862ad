import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { readApplication } from '~/features/applications/application.server';
import { actOnApplication } from '~/features/applications/application-actions.server';
import { ApplicationPage } from '~/features/applications/application-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readApplication(request, session, idOf(params.id));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnApplication(request, session, idOf(params.id), await request.formData());
  if (answer.ok) return redirect(answer.to, { headers: { 'set-cookie': answer.cookie } });
  return data(answer.state, { status: answer.status });
}

export default function Application() {
  return <ApplicationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
