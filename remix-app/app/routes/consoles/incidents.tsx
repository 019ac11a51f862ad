import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnList, readIncidents } from '~/features/incidents/incidents.server';
import { IncidentsPage } from '~/features/incidents/incidents-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readIncidents(visit));

export const action = pageAction(({ visit, form }) => actOnList(visit, form));

export default function Incidents() {
  return <IncidentsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
