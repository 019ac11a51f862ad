import { useActionData, useLoaderData } from '@remix-run/react';
import { ApiPage } from '~/features/apis/api-page';
import { actOnApi, readApi } from '~/features/apis/apis.server';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';
import { idOf } from '~/server/parameters.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit, params }) => readApi(visit, idOf(params.id)));

export const action = pageAction(({ visit, params, form }) => actOnApi(visit, idOf(params.id), form));

export default function Api() {
  return <ApiPage view={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
