import { useLoaderData } from '@remix-run/react';
import { listDomains } from '~/features/domains/domains.server';
import { DomainsPage } from '~/features/domains/domains-page';
import { titleFromTable } from '~/meta';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'domains' }),
  ({ visit }) => listDomains(visit),
);

export default function Domains() {
  return <DomainsPage list={useLoaderData<typeof loader>()} />;
}
