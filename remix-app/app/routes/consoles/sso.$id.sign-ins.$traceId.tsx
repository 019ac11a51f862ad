import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnConfigurationPage } from '~/features/sso-configuration/sso-configuration-actions.server';
import { readTrace } from '~/features/sso-configuration/sso-traces.server';
import { TracePage } from '~/features/sso-configuration/trace-page';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { requireRoute } from '~/server/guards.server';
import { requireSameOrigin } from '~/server/origin.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

/** Without script the button of a test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireRoute(request);
  return readTrace(request, session, idOf(params.id), idOf(params.traceId));
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnConfigurationPage(request, session, idOf(params.id), await request.formData());
  return answer instanceof Response ? answer : data(answer.state, { status: answer.status });
}

export default function Trace() {
  return <TracePage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
