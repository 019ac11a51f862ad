import { useLoaderData } from '@remix-run/react';
import { DatabasePage } from '~/features/system/database-page';
import { readDatabase } from '~/features/system/system-database.server';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'database-tables' }),
  ({ visit }) => readDatabase(visit),
);

export default function ProjectDatabase() {
  return <DatabasePage view={useLoaderData<typeof loader>()} />;
}
