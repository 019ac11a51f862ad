import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { offeredApis } from '~/features/applications/api-offer.server';
import {
  applicationsBase,
  createApplication,
  type NewApplicationView,
} from '~/features/applications/applications.server';
import { NewApplicationPage } from '~/features/applications/new-application-page';
import { titleFromTable } from '~/meta';
import { isPlatform, requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs): Promise<NewApplicationView> {
  const session = await requireRoute(request);
  const preset = new URL(request.url).searchParams.get('preset');
  return {
    base: applicationsBase(request),
    preset,
    apis: await offeredApis(request, session, session.user.tenantId ?? null, preset !== null),
    isPlatform: isPlatform(session),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await createApplication(request, session, await request.formData());
  if (answer.ok) return data({ created: answer.created, state: undefined }, { status: 201 });
  return data({ created: undefined, state: answer.state }, { status: answer.status });
}

export default function NewApplication() {
  const view = useLoaderData<typeof loader>();
  const { created, state } = useActionData<typeof action>() ?? {};
  return <NewApplicationPage view={view} state={state} created={created} />;
}
