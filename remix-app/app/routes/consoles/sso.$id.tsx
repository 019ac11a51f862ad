import { IdSchema } from '@gatehouse/contracts';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfigurationPage } from '~/features/sso-configuration/configuration-page';
import { actOnConfigurationPage } from '~/features/sso-configuration/sso-configuration-actions.server';
import { readConfigurationPage } from '~/features/sso-configuration/sso-configuration-page.server';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
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
  const id = idOf(params.id);
  // A test comes back here with its trace.
  const trace = IdSchema.safeParse(new URL(request.url).searchParams.get('trace'));
  if (trace.success) throw redirect(`${configurationsBase(request)}/${id}/sign-ins/${trace.data}`);
  return readConfigurationPage(request, session, id);
}

export async function action({ request, params }: ActionFunctionArgs) {
  requireSameOrigin(request);
  const session = await requireRoute(request);
  const answer = await actOnConfigurationPage(request, session, idOf(params.id), await request.formData());
  return answer instanceof Response ? answer : data(answer.state, { status: answer.status });
}

export default function SsoConfiguration() {
  return <ConfigurationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
