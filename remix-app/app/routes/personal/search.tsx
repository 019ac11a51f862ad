import { useLoaderData } from '@remix-run/react';
import { readSearch } from '~/features/search/search.server';
import { SearchPage } from '~/features/search/search-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readSearch(visit));

export default function Search() {
  return <SearchPage {...useLoaderData<typeof loader>()} />;
}
