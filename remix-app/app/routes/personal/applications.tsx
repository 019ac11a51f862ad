import { useActionData, useLoaderData } from '@remix-run/react';
import { listConnected, withdraw } from '~/features/connected/connected-applications.server';
import { ConnectedPage } from '~/features/connected/connected-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listConnected(visit));

export const action = pageAction(({ visit, form }) => withdraw(visit, form));

export default function ConnectedApplications() {
  return <ConnectedPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
