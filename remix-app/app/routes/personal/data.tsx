import { useLoaderData } from '@remix-run/react';
import { readOwnData } from '~/features/account/data.server';
import { DataPage } from '~/features/account/data-page';
import { titleFromTable } from '~/meta';
import { openDataFile } from '~/server/data-file.server';
import { pageAction, pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readOwnData(visit));

export const action = pageAction(({ visit }) => openDataFile(visit, '/user/data.json'));

export default function OwnData() {
  return <DataPage data={useLoaderData<typeof loader>()} />;
}
