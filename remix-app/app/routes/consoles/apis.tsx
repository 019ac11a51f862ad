import { useLoaderData } from '@remix-run/react';
import { listApis } from '~/features/apis/apis.server';
import { ApisPage } from '~/features/apis/apis-page';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'apis' }),
  ({ visit }) => listApis(visit),
);

export default function Apis() {
  return <ApisPage list={useLoaderData<typeof loader>()} />;
}
