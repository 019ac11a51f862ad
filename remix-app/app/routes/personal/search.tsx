import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { readSearch } from '~/features/search/search.server';
import { SearchPage } from '~/features/search/search-page';
import { titleFromTable } from '~/meta';
import { requireRoute } from '~/server/guards.server';

export const meta = titleFromTable;

export async function loader({ request }: LoaderFunctionArgs) {
  return readSearch(request, await requireRoute(request));
}

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
