import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readRepository } from '~/features/repository/repository.server';
import { RepositoryPage } from '~/features/repository/repository-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  await requireRoute(request);
  return readRepository();
}

export default function RepositoryOverview() {
  return <RepositoryPage repository={useLoaderData<typeof loader>()} />;
}
