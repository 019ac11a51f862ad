import { useLoaderData } from '@remix-run/react';
import { DatabasePage } from '~/features/system/database-page';
import { readDatabase } from '~/features/system/system-database.server';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readDatabase(visit));

export default function ProjectDatabase() {
  return <DatabasePage view={useLoaderData<typeof loader>()} />;
}
