import { useActionData, useLoaderData } from '@remix-run/react';
import { offeredApis } from '~/features/applications/api-offer.server';
import { createApplication } from '~/features/applications/applications.server';
import { NewApplicationPage } from '~/features/applications/new-application-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(async ({ visit }) => {
  const preset = visit.url.searchParams.get('preset');
  return {
    base: visit.base('applications'),
    samlPath: `${visit.base('saml-providers')}/new`,
    preset,
    apis: await offeredApis(visit, null, preset !== null),
    isPlatform: visit.can('platform_management'),
  };
});

export const action = pageAction(({ visit, form }) => createApplication(visit, form));

export default function NewApplication() {
  const view = useLoaderData<typeof loader>();
  const { created, state } = useActionData<typeof action>() ?? {};
  return <NewApplicationPage view={view} state={state} created={created} />;
}
