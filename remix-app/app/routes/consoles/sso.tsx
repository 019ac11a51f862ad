import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfigurationsPage } from '~/features/sso-configuration/configurations-page';
import { actOnConfiguration } from '~/features/sso-configuration/sso-configuration-actions.server';
import {
  configurationsBase,
  listConfigurations,
} from '~/features/sso-configuration/sso-configurations.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';
import { leaveNotice } from '~/server/notices.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return listConfigurations(request, await requireRoute(request));
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnConfiguration(request, session, await request.formData());
  if (!answer.isDeleted) return data(answer.state, { status: answer.status });
  return redirect(configurationsBase(request), {
    headers: { 'set-cookie': leaveNotice('sso-configuration-deleted') },
  });
}

export default function SsoConfigurations() {
  return <ConfigurationsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
