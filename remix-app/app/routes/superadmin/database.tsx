import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { DatabasePage } from '~/features/system/database-page';
import { readDatabase } from '~/features/system/system-database.server';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readDatabase(request, await requireRoute(request));
}

export default function ProjectDatabase() {
  return <DatabasePage view={useLoaderData<typeof loader>()} />;
}
