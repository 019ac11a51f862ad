import { useActionData, useLoaderData } from '@remix-run/react';
import { checkListed, listDomains } from '~/features/domains/domains.server';
import { DomainsPage } from '~/features/domains/domains-page';
import { titleFromTable } from '~/meta';
import { pageAction } from '~/server/page.server';
import { listLoader } from '~/server/saved-views.server';

export const meta = titleFromTable;

export const loader = listLoader(
  () => ({ list: 'domains' }),
  ({ visit }) => listDomains(visit),
);

export const action = pageAction(({ visit, form }) => checkListed(visit, form));

export default function Domains() {
  return <DomainsPage list={useLoaderData<typeof loader>()} state={useActionData<typeof action>()} />;
}
