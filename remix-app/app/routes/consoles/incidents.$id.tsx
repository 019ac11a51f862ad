import { useActionData, useLoaderData } from '@remix-run/react';
import { actOnIncident, readIncident } from '~/features/incidents/incident.server';
import { IncidentPage } from '~/features/incidents/incident-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readIncident(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnIncident(visit, idOf(params.id), form));

export default function Incident() {
  return <IncidentPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
