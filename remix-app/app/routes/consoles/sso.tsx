import { useActionData, useLoaderData } from '@remix-run/react';
import { ConfigurationsPage } from '~/features/sso-configuration/configurations-page';
import { actOnConfiguration } from '~/features/sso-configuration/sso-configuration-actions.server';
import { listConfigurations } from '~/features/sso-configuration/sso-configurations.server';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'connections' }),
  ({ visit }) => listConfigurations(visit),
);

export const action = pageAction(({ visit, form }) => actOnConfiguration(visit, form));

export default function SsoConfigurations() {
  return <ConfigurationsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
