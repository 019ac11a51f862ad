import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnDisplays, listDisplays } from '~/features/live/displays.server';
import { DisplaysPage } from '~/features/live/displays-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listDisplays(visit));

export const action = pageAction(({ visit, form }) => actOnDisplays(visit, form));

export default function Displays() {
  return <DisplaysPage displays={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
