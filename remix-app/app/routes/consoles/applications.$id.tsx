import { useActionData, useLoaderData } from '@remix-run/react';
import { readApplication } from '~/features/applications/application.server';
import { actOnApplication } from '~/features/applications/application-actions.server';
import { ApplicationPage } from '~/features/applications/application-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readApplication(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnApplication(visit, idOf(params.id), form));

export default function Application() {
  return <ApplicationPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
