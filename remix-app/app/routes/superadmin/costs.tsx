import { useLoaderData } from '@remix-run/react';
import { readCosts } from '~/features/costs/costs.server';
import { CostsPage } from '~/features/costs/costs-page';
import { titleFromTable } from '~/meta';
import { pageLoader } from '~/server/page.server';

export const meta = titleFromTable;

export const loader = pageLoader(({ visit }) => readCosts(visit));

export default function Costs() {
  return <CostsPage view={useLoaderData<typeof loader>()} />;
}
