import { useLoaderData } from '@remix-run/react';
import { readResponses } from '~/features/sso-configuration/replay.server';
import { ResponsesPage } from '~/features/sso-configuration/responses-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readResponses(visit, idOf(params.id)));

export default function StoredResponses() {
  return <ResponsesPage view={useLoaderData<typeof loader>()} />;
}
