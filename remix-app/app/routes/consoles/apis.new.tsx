import { useActionData, useLoaderData } from '@remix-run/react';
import { createApi } from '~/features/apis/apis.server';
import { NewApiPage } from '~/features/apis/new-api-page';
import { titleFromTable } from '~/meta';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => ({
  base: visit.base('apis'),
  isPlatform: visit.can('platform_management'),
}));

export const action = pageAction(({ visit, form }) => createApi(visit, form));

export default function NewApi() {
  return <NewApiPage {...useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
