import { useLoaderData } from '@remix-run/react';
import { readRepository } from '~/features/repository/repository.server';
import { RepositoryPage } from '~/features/repository/repository-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(() => readRepository());

export default function RepositoryOverview() {
  return <RepositoryPage repository={useLoaderData<typeof loader>()} />;
}
