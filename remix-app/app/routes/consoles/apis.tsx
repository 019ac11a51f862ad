import { useLoaderData } from '@remix-run/react';
import { listApis } from '~/features/apis/apis.server';
import { ApisPage } from '~/features/apis/apis-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => listApis(visit));

export default function Apis() {
  return <ApisPage list={useLoaderData<typeof loader>()} />;
}
