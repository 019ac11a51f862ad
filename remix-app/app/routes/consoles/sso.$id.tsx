import { IdSchema } from '@gatehouse/contracts';
import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfigurationPage } from '~/features/sso-configuration/configuration-page';
import { actOnConfigurationPage } from '~/features/sso-configuration/sso-configuration-actions.server';
import { readConfigurationPage } from '~/features/sso-configuration/sso-configuration-page.server';
import { configurationsBase } from '~/features/sso-configuration/sso-configurations.server';
import { signInLog } from '~/features/sso-configuration/sso-traces.server';
import { titleFromTable } from '~/meta';
import type { PageHandle } from '~/page-handle';
import { pageAction } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

/** Without script the button of a test leads to the provider. */
export const handle: PageHandle = {
  formActionTargets: (view) => (view as { formTargets?: string[] } | undefined)?.formTargets ?? [],
};

export const loader = listLoader(signInLog, ({ visit, params }) => {
  const id = idOf(params.id);
  // A test comes back here with its trace.
  const trace = IdSchema.safeParse(visit.url.searchParams.get('trace'));
  if (trace.success) throw redirect(`${configurationsBase(visit)}/${id}/sign-ins/${trace.data}`);
  return readConfigurationPage(visit, id);
});

export const action = pageAction(({ visit, params, form }) =>
  actOnConfigurationPage(visit, idOf(params.id), form),
);

export default function SsoConfiguration() {
  return <ConfigurationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
